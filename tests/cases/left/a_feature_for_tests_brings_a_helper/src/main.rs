//! The helper is there for tests, those of this package and those of others that turn its feature on.
fn main() -> std::io::Result<()> {
    let mut rows = Vec::new();
    with_a_shared_helper::save(&[1, 2, 3], &mut rows)?;
    println!("{}", rows.len());
    Ok(())
}
