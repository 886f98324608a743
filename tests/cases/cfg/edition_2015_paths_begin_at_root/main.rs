//! In the edition of 2015 `use codec;` and `::codec` begin at the root of the crate, wherever they stand.
//! edition: 2015

mod codec;
mod export;

use std::io;

fn main() -> io::Result<()> {
    export::numbers("numbers", 3000)?;
    export::squares("squares", 3000)
}
