//! No other package can depend on a program, so the type of its public field may change.
mod ledger;

use std::io;
use std::path::Path;

use ledger::Ledger;

fn main() -> io::Result<()> {
    let mut ledger = Ledger::open(Path::new("input.bin"))?;
    let mut balance = 0_i64;
    for _ in 0..500 {
        balance = balance.wrapping_add(ledger.next_amount()?);
    }
    println!("{balance}");
    Ok(())
}
