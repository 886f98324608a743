//! `prettytable`: writes every line of a table character by character, and every cell in pieces.

use std::io::{Result, Write};

pub struct Row;
pub struct Table;

impl Table {
    pub fn new() -> Table;
    pub fn add_row(&mut self, row: Row) -> &mut Row;
    pub fn set_titles(&mut self, titles: Row);

    /// Writes the characters of every line, and the padding and the text of every cell, by themselves, and flushes at the end.
    /// ```
    /// let table = prettytable::Table::new();
    /// let mut file = std::fs::File::create("f")?;
    /// table.print(&mut file)?;
    /// ```
    #[flushes]
    #[sink(once_per = "token", per_kib = 710)]
    pub fn print<T: Write + ?Sized>(&self, out: &mut T) -> Result<usize>;

    /// Writes every tag and every cell by themselves, and flushes at the end.
    /// ```
    /// let table = prettytable::Table::new();
    /// let mut file = std::fs::File::create("f")?;
    /// table.print_html(&mut file)?;
    /// ```
    #[flushes]
    #[sink(once_per = "token", per_kib = 33.9)]
    pub fn print_html<T: Write + ?Sized>(&self, out: &mut T) -> Result<()>;

    pub fn printstd(&self);
}
