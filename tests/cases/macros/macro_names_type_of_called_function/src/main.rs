//! The macro calls the function by whatever type it is given: that is a use like any other.
mod row;

use row::Row;

macro_rules! save {
    ($kind:ident, $path:expr) => {
        $kind::save($path, 1000)
    };
}

fn main() -> std::io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    save!(Row, &path)
}
