//! The flush belongs behind the whole iteration, not into the closure that each item runs.

use std::io::{self, Write};

fn echo(values: &[String]) {
    let mut stdout = io::stdout().lock();
    let _ = values.iter().try_for_each(|value| writeln!(stdout, "{value}")); //~ safe line_buffered_stdout
}

fn main() {
    let values: Vec<String> = (0..200).map(|n| format!("value {n}")).collect();
    echo(&values);
}
