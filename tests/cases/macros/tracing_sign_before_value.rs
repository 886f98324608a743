//! `path = ?file.path()` is an expression behind a sign of the macro's own; what it names is no secret.
use std::io::{self, Write};

use tempfile::NamedTempFile;

mod tracing {
    macro_rules! trace {
        (target: $target:literal, $name:ident = ? $value:expr, $text:literal) => {
            if std::env::var_os($target).is_some() {
                eprintln!("{} {}={:?}", $text, stringify!($name), $value);
            }
        };
    }
    pub(crate) use trace;
}

fn write_block(rows: &[[u32; 3]]) -> io::Result<NamedTempFile> {
    let mut file = NamedTempFile::new()?;
    tracing::trace!(target: "CACHE", path = ?file.path(), "writing a block");
    for row in rows {
        for cell in row {
            write!(file, "{cell} ")?; //~ safe once per fragment
        }
    }
    Ok(file)
}

fn main() -> io::Result<()> {
    let rows: Vec<[u32; 3]> = (0..100).map(|it| [it, it * it, it * it * it]).collect();
    let file = write_block(&rows)?;
    println!("{}", std::fs::read_to_string(file.path())?.len());
    Ok(())
}
