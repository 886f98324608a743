//! `zip`: before 2 the directory was read, and headers were written, field by field (measured of 0.5.13, 0.6.6 and
//! 1.1.4: 18 reads and 34 writes an entry); since then a header is one block, and 2 reads and 8 writes are left.

pub use read::ZipArchive;
pub use write::ZipWriter;

pub mod result {
    pub type ZipResult<T> = Result<T, ZipError>;

    pub enum ZipError {
        Io(std::io::Error),
        InvalidArchive(&'static str),
        UnsupportedArchive(&'static str),
        FileNotFound,
    }

    impl std::error::Error for ZipError {}
    impl From<std::io::Error> for ZipError {}
    impl From<ZipError> for std::io::Error {}
}

pub enum CompressionMethod {
    Stored,
    Deflated,
    Bzip2,
    Zstd,
}

pub struct DateTime;

pub mod read {
    use std::io::{Read, Seek};
    use std::path::{Path, PathBuf};

    use zip::result::ZipResult;
    use zip::{CompressionMethod, DateTime};

    pub struct ZipArchive<R>;

    /// Decompresses in large blocks.
    #[buffers]
    pub struct ZipFile<R>;

    impl<R: Read + Seek> ZipArchive<R> {
        /// Reads every field of the directory by itself, and in some versions seeks to each entry.
        /// ```
        /// let archive = zip::ZipArchive::new(std::fs::File::open("f")?)?;
        /// ```
        #[seeks]
        #[sink(once_per = "token", before = "2")]
        pub fn new(reader: R) -> ZipResult<ZipArchive<R>>;

        pub fn extract<P: AsRef<Path>>(&mut self, directory: P) -> ZipResult<()>;
        pub fn by_name(&mut self, name: &str) -> ZipResult<ZipFile<R>>;
        pub fn by_index(&mut self, file_number: usize) -> ZipResult<ZipFile<R>>;
        pub fn by_index_raw(&mut self, file_number: usize) -> ZipResult<ZipFile<R>>;
        pub fn by_name_decrypt(&mut self, name: &str, password: &[u8]) -> ZipResult<ZipFile<R>>;
    }

    impl<R> ZipArchive<R> {
        pub fn len(&self) -> usize;
        pub fn is_empty(&self) -> bool;
        pub fn offset(&self) -> u64;
        pub fn comment(&self) -> &[u8];
        pub fn file_names(&self) -> impl Iterator<Item = &str>;
        pub fn index_for_name(&self, name: &str) -> Option<usize>;
        pub fn name_for_index(&self, index: usize) -> Option<&str>;
        pub fn into_inner(self) -> R;
    }

    impl<R> ZipFile<R> {
        pub fn name(&self) -> &str;
        pub fn name_raw(&self) -> &[u8];
        pub fn mangled_name(&self) -> PathBuf;
        pub fn enclosed_name(&self) -> Option<PathBuf>;
        pub fn comment(&self) -> &str;
        pub fn compression(&self) -> CompressionMethod;
        pub fn compressed_size(&self) -> u64;
        pub fn size(&self) -> u64;
        pub fn last_modified(&self) -> Option<DateTime>;
        pub fn is_dir(&self) -> bool;
        pub fn is_file(&self) -> bool;
        pub fn is_symlink(&self) -> bool;
        pub fn unix_mode(&self) -> Option<u32>;
        pub fn crc32(&self) -> u32;
    }

    impl<R: Read> Read for ZipFile<R> {}

    pub fn read_zipfile_from_stream<R: Read>(reader: &mut R) -> ZipResult<Option<ZipFile<R>>>;
}

pub mod write {
    use std::io::{Read, Seek, Write};
    use std::path::Path;

    use zip::read::{ZipArchive, ZipFile};
    use zip::result::ZipResult;
    use zip::{CompressionMethod, DateTime};

    /// Gathers what is written to a compressed entry, and nothing of a stored one (17 writes per KiB of lines, 0.036 deflated).
    #[compresses]
    pub struct ZipWriter<W>;
    pub struct FileOptions<T = ()>;
    pub type SimpleFileOptions = FileOptions<()>;

    impl<W: Write + Seek> ZipWriter<W> {
        pub fn new(inner: W) -> ZipWriter<W>;
        pub fn set_comment<S: Into<Box<str>>>(&mut self, comment: S);

        /// Writes every field of the entry's header by itself.
        /// ```
        /// let mut file = std::fs::File::create("f")?;
        /// let options = zip::write::SimpleFileOptions::default();
        /// zip::ZipWriter::new(&mut file).start_file("name", options)?;
        /// ```
        #[sink(once_per = "token", before = "2")]
        pub fn start_file<S: ToString, T>(&mut self, name: S, options: FileOptions<T>) -> ZipResult<()>;

        /// Writes every field of the entry's header by itself.
        /// ```
        /// let mut file = std::fs::File::create("f")?;
        /// let options = zip::write::SimpleFileOptions::default();
        /// let path = std::path::Path::new("name");
        /// zip::ZipWriter::new(&mut file).start_file_from_path(path, options)?;
        /// ```
        #[sink(once_per = "token", before = "2")]
        pub fn start_file_from_path<P: AsRef<Path>, T>(
            &mut self,
            path: P,
            options: FileOptions<T>,
        ) -> ZipResult<()>;

        /// Writes every field of the entry's header by itself.
        /// ```
        /// let mut file = std::fs::File::create("f")?;
        /// let options = zip::write::SimpleFileOptions::default();
        /// zip::ZipWriter::new(&mut file).add_directory("name", options)?;
        /// ```
        #[sink(once_per = "token", before = "2")]
        pub fn add_directory<S: Into<String>, T>(
            &mut self,
            name: S,
            options: FileOptions<T>,
        ) -> ZipResult<()>;

        /// Writes every field of the entry's header by itself.
        /// ```
        /// let mut file = std::fs::File::create("f")?;
        /// let options = zip::write::SimpleFileOptions::default();
        /// let path = std::path::Path::new("name");
        /// zip::ZipWriter::new(&mut file).add_directory_from_path(path, options)?;
        /// ```
        #[sink(once_per = "token", before = "2")]
        pub fn add_directory_from_path<P: AsRef<Path>, T>(
            &mut self,
            path: P,
            options: FileOptions<T>,
        ) -> ZipResult<()>;

        pub fn add_symlink<N: ToString, L: ToString, T>(
            &mut self,
            name: N,
            target: L,
            options: FileOptions<T>,
        ) -> ZipResult<()>;
        pub fn add_symlink_from_path<P: AsRef<Path>, L: AsRef<Path>, T>(
            &mut self,
            path: P,
            target: L,
            options: FileOptions<T>,
        ) -> ZipResult<()>;
        pub fn raw_copy_file<R: Read>(&mut self, file: ZipFile<R>) -> ZipResult<()>;
        pub fn raw_copy_file_rename<R: Read, S: ToString>(
            &mut self,
            file: ZipFile<R>,
            name: S,
        ) -> ZipResult<()>;
        pub fn deep_copy_file(&mut self, src_name: &str, dest_name: &str) -> ZipResult<()>;
        pub fn shallow_copy_file(&mut self, src_name: &str, dest_name: &str) -> ZipResult<()>;
        pub fn merge_archive<R: Read + Seek>(&mut self, source: ZipArchive<R>) -> ZipResult<()>;
        pub fn abort_file(&mut self) -> ZipResult<()>;
        pub fn set_raw_comment(&mut self, comment: Box<[u8]>);
        pub fn is_writing_file(&self) -> bool;

        /// Writes every field of the directory by itself, and seeks at last, which empties a buffer.
        /// ```
        /// let mut file = std::fs::File::create("f")?;
        /// zip::ZipWriter::new(&mut file).finish()?;
        /// ```
        #[sink(once_per = "token", before = "2")]
        #[flushes(since = "1.1")]
        pub fn finish(self) -> ZipResult<W>;
    }

    impl<A: Read + Write + Seek> ZipWriter<A> {
        pub fn new_append(readwriter: A) -> ZipResult<ZipWriter<A>>;
        pub fn finish_into_readable(self) -> ZipResult<ZipArchive<A>>;
    }

    impl<W: Write + Seek> Write for ZipWriter<W> {}

    impl<T> FileOptions<T> {
        pub fn compression_method(self, method: CompressionMethod) -> Self;
        pub fn compression_level(self, level: Option<i64>) -> Self;
        pub fn last_modified_time(self, mod_time: DateTime) -> Self;
        pub fn unix_permissions(self, mode: u32) -> Self;
        pub fn large_file(self, large: bool) -> Self;
    }

    impl<T> Default for FileOptions<T> {}
    impl<T> Clone for FileOptions<T> {}
}
