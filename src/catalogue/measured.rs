//! What a counting reader or writer saw of an API: the table that the package `measure` prints.

/// Tab-separated, one use of an API a line, under a line of names.
pub const TABLE: &str = include_str!("measured.tsv");

/// One use of one API.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Measured<'a> {
    /// As a user names it: `serde_json::from_reader`.
    pub api: &'a str,
    pub version: &'a str,
    /// `read` or `write`.
    pub direction: &'a str,
    /// What was moved, where that decides.
    pub usage: &'a str,
    /// Calls for 200 KB on the bare handle. Absent, as those below, where the API takes no bare handle.
    pub small_calls: &'a str,
    /// Calls per KiB of 2 MB on the bare handle.
    pub per_kib: &'a str,
    /// The same through a buffer of 8 KiB.
    pub wrapped: &'a str,
    pub seeks: &'a str,
    /// Whether the writer below was flushed at the end: `yes` or `no`.
    pub flushes: &'a str,
    /// What became of the error of the last byte: `reported`, `lost` or `panics`.
    pub last_error: &'a str,
    /// Bytes taken from what follows the input, or `to the end`.
    pub over_read: &'a str,
}

/// The rows of the table; a line that has other columns is none.
pub fn measured() -> impl Iterator<Item = Measured<'static>> {
    TABLE.lines().skip(1).filter_map(|line| {
        let columns: Vec<&str> = line.split('\t').collect();
        let [
            api,
            version,
            direction,
            usage,
            small_calls,
            per_kib,
            wrapped,
            seeks,
            flushes,
            last_error,
            over_read,
        ] = columns[..]
        else {
            return None;
        };
        Some(Measured {
            api,
            version,
            direction,
            usage,
            small_calls,
            per_kib,
            wrapped,
            seeks,
            flushes,
            last_error,
            over_read,
        })
    })
}

impl Measured<'_> {
    /// Whether the row is about an item with this path: that of the row may leave out modules that re-exports save
    /// its user.
    pub fn is_of(&self, full_path: &str) -> bool {
        // Few have the same last name, and a whole list is held against all rows.
        if self.api.rsplit(':').next() != full_path.rsplit(':').next() {
            return false;
        }
        let mut own = self.api.split("::").peekable();
        let mut is_first = true;
        for name in full_path.split("::") {
            let is_module = name.starts_with(char::is_lowercase);
            if own.peek() == Some(&name) {
                own.next();
            } else if is_first || !is_module {
                return false;
            }
            is_first = false;
        }
        own.next().is_none()
    }

    /// Calls per KiB on the bare handle.
    pub fn calls_per_kib(&self) -> Option<f64> {
        self.per_kib.parse().ok()
    }
}
