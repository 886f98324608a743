//! What takes the place of a handle: a buffer of std, or tokio's own for what is read asynchronously.

use crate::index::{Resolved, TypeId};
use crate::repair::scene::{ASYNC_WRITE, BUF_READER, BUF_WRITER, Scene, WRITE};

/// The handle and what is put around it.
#[derive(Clone, Copy)]
pub struct Swap {
    pub handle: TypeId,
    pub cure: TypeId,
    /// A writer is flushed before its handle is looked at.
    pub is_writer: bool,
    /// How the cure is imported.
    pub path: &'static [&'static str],
    /// The cure goes around a `File` that is made from stdout's descriptor.
    pub past_stdout: bool,
    /// The cure stands there already, and only a flush is missing.
    pub is_there: bool,
}

const TOKIO_BUF_READER: &[&str] = &["tokio", "io", "BufReader"];
const TOKIO_BUF_WRITER: &[&str] = &["tokio", "io", "BufWriter"];

impl Swap {
    pub fn reader(scene: Scene<'_>, handle: TypeId) -> Option<Self> {
        let index = scene.index();
        let of_tokio = index.type_path(handle).starts_with("tokio::");
        let path = if of_tokio { TOKIO_BUF_READER } else { BUF_READER };
        let Resolved::Type(cure) = index.described(path)? else { return None };
        Some(Self { handle, cure, is_writer: false, path, past_stdout: false, is_there: false })
    }

    /// A socket may change hands after a greeting: what is read ahead must not stay behind with somebody else.
    pub fn may_travel(self, scene: Scene<'_>) -> bool {
        let path = scene.index().type_path(self.handle);
        !["std::net::", "std::os::unix::net::", "tokio::net::", "mio::"].iter().any(|it| path.starts_with(it))
    }

    /// A child that is asked again and again answers what was flushed; where it lives in a field, nobody here can tell.
    pub fn may_be_answered(self, scene: Scene<'_>) -> bool {
        self.is_writer && scene.index().type_path(self.handle) == "std::process::ChildStdin"
    }

    /// A writer whose calls are awaited, and whose buffer would lose what is in it when it is dropped.
    pub fn is_asynchronous(self, scene: Scene<'_>) -> bool {
        self.is_writer && scene.index().type_path(self.handle).starts_with("tokio::")
    }

    pub fn writer(scene: Scene<'_>, handle: TypeId) -> Option<Self> {
        let index = scene.index();
        let of_tokio = index.type_path(handle).starts_with("tokio::");
        let path = if of_tokio { TOKIO_BUF_WRITER } else { BUF_WRITER };
        let Resolved::Type(cure) = index.described(path)? else { return None };
        Some(Self { handle, cure, is_writer: true, path, past_stdout: false, is_there: false })
    }

    /// Other ends than a file's wait for what is written.
    pub fn is_asynchronous_file(self, scene: Scene<'_>) -> bool {
        self.is_asynchronous(scene) && scene.index().type_path(self.handle) == "tokio::fs::File"
    }

    /// The trait whose `flush` the buffer has.
    pub fn write_trait(self, scene: Scene<'_>) -> &'static [&'static str] {
        if self.is_asynchronous(scene) { ASYNC_WRITE } else { WRITE }
    }

    /// A writer that stands in its buffer already.
    pub fn of_buffer(handle: TypeId, cure: TypeId) -> Self {
        Self { handle, cure, is_writer: true, path: BUF_WRITER, past_stdout: false, is_there: true }
    }

    /// A writer that passes stdout's own line buffer by.
    pub fn past_stdout(scene: Scene<'_>, handle: TypeId) -> Option<Self> {
        Some(Self { past_stdout: true, ..Self::writer(scene, handle)? })
    }
}
