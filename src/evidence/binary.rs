//! A traced program or one of its libraries: from the addresses that strace prints to places in sources.

use std::path::Path;

use addr2line::Loader;
use object::read::{Object as _, ObjectSegment as _, ReadCache};

use crate::evidence::strace::Frame;

/// A path as the compiler wrote it, and a line from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    pub path: String,
    pub line: u32,
}

pub struct Binary {
    loader: Loader,
    segments: Vec<Segment>,
}

/// A part of the file that is loaded. In bytes.
struct Segment {
    file_offset: u64,
    file_size: u64,
    address: u64,
}

impl Binary {
    /// `None` for what is no binary, or is not there.
    pub fn open(path: &Path) -> Option<Binary> {
        Some(Binary { loader: Loader::new(path).ok()?, segments: segments(path)? })
    }

    /// The places of one frame, what is inlined before what it is inlined into.
    pub fn places(&self, frame: &Frame) -> Vec<Place> {
        let mut places = Vec::new();
        let Some(returns_to) = self.virtual_address(frame) else { return places };
        // The address is where the call returns to, which may be the next line already.
        let Ok(mut frames) = self.loader.find_frames(returns_to.saturating_sub(1)) else { return places };
        while let Ok(Some(frame)) = frames.next() {
            let Some(location) = frame.location else { continue };
            if let (Some(path), Some(line)) = (location.file, location.line) {
                places.push(Place { path: path.to_owned(), line });
            }
        }
        places
    }

    /// strace prints an offset into the file if it unwinds with libunwind, and a virtual address if it unwinds
    /// with libdw. The start of the symbol tells which; without it the first is likelier.
    fn virtual_address(&self, frame: &Frame) -> Option<u64> {
        let loaded = self.segments.iter().find_map(|it| it.virtual_address(frame.address));
        let is_right = |address: u64| {
            let start = frame.into_symbol.and_then(|it| address.checked_sub(it));
            start.is_some_and(|it| {
                self.loader.find_symbol_info(it).is_some_and(|symbol| symbol.address() == it)
            })
        };
        match loaded {
            Some(address) if !is_right(address) && is_right(frame.address) => Some(frame.address),
            None => is_right(frame.address).then_some(frame.address),
            loaded => loaded,
        }
    }
}

impl Segment {
    fn virtual_address(&self, file_offset: u64) -> Option<u64> {
        let into = file_offset.checked_sub(self.file_offset).filter(|&it| it < self.file_size)?;
        self.address.checked_add(into)
    }
}

#[expect(clippy::disallowed_methods, reason = "the traced program is evidence")]
fn segments(path: &Path) -> Option<Vec<Segment>> {
    let cache = ReadCache::new(std::fs::File::open(path).ok()?);
    let object = object::File::parse(&cache).ok()?;
    let segments = object.segments().map(|it| {
        let (file_offset, file_size) = it.file_range();
        Segment { file_offset, file_size, address: it.address() }
    });
    Some(segments.collect())
}
