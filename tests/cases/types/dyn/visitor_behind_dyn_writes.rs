//! The walk knows only `dyn Visitor`; the one impl of the workspace writes to the file it borrows.
use std::fs::File;
use std::io::{self, Write};

enum Expr {
    Number(u32),
    Sum(Box<Expr>, Box<Expr>),
}

trait Visitor {
    fn number(&mut self, number: u32) -> io::Result<()>;
    fn operator(&mut self, sign: char) -> io::Result<()>;
}

struct Printer<W> {
    out: W,
}

impl<W: Write> Visitor for Printer<W> {
    fn number(&mut self, number: u32) -> io::Result<()> {
        write!(self.out, "{number} ") //~ open once per fragment //~ quiet few-calls
    }

    fn operator(&mut self, sign: char) -> io::Result<()> {
        writeln!(self.out, "{sign}") //~ open once per fragment
    }
}

fn walk(expr: &Expr, visitor: &mut dyn Visitor) -> io::Result<()> {
    match expr {
        Expr::Number(number) => visitor.number(*number),
        Expr::Sum(left, right) => {
            walk(left, visitor)?;
            walk(right, visitor)?;
            visitor.operator('+')
        }
    }
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let sum = (1..400).fold(Expr::Number(0), |sum, n| Expr::Sum(Box::new(sum), Box::new(Expr::Number(n))));
    let mut file = File::create(path)?;
    walk(&sum, &mut Printer { out: &mut file })
}
