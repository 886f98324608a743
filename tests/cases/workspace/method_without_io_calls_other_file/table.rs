use crate::quit::unless;
use std::collections::BTreeSet;

#[derive(Default)]
pub struct Table {
    rows: BTreeSet<String>,
}

impl Table {
    pub fn insert(&mut self, row: &str) -> bool {
        unless(row != "stop");
        !self.rows.insert(row.to_owned())
    }
}
