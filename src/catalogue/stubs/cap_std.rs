//! `cap_std`: files that are opened below a directory, and just as unbuffered as those of std.

pub mod fs {
    use std::io::{Read, Result, Seek, Write};
    use std::path::Path;

    use cap_std::ambient_authority::AmbientAuthority;

    /// Every read and every write is a system call.
    #[unbuffered(read, write)]
    pub struct File;

    pub struct Dir;
    pub struct OpenOptions;
    pub struct Metadata;

    impl Dir {
        pub fn open_ambient_dir<P: AsRef<Path>>(path: P, authority: AmbientAuthority) -> Result<Dir>;
        pub fn open<P: AsRef<Path>>(&self, path: P) -> Result<File>;
        pub fn create<P: AsRef<Path>>(&self, path: P) -> Result<File>;
        pub fn open_with<P: AsRef<Path>>(&self, path: P, options: &OpenOptions) -> Result<File>;
        pub fn open_dir<P: AsRef<Path>>(&self, path: P) -> Result<Dir>;

        /// Puts the file where others take it to be complete.
        #[observes]
        pub fn rename<P: AsRef<Path>, Q: AsRef<Path>>(&self, from: P, to_dir: &Dir, to: Q) -> Result<()>;

        /// Reads the whole file.
        #[observes]
        pub fn read_to_string<P: AsRef<Path>>(&self, path: P) -> Result<String>;
    }

    impl OpenOptions {
        pub fn new() -> OpenOptions;
        pub fn read(&mut self, read: bool) -> &mut OpenOptions;
        pub fn write(&mut self, write: bool) -> &mut OpenOptions;
        pub fn append(&mut self, append: bool) -> &mut OpenOptions;
        pub fn create(&mut self, create: bool) -> &mut OpenOptions;
        pub fn truncate(&mut self, truncate: bool) -> &mut OpenOptions;
    }

    impl File {
        pub fn from_std(std: std::fs::File) -> File;
        pub fn into_std(self) -> std::fs::File;

        /// Promises that all that was written is on the disk.
        #[observes]
        pub fn sync_all(&self) -> Result<()>;

        /// Promises that all that was written is on the disk.
        #[observes]
        pub fn sync_data(&self) -> Result<()>;

        /// Cuts or extends what was written so far.
        #[observes]
        pub fn set_len(&self, size: u64) -> Result<()>;

        /// Tells the length of what was written so far.
        #[observes]
        pub fn metadata(&self) -> Result<Metadata>;

        /// Makes a second handle that shares the position.
        #[observes]
        #[shares]
        pub fn try_clone(&self) -> Result<File>;
    }

    impl Read for File {}
    impl Write for File {}
    impl Seek for File {}
    impl Read for &File {}
    impl Write for &File {}
    impl Seek for &File {}
}

pub mod ambient_authority {
    pub struct AmbientAuthority;
}

pub fn ambient_authority() -> ambient_authority::AmbientAuthority;
