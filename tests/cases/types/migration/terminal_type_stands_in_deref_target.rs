//! The terminal flushes each frame itself, and what the field's type is called stands in `Target` too.
//! runs: same
use std::io::{self, Stderr, stderr};
use std::ops::{Deref, DerefMut};

use ratatui::backend::CrosstermBackend;
use ratatui::layout::Rect;
use ratatui::{Terminal, TerminalOptions, Viewport};

struct Screen {
    inner: Terminal<CrosstermBackend<Stderr>>,
    frames: usize,
}

impl Screen {
    fn start() -> io::Result<Self> {
        let viewport = Viewport::Fixed(Rect::new(0, 0, 40, 10));
        Ok(Self {
            inner: Terminal::with_options(CrosstermBackend::new(stderr()), TerminalOptions { viewport })?, //~ review once per token
            frames: 0,
        })
    }
}

impl Deref for Screen {
    type Target = Terminal<CrosstermBackend<Stderr>>;

    fn deref(&self) -> &Self::Target {
        &self.inner
    }
}

impl DerefMut for Screen {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.inner
    }
}

fn main() -> io::Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    let mut screen = Screen::start()?;
    for line in text.lines() {
        screen.draw(|frame| frame.render_widget(line, frame.area()))?;
        screen.frames += 1;
    }
    screen.show_cursor()?;
    println!("{} frames", screen.frames);
    Ok(())
}
