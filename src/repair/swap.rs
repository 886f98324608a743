//! What takes the place of a handle: a buffer of std, or that of a runtime for what is read or written asynchronously.

use crate::index::{Resolved, TypeId};
use crate::repair::scene::{BUF_READER, BUF_WRITER, Scene, WRITE};

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

/// How the paths of sockets begin.
const SOCKETS: [&str; 7] = [
    "std::net::",
    "std::os::unix::net::",
    "tokio::net::",
    "async_std::net::",
    "async_std::os::unix::net::",
    "smol::net::",
    "mio::",
];

/// A crate whose reads and writes are awaited, and what it has for them.
struct Runtime {
    /// How the paths of its handles begin.
    prefix: &'static str,
    buf_reader: &'static [&'static str],
    buf_writer: &'static [&'static str],
    /// The trait with `flush`.
    write_trait: &'static [&'static str],
    /// The one handle whose other end waits for nothing.
    file: &'static str,
}

const RUNTIMES: [Runtime; 3] = [
    Runtime {
        prefix: "tokio::",
        buf_reader: &["tokio", "io", "BufReader"],
        buf_writer: &["tokio", "io", "BufWriter"],
        write_trait: &["tokio", "io", "AsyncWriteExt"],
        file: "tokio::fs::File",
    },
    Runtime {
        prefix: "async_std::",
        buf_reader: &["async_std", "io", "BufReader"],
        buf_writer: &["async_std", "io", "BufWriter"],
        write_trait: &["async_std", "io", "WriteExt"],
        file: "async_std::fs::File",
    },
    Runtime {
        prefix: "smol::",
        buf_reader: &["smol", "io", "BufReader"],
        buf_writer: &["smol", "io", "BufWriter"],
        write_trait: &["smol", "io", "AsyncWriteExt"],
        file: "smol::fs::File",
    },
];

fn runtime_of(scene: Scene<'_>, handle: TypeId) -> Option<&'static Runtime> {
    runtime_named(&scene.index().type_path(handle))
}

fn runtime_named(path: &str) -> Option<&'static Runtime> {
    RUNTIMES.iter().find(|it| path.starts_with(it.prefix))
}

/// Whether a type, by its path, is one whose reads and writes are awaited.
pub fn is_of_runtime(path: &str) -> bool {
    runtime_named(path).is_some()
}

/// Whether it is the trait of a runtime whose `flush` is awaited.
pub fn is_write_trait(path: &[&str]) -> bool {
    RUNTIMES.iter().any(|it| it.write_trait == path)
}

impl Swap {
    pub fn reader(scene: Scene<'_>, handle: TypeId) -> Option<Self> {
        let index = scene.index();
        let path = runtime_of(scene, handle).map_or(BUF_READER, |it| it.buf_reader);
        let Resolved::Type(cure) = index.described(path)? else { return None };
        Some(Self { handle, cure, is_writer: false, path, past_stdout: false, is_there: false })
    }

    /// A socket may change hands after a greeting: what is read ahead must not stay behind with somebody else.
    pub fn may_travel(self, scene: Scene<'_>) -> bool {
        let path = scene.index().type_path(self.handle);
        !SOCKETS.iter().any(|it| path.starts_with(it))
    }

    /// A child that is asked again and again answers what was flushed; where it lives in a field, nobody here can tell.
    pub fn may_be_answered(self, scene: Scene<'_>) -> bool {
        self.is_writer && scene.index().type_path(self.handle) == "std::process::ChildStdin"
    }

    /// A writer whose calls are awaited, and whose buffer would lose what is in it when it is dropped.
    pub fn is_asynchronous(self, scene: Scene<'_>) -> bool {
        self.is_writer && runtime_of(scene, self.handle).is_some()
    }

    pub fn writer(scene: Scene<'_>, handle: TypeId) -> Option<Self> {
        let index = scene.index();
        let path = runtime_of(scene, handle).map_or(BUF_WRITER, |it| it.buf_writer);
        let Resolved::Type(cure) = index.described(path)? else { return None };
        Some(Self { handle, cure, is_writer: true, path, past_stdout: false, is_there: false })
    }

    /// Other ends than a file's wait for what is written.
    pub fn is_asynchronous_file(self, scene: Scene<'_>) -> bool {
        let path = scene.index().type_path(self.handle);
        self.is_writer && runtime_of(scene, self.handle).is_some_and(|it| it.file == path)
    }

    /// The trait whose `flush` the buffer has.
    pub fn write_trait(self, scene: Scene<'_>) -> &'static [&'static str] {
        runtime_of(scene, self.handle).filter(|_| self.is_writer).map_or(WRITE, |it| it.write_trait)
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
