//! Another `File`, in a file that has nothing to do with I/O.

#[derive(Debug)]
pub enum Kind {
    File,
    Folder,
}

pub fn kind(name: &str) -> Kind {
    if name.ends_with('/') { Kind::Folder } else { Kind::File }
}
