//! What comes before the terminal is shown by its macro, and the buffer stands where the terminal takes the stream.
//! runs: same
use std::io::{self, stderr};

use crossterm::{cursor::MoveTo, execute};
use ratatui::backend::CrosstermBackend;
use ratatui::layout::Rect;
use ratatui::{Terminal, TerminalOptions, Viewport};

fn main() -> io::Result<()> {
    let mut stream = stderr();
    execute!(stream, MoveTo(0, 0))?; //~ review once per fragment
    let backend = CrosstermBackend::new(stream); //~ review once per token
    let viewport = Viewport::Fixed(Rect::new(0, 0, 40, 10));
    let mut terminal = Terminal::with_options(backend, TerminalOptions { viewport })?;
    for line in std::fs::read_to_string("input.txt")?.lines() {
        terminal.draw(|frame| frame.render_widget(line, frame.area()))?;
    }
    execute!(terminal.backend_mut(), MoveTo(0, 10))?; //~ review once per fragment
    terminal.show_cursor()
}
