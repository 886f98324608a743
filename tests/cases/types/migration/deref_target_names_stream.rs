//! `paint` takes what `Screen` dereferences to, and names the stream in it.
use std::io::{self, Stderr, stderr};
use std::ops::{Deref, DerefMut};

use ratatui::backend::CrosstermBackend;
use ratatui::layout::Rect;
use ratatui::{Terminal, TerminalOptions, Viewport};

struct Screen(Terminal<CrosstermBackend<Stderr>>);

impl Deref for Screen {
    type Target = Terminal<CrosstermBackend<Stderr>>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Screen {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

fn paint(terminal: &mut Terminal<CrosstermBackend<Stderr>>, line: &str) -> io::Result<()> {
    terminal.draw(|frame| frame.render_widget(line, frame.area()))?;
    Ok(())
}

fn main() -> io::Result<()> {
    let viewport = Viewport::Fixed(Rect::new(0, 0, 40, 10));
    let options = TerminalOptions { viewport };
    let mut screen = Screen(Terminal::with_options(CrosstermBackend::new(stderr()), options)?); //~ left once per token
    for line in std::fs::read_to_string("input.txt")?.lines() {
        paint(&mut screen, line)?;
    }
    screen.show_cursor()
}
