//! `ratatui`: a backend writes every command of every changed cell by itself, and flushes each frame.

pub use terminal::{CompletedFrame, Frame, Terminal, TerminalOptions, Viewport};

pub mod backend {
    use std::io::Write;

    pub struct CrosstermBackend<W>;

    pub trait Backend {}

    impl<W: Write> CrosstermBackend<W> {
        /// Writes the place, the colours and the text of a cell in pieces, and flushes each frame.
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
