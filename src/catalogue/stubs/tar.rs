//! `tar`: headers of 512 bytes go one by one, the data between them in large blocks; nothing is flushed. Measured with
//! 0.4.46: 3.0 calls per KiB for files of 200 bytes, 0.2 for files of 20 KB, which is what most archives are made of.

use std::borrow::Cow;
use std::fs::File;
use std::io::{Read, Result, Seek, Write};
use std::path::Path;

pub struct Archive<R>;
pub struct Entries<R>;
pub struct Entry<R>;
pub struct Builder<W>;
pub struct Header;
pub struct EntryType;
pub struct Unpacked;

pub enum HeaderMode {
    Complete,
    Deterministic,
}

impl<R: Read> Archive<R> {
    pub fn new(obj: R) -> Archive<R>;
    pub fn into_inner(self) -> R;

    /// Reads the header of each entry by itself, and its data in blocks.
    /// ```
    /// for entry in tar::Archive::new(std::fs::File::open("f")?).entries()? {}
    /// ```
    #[sink(once_per = "block")]
    pub fn entries(&mut self) -> Result<Entries<R>>;

    /// Reads the header of each entry by itself, and its data in blocks.
    /// ```
    /// tar::Archive::new(std::fs::File::open("f")?).unpack("d")?;
    /// ```
    #[sink(once_per = "block")]
    pub fn unpack<P: AsRef<Path>>(&mut self, dst: P) -> Result<()>;

    pub fn set_mask(&mut self, mask: u32);
    pub fn set_unpack_xattrs(&mut self, unpack_xattrs: bool);
    pub fn set_preserve_permissions(&mut self, preserve: bool);
    pub fn set_preserve_mtime(&mut self, preserve: bool);
    pub fn set_overwrite(&mut self, overwrite: bool);
    pub fn set_ignore_zeros(&mut self, ignore_zeros: bool);
}

impl<R: Seek + Read> Archive<R> {
    /// Skips from header to header by seeking, which throws away what a buffer has read ahead.
    #[seeks]
    pub fn entries_with_seek(&mut self) -> Result<Entries<R>>;
}

impl<R: Read> Iterator for Entries<R> {
    type Item = Result<Entry<R>>;
}

impl<R: Read> Entries<R> {
    pub fn raw(self, raw: bool) -> Entries<R>;
}

impl<R: Read> Entry<R> {
    pub fn path(&self) -> Result<Cow<Path>>;
    pub fn path_bytes(&self) -> Cow<[u8]>;
    pub fn link_name(&self) -> Result<Option<Cow<Path>>>;
    pub fn header(&self) -> &Header;
    pub fn size(&self) -> u64;
    pub fn unpack<P: AsRef<Path>>(&mut self, dst: P) -> Result<Unpacked>;
    pub fn unpack_in<P: AsRef<Path>>(&mut self, dst: P) -> Result<bool>;
    pub fn set_preserve_permissions(&mut self, preserve: bool);
    pub fn set_preserve_mtime(&mut self, preserve: bool);
}

impl<R: Read> Read for Entry<R> {}

impl<W: Write> Builder<W> {
    pub fn new(obj: W) -> Builder<W>;
    pub fn mode(&mut self, mode: HeaderMode);
    pub fn follow_symlinks(&mut self, follow: bool);
    pub fn get_ref(&self) -> &W;
    pub fn get_mut(&mut self) -> &mut W;
    pub fn into_inner(self) -> Result<W>;

    /// Writes the header, the data and the padding of an entry by themselves.
    /// ```
    /// let mut out = std::io::stdout();
    /// let header = tar::Header::new_gnu();
    /// tar::Builder::new(&mut out).append(&header, std::io::empty())?;
    /// ```
    #[sink(once_per = "block", of = "W")]
    pub fn append<R: Read>(&mut self, header: &Header, data: R) -> Result<()>;

    /// Writes the header, the data and the padding of an entry by themselves.
    /// ```
    /// let mut out = std::io::stdout();
    /// let mut header = tar::Header::new_gnu();
    /// tar::Builder::new(&mut out).append_data(&mut header, "name", std::io::empty())?;
    /// ```
    #[sink(once_per = "block", of = "W")]
    pub fn append_data<P: AsRef<Path>, R: Read>(
        &mut self,
        header: &mut Header,
        path: P,
        data: R,
    ) -> Result<()>;

    /// Writes the header, the data and the padding of an entry by themselves.
    /// ```
    /// let mut out = std::io::stdout();
    /// tar::Builder::new(&mut out).append_path("name")?;
    /// ```
    #[sink(once_per = "block")]
    pub fn append_path<P: AsRef<Path>>(&mut self, path: P) -> Result<()>;

    /// Writes the header, the data and the padding of an entry by themselves.
    /// ```
    /// let mut out = std::io::stdout();
    /// tar::Builder::new(&mut out).append_path_with_name("path", "name")?;
    /// ```
    #[sink(once_per = "block")]
    pub fn append_path_with_name<P: AsRef<Path>, N: AsRef<Path>>(&mut self, path: P, name: N) -> Result<()>;

    /// Writes the header, the data and the padding of an entry by themselves.
    /// ```
    /// let mut out = std::io::stdout();
    /// let mut entry = std::fs::File::open("path")?;
    /// tar::Builder::new(&mut out).append_file("name", &mut entry)?;
    /// ```
    #[sink(once_per = "block", of = "W")]
    pub fn append_file<P: AsRef<Path>>(&mut self, path: P, file: &mut File) -> Result<()>;

    pub fn append_dir<P: AsRef<Path>, Q: AsRef<Path>>(&mut self, path: P, src_path: Q) -> Result<()>;

    /// Writes the header, the data and the padding of every entry by themselves.
    /// ```
    /// let mut out = std::io::stdout();
    /// tar::Builder::new(&mut out).append_dir_all("name", "path")?;
    /// ```
    #[sink(once_per = "block")]
    pub fn append_dir_all<P: AsRef<Path>, Q: AsRef<Path>>(&mut self, path: P, src_path: Q) -> Result<()>;

    pub fn finish(&mut self) -> Result<()>;
}

impl Header {
    pub fn new_gnu() -> Header;
    pub fn new_old() -> Header;
    pub fn new_ustar() -> Header;
    pub fn set_path<P: AsRef<Path>>(&mut self, p: P) -> Result<()>;
    pub fn set_size(&mut self, size: u64);
    pub fn set_mode(&mut self, mode: u32);
    pub fn set_mtime(&mut self, mtime: u64);
    pub fn set_cksum(&mut self);
    pub fn set_entry_type(&mut self, ty: EntryType);
    pub fn set_metadata(&mut self, meta: &std::fs::Metadata);
    pub fn size(&self) -> Result<u64>;
    pub fn mode(&self) -> Result<u32>;
    pub fn entry_type(&self) -> EntryType;
    pub fn path(&self) -> Result<Cow<Path>>;
}

impl EntryType {
    pub fn is_file(&self) -> bool;
    pub fn is_dir(&self) -> bool;
    pub fn is_symlink(&self) -> bool;
}
