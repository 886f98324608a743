include!("make_migrations.rs");

fn main() {
    println!("cargo::rerun-if-changed=build"); //~ silent
    let folder = std::env::var_os("OUT_DIR").map(std::path::PathBuf::from).unwrap_or_default();
    make_migrations(&["CREATE TABLE a (b)", "DROP TABLE a"], &folder.join("migrations.rs")).unwrap();
}
