//! What takes the place of a handle: a buffer of std, or tokio's own for what is read asynchronously.

use crate::index::{Resolved, TypeId};
use crate::repair::scene::{BUF_READER, BUF_WRITER, Scene};

/// The handle and what is put around it.
#[derive(Clone, Copy)]
pub struct Swap {
    pub handle: TypeId,
    pub cure: TypeId,
    /// A writer is flushed before its handle is looked at.
    pub is_writer: bool,
    /// How the cure is imported.
    pub path: &'static [&'static str],
}

const TOKIO_BUF_READER: &[&str] = &["tokio", "io", "BufReader"];

impl Swap {
    pub fn reader(scene: Scene<'_>, handle: TypeId) -> Option<Self> {
        let index = scene.index();
        let of_tokio = index.type_path(handle).starts_with("tokio::");
        let path = if of_tokio { TOKIO_BUF_READER } else { BUF_READER };
        let cure = match index.described(path)? {
            Resolved::Type(id) => id,
            _ => return None,
        };
        Some(Self { handle, cure, is_writer: false, path })
    }

    pub fn writer(scene: Scene<'_>, handle: TypeId) -> Option<Self> {
        let cure = scene.index().known.buf_writer?;
        Some(Self { handle, cure, is_writer: true, path: BUF_WRITER })
    }
}
