//! The package that a case is, and the crates that it may use.

/// The crates that a case may use.
pub const DEPENDENCIES: &str = r#"
anyhow = "1"
crossterm = { version = "0.29", default-features = false }
byteorder = "1"
console = { version = "0.16", default-features = false, features = ["std"] }
csv = "1"
eyre = "0.6"
flate2 = "1"
fs-err = "3"
indicatif = { version = "0.18", default-features = false }
log = "0.4"
miette = "7"
paste = "1"
parquet = { version = "57", default-features = false }
plist = "1"
rand_core = "0.9"
ratatui = { version = "0.30", default-features = false, features = ["crossterm"] }
serde = { version = "1", features = ["derive"] }
serde_json = "1"
snafu = "0.8"
tempfile = "3"
thiserror = "2"
tokio = { version = "1", features = ["fs", "io-util", "macros", "net", "process", "rt-multi-thread", "sync", "time"] }
"#;

/// All that a case may be of.
pub const EDITIONS: [&str; 4] = ["2015", "2018", "2021", "2024"];

/// A package that may use every crate the cases know.
pub fn manifest(name: &str, edition: &str) -> String {
    format!(
        "[package]\nname = \"{name}\"\nversion = \"0.0.0\"\nedition = \"{edition}\"\n\n[dependencies]{DEPENDENCIES}"
    )
}
