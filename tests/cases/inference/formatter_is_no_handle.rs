//! A `Formatter` is nobody's handle: where its fragments go is up to who prints.

use std::fmt;

struct Matrix(Vec<Vec<f64>>);

impl fmt::Display for Matrix {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        for row in &self.0 {
            for cell in row {
                write!(f, "{:8.3} ", cell)?; //~ silent
            }
            writeln!(f)?; //~ silent
        }
        Ok(())
    }
}

fn main() {
    let hilbert =
        Matrix((1..5).map(|row| (0..4).map(|column| 1.0 / f64::from(row + column)).collect()).collect());
    let text = hilbert.to_string();
    println!("{text}"); //~ silent
}
