//! `ratatui` on screens of coloured lines, most cells of which change from one frame to the next.

use super::write;
use crate::input;
use crate::measure::Api;

const LINES: u16 = 24;

macro_rules! screens {
    ($name:ident, $krate:ident) => {
        fn $name(writer: impl std::io::Write, size: usize) -> crate::measure::Outcome {
            use $krate::backend::CrosstermBackend;
            use $krate::layout::Rect;
            use $krate::style::{Color, Modifier, Style};
            use $krate::{Terminal, TerminalOptions, Viewport};

            let viewport = Viewport::Fixed(Rect::new(0, 0, 80, LINES));
            let mut terminal =
                Terminal::with_options(CrosstermBackend::new(writer), TerminalOptions { viewport })?;
            let name = Style::new().fg(Color::Green).add_modifier(Modifier::BOLD);
            for screen in input::records(size / 2).chunks(LINES.into()) {
                terminal.draw(|frame| {
                    for (row, record) in (0..).zip(screen) {
                        frame.buffer_mut().set_string(0, row, &record.name, name);
                        let rest = format!("{} of {}", record.amount, record.city);
                        frame.buffer_mut().set_string(30, row, rest, Style::new());
                    }
                })?;
            }
            let shown = terminal.show_cursor();
            // A terminal that is dropped before its cursor is shown tries again, and complains on stderr.
            std::mem::forget(terminal);
            Ok(shown?)
        }
    };
}

screens!(screens, ratatui);
screens!(screens_026, ratatui_026);

pub fn apis() -> Vec<Api> {
    vec![
        write!("ratatui" "0.30", "ratatui::backend::CrosstermBackend::new", "", |writer, size| {
            screens(writer, size)
        }),
        write!("ratatui" "0.26", "ratatui::backend::CrosstermBackend::new", "", |writer, size| {
            screens_026(writer, size)
        }),
    ]
}
