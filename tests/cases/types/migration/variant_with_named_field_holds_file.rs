//! The field of a variant has a name: what a literal of the variant gives it is found there.
use std::fs::File;
use std::io::{self, Write};

enum Output {
    Table { file: File, columns: usize },
    Nothing,
}

impl Output {
    fn row(&mut self, values: &[u32]) -> io::Result<()> {
        match self {
            Output::Table { file, columns } => {
                for value in values.iter().take(*columns) {
                    write!(file, "{value};")?; //~ safe once per fragment
                }
                writeln!(file) //~ safe once per call
            }
            Output::Nothing => Ok(()),
        }
    }
}

fn main() -> io::Result<()> {
    let mut output = match std::env::args().count() {
        0 => Output::Nothing,
        _ => Output::Table { file: File::create("table.csv")?, columns: 8 },
    };
    for row in 0..1000 {
        output.row(&[row, row + 1, row + 2])?;
    }
    Ok(())
}
