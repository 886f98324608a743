//! The backend is given the cells themselves, and flushed behind them, with a buffer and without.
//! runs: same
//! calls: 20 times fewer writes
use std::io::{self, stderr};

use ratatui::backend::{Backend, CrosstermBackend};
use ratatui::buffer::Cell;

fn draw(cells: &[(u16, u16, Cell)]) -> io::Result<()> {
    let mut backend = CrosstermBackend::new(stderr().lock()); //~ review once per token
    backend.draw(cells.iter().map(|(x, y, cell)| (*x, *y, cell)))?;
    backend.show_cursor()?;
    backend.flush()
}

fn main() -> io::Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    let mut cells = Vec::new();
    for (y, line) in (0..).zip(text.lines()) {
        for (x, character) in (0..).zip(line.chars()).filter(|it| !it.1.is_ascii_lowercase()) {
            let mut cell = Cell::default();
            cell.set_char(character);
            cells.push((x, y, cell));
        }
    }
    draw(&cells)
}
