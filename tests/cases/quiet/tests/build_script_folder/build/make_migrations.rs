pub fn make_migrations(migrations: &[&str], to: &std::path::Path) -> std::io::Result<()> {
    use std::io::Write;

    let mut file = std::fs::File::create(to)?;
    for migration in migrations {
        writeln!(file, "{:?}, {}", migration, migration.len())?; //~ quiet unused
    }
    file.flush()
}
