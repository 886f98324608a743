//! `ratatui`: a backend writes every command of every changed cell by itself, and flushes each frame.

pub use terminal::{CompletedFrame, Frame, Terminal, TerminalOptions, Viewport};

pub mod backend {
    use std::io::{Result, Write};

    pub struct CrosstermBackend<W>;

    // `flush` is a method of `Write` too, and with two of them no call of it could be told.
    pub trait Backend {
        fn draw<I>(&mut self, content: I) -> Result<()>;
        fn append_lines(&mut self, n: u16) -> Result<()>;
        fn hide_cursor(&mut self) -> Result<()>;
        fn show_cursor(&mut self) -> Result<()>;
        fn get_cursor_position(&mut self) -> Result<Position>;
        fn set_cursor_position<P: Into<Position>>(&mut self, position: P) -> Result<()>;
        fn set_cursor(&mut self, x: u16, y: u16) -> Result<()>;
        fn clear(&mut self) -> Result<()>;
        fn size(&self) -> Result<Size>;
    }

    pub struct Position;
    pub struct Size;

    impl<W: Write> CrosstermBackend<W> {
        /// Writes the place, the colours and the text of a cell in pieces, and flushes each frame.
        /// ```
        /// let backend = ratatui::backend::CrosstermBackend::new(std::io::stderr());
        /// let mut terminal = ratatui::Terminal::new(backend)?;
        /// terminal.draw(|frame| frame.render_widget("text", frame.area()))?;
        /// ```
        #[flushes]
        #[sink(once_per = "token", per_kib = 754, one_line)]
        pub fn new(writer: W) -> Self;

        pub fn writer(&self) -> &W;
        pub fn writer_mut(&mut self) -> &mut W;
    }

    impl<W: Write> Write for CrosstermBackend<W> {}
    impl<W: Write> Backend for CrosstermBackend<W> {}
}

pub mod prelude {
    pub use crate::backend::{Backend, CrosstermBackend};
    pub use crate::terminal::{Frame, Terminal};
}

pub mod terminal {
    use crate::backend::Backend;
    use std::io::Result;

    pub struct CompletedFrame;
    pub struct Frame;
    pub struct Terminal<B>;
    pub struct TerminalOptions;
    pub struct Viewport;

    impl<B: Backend> Terminal<B> {
        pub fn new(backend: B) -> Result<Self>;
        pub fn with_options(backend: B, options: TerminalOptions) -> Result<Self>;
        pub fn backend(&self) -> &B;
        pub fn backend_mut(&mut self) -> &mut B;
        pub fn draw<F: FnOnce(&mut Frame)>(&mut self, render_callback: F) -> Result<CompletedFrame>;
        pub fn try_draw<F: FnOnce(&mut Frame)>(&mut self, render_callback: F) -> Result<CompletedFrame>;
        pub fn flush(&mut self) -> Result<()>;
        pub fn clear(&mut self) -> Result<()>;
        pub fn autoresize(&mut self) -> Result<()>;
        pub fn hide_cursor(&mut self) -> Result<()>;
        pub fn show_cursor(&mut self) -> Result<()>;
        pub fn get_frame(&mut self) -> Frame;
    }
}
