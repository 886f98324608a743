//! Who depends on the library may name the type of a public field: changing it breaks them.
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
