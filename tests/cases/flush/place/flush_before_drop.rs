//! An explicit `drop` is where the file was closed, and where a BufWriter would swallow its error.

use std::fs::{self, File};
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    let mut sitemap = File::create(&path)?;
    for page in 0..250 {
        writeln!(sitemap, "https://example.com/articles/{}", page)?; //~ safe once per fragment
    }
    drop(sitemap);

    let size = fs::metadata(&path)?.len();
    println!("{path}: {size} bytes");
    Ok(())
}
