//! Failed writes are counted or collected as values, the function is Ok.
use std::fs::File;
use std::io::{self, Write};

fn good(dir: &str, rows: &[u32]) -> io::Result<usize> {
    let mut f = File::create(format!("{dir}/full"))?;
    Ok(rows.iter().filter(|r| writeln!(f, "{} {}", r, r).is_ok()).count()) //~ review once per fragment
}

fn errors(dir: &str, rows: &[u32]) -> io::Result<Vec<String>> {
    let mut f = File::create(format!("{dir}/full"))?;
    Ok(rows.iter().filter_map(|r| writeln!(f, "{} {}", r, r).err()).map(|e| e.to_string()).collect()) //~ review once per fragment
}

fn main() {
    let rows: Vec<u32> = (0..99).collect();
    println!("{:?}", good(".", &rows).ok());
    println!("{:?}", errors(".", &rows).map(|e| e.len()).ok());
}
