//! A reader and a writer that behave as a `File` does and count what they are asked.

use std::io::{self, ErrorKind, IoSlice, IoSliceMut, Read, Seek, SeekFrom, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// What was asked, shared with the handle that an API has swallowed.
#[derive(Clone, Debug, Default)]
pub struct Tally(Arc<Counts>);

#[derive(Debug, Default)]
struct Counts {
    calls: AtomicU64,
    bytes: AtomicU64,
    seeks: AtomicU64,
    /// Where the handle stands, in bytes from the start.
    position: AtomicU64,
    /// The furthest it has stood: the length of what is written.
    end: AtomicU64,
    /// Bytes written since the last flush or seek, which both empty a `BufWriter`.
    unflushed: AtomicU64,
}

impl Tally {
    pub fn calls(&self) -> u64 {
        self.0.calls.load(Ordering::Relaxed)
    }

    pub fn bytes(&self) -> u64 {
        self.0.bytes.load(Ordering::Relaxed)
    }

    pub fn seeks(&self) -> u64 {
        self.0.seeks.load(Ordering::Relaxed)
    }

    pub fn position(&self) -> u64 {
        self.0.position.load(Ordering::Relaxed)
    }

    pub fn end(&self) -> u64 {
        self.0.end.load(Ordering::Relaxed)
    }

    pub fn unflushed(&self) -> u64 {
        self.0.unflushed.load(Ordering::Relaxed)
    }

    fn moved(&self, bytes: usize) {
        self.0.calls.fetch_add(1, Ordering::Relaxed);
        self.0.bytes.fetch_add(bytes as u64, Ordering::Relaxed);
        let before = self.0.position.fetch_add(bytes as u64, Ordering::Relaxed);
        self.0.end.fetch_max(before + bytes as u64, Ordering::Relaxed);
    }

    fn seek(&self, pos: SeekFrom, end: u64) -> io::Result<u64> {
        self.0.seeks.fetch_add(1, Ordering::Relaxed);
        self.0.unflushed.store(0, Ordering::Relaxed);
        let position = match pos {
            SeekFrom::Start(position) => Some(position),
            SeekFrom::Current(by) => self.position().checked_add_signed(by),
            SeekFrom::End(by) => end.checked_add_signed(by),
        };
        let position = position.ok_or(ErrorKind::InvalidInput)?;
        self.0.position.store(position, Ordering::Relaxed);
        Ok(position)
    }
}

/// Reads from memory, every call answered as fully as a `File` answers it.
#[derive(Clone, Debug)]
pub struct CountingReader {
    data: Arc<[u8]>,
    tally: Tally,
}

impl CountingReader {
    pub fn new(data: Arc<[u8]>, tally: Tally) -> Self {
        Self { data, tally }
    }

    fn rest(&self) -> &[u8] {
        let position = usize::try_from(self.tally.position()).unwrap_or(usize::MAX);
        self.data.get(position..).unwrap_or_default()
    }
}

impl Read for CountingReader {
    fn read(&mut self, mut buf: &mut [u8]) -> io::Result<usize> {
        let n = buf.write(self.rest())?;
        self.tally.moved(n);
        Ok(n)
    }

    fn read_vectored(&mut self, bufs: &mut [IoSliceMut<'_>]) -> io::Result<usize> {
        let mut n = 0;
        for buf in bufs {
            n += (&mut **buf).write(&self.rest()[n..])?;
        }
        self.tally.moved(n);
        Ok(n)
    }

    /// As `File` does: its length is known, so one read takes all and another finds the end.
    fn read_to_end(&mut self, buf: &mut Vec<u8>) -> io::Result<usize> {
        let n = self.rest().len();
        buf.extend_from_slice(self.rest());
        self.tally.moved(n);
        self.tally.moved(0);
        Ok(n)
    }

    fn read_to_string(&mut self, buf: &mut String) -> io::Result<usize> {
        let mut bytes = Vec::new();
        let n = self.read_to_end(&mut bytes)?;
        buf.push_str(std::str::from_utf8(&bytes).map_err(|_| ErrorKind::InvalidData)?);
        Ok(n)
    }
}

impl Seek for CountingReader {
    fn seek(&mut self, pos: SeekFrom) -> io::Result<u64> {
        self.tally.seek(pos, self.data.len() as u64)
    }
}

/// Takes bytes as a `File` takes them, up to the size of its disk, and keeps none.
#[derive(Clone, Debug)]
pub struct CountingWriter {
    tally: Tally,
    /// The last position, in bytes, to which it can be written.
    disk: u64,
}

impl CountingWriter {
    pub fn new(tally: Tally, disk: u64) -> Self {
        Self { tally, disk }
    }

    fn take(&mut self, wanted: usize) -> io::Result<usize> {
        let room = self.disk.saturating_sub(self.tally.position());
        let n = wanted.min(usize::try_from(room).unwrap_or(usize::MAX));
        self.tally.moved(n);
        self.tally.0.unflushed.fetch_add(n as u64, Ordering::Relaxed);
        if n == 0 && wanted > 0 { Err(ErrorKind::StorageFull.into()) } else { Ok(n) }
    }
}

impl Write for CountingWriter {
    fn write(&mut self, buf: &[u8]) -> io::Result<usize> {
        self.take(buf.len())
    }

    fn write_vectored(&mut self, bufs: &[IoSlice<'_>]) -> io::Result<usize> {
        self.take(bufs.iter().map(|it| it.len()).sum())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.tally.0.unflushed.store(0, Ordering::Relaxed);
        Ok(())
    }
}

impl Seek for CountingWriter {
    fn seek(&mut self, pos: SeekFrom) -> io::Result<u64> {
        self.tally.seek(pos, self.tally.end())
    }
}
