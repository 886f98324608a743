//! `console`: a terminal, and what waits for the person before it. What is written to it is not described: whether it is
//! gathered is told by how it was made.

use std::io::Result;

pub struct Term;
pub enum Key {}

impl Term {
    pub fn stdout() -> Term;
    pub fn stderr() -> Term;
    pub fn buffered_stdout() -> Term;
    pub fn buffered_stderr() -> Term;
    pub fn is_term(&self) -> bool;
    pub fn size(&self) -> (u16, u16);
    /// Waits for a key that stands for a character.
    #[waits]
    pub fn read_char(&self) -> Result<char>;
    /// Waits for a key.
    #[waits]
    pub fn read_key(&self) -> Result<Key>;
    /// Waits for a key, Ctrl-C too.
    #[waits]
    pub fn read_key_raw(&self) -> Result<Key>;
    /// Waits for a line that is typed.
    #[waits]
    pub fn read_line(&self) -> Result<String>;
    /// Waits for a line that is typed, begun with a text.
    #[waits]
    pub fn read_line_initial_text(&self, initial: &str) -> Result<String>;
    /// Waits for a line that is typed and not shown.
    #[waits]
    pub fn read_secure_line(&self) -> Result<String>;
}

impl Clone for Term {}
