//! The versions that were measured, as Cargo.lock tells them.

const LOCK: &str = include_str!("../Cargo.lock");

/// Name and version of every package that is built.
pub struct Versions(Vec<(&'static str, &'static str)>);

impl Versions {
    pub fn of_lock_file() -> Self {
        let lines: Vec<&str> = LOCK.lines().collect();
        let value = |line: &'static str, key: &str| line.strip_prefix(key)?.strip_suffix('"');
        let pairs = lines
            .windows(2)
            .filter_map(|pair| Some((value(pair[0], "name = \"")?, value(pair[1], "version = \"")?)));
        Self(pairs.collect())
    }

    /// The version of a package that begins with `prefix`.
    ///
    /// # Panics
    /// Where there is none: a row must say what it measured.
    pub fn of(&self, package: &str, prefix: &str) -> &'static str {
        if package == "std" {
            return "1";
        }
        let found = self.0.iter().find(|(name, version)| *name == package && version.starts_with(prefix));
        found.unwrap_or_else(|| panic!("Cargo.lock has no {package} {prefix}")).1
    }
}
