//! What a module of tests writes is for tests, also where its file is one that says so nowhere, and the file below it.
fn main() -> std::io::Result<()> {
    let mut rows = Vec::new();
    rows::save(&[1, 2, 3], &mut rows)?;
    println!("{}", rows.len()); //~ silent
    Ok(())
}
