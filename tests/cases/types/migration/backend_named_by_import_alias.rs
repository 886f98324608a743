//! The function that makes the terminal names its backend as the import does, and not as it is declared.
//! runs: same
//! calls: 20 times fewer writes
use std::io::{self, Stderr, stderr};

use ratatui::backend::CrosstermBackend as Screen;
use ratatui::layout::Rect;
use ratatui::{Terminal, TerminalOptions, Viewport};

struct Tui {
    terminal: Terminal<Screen<Stderr>>,
}

fn start() -> io::Result<Tui> {
    let viewport = Viewport::Fixed(Rect::new(0, 0, 40, 10));
    let terminal = Terminal::with_options(Screen::new(stderr()), TerminalOptions { viewport })?; //~ review once per token
    Ok(Tui { terminal })
}

fn main() -> io::Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    let mut tui = start()?;
    for line in text.lines() {
        tui.terminal.draw(|frame| frame.render_widget(line, frame.area()))?;
    }
    tui.terminal.show_cursor()
}
