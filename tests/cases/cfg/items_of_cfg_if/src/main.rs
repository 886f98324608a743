//! The function stands in a branch of `cfg_if!`; its imports stay inside of it.

cfg_if::cfg_if! {
    if #[cfg(unix)] {
        fn export(path: &str) -> std::io::Result<()> {
            use std::io::Write;

            let mut out = std::fs::File::create(path)?;
            for row in 0..300 {
                writeln!(out, "{},{}", row, row / 2)?; //~ safe once per fragment
            }
            Ok(())
        }
    } else {
        fn export(_: &str) -> std::io::Result<()> {
            Err(std::io::ErrorKind::Unsupported.into())
        }
    }
}

fn main() -> std::io::Result<()> {
    export(&std::env::args().nth(1).unwrap_or("output".into()))
}
