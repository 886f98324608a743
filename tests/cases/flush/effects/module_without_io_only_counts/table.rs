use std::collections::BTreeSet;

#[derive(Default)]
pub struct Table {
    rows: BTreeSet<String>,
}

impl Table {
    pub fn insert(&mut self, row: &str) -> bool {
        !self.rows.insert(row.to_owned())
    }
}
