//! What a branch keeps to tests is nobody's bottleneck, in a macro as elsewhere.

fn main() {}

cfg_if::cfg_if! {
    if #[cfg(test)] {
        use std::io::Write;

        pub fn fill(path: &str) -> std::io::Result<()> {
            let mut file = std::fs::File::create(path)?;
            for n in 0..1000 {
                writeln!(file, "{} {}", n, n)?; //~ silent
            }
            Ok(())
        }
    }
}
