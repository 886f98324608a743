//! One file on disk: the new text is written beside it and takes its name, with its permissions and its owner.

use std::fs::{Metadata, OpenOptions};
use std::io::{self, Write as _};
use std::path::Path;

use tempfile::NamedTempFile;

use crate::file::RustFile;

use super::{RefusalKind, Write, is_unchanged};

/// Puts `after` in the file's place; on an error the file is as it was and nothing lies beside it.
pub fn replace(write: &Write<'_>) -> Result<(), RefusalKind> {
    // The target of a symbolic link is rewritten, and the link stays.
    let real = write.file.path.canonicalize().map_err(|it| refusal(&it))?;
    let metadata = real.metadata().map_err(|it| refusal(&it))?;
    check_writable(&real, &metadata)?;
    let (before, bytes) = (as_bytes(write.file, &write.file.text), as_bytes(write.file, write.after));
    let is_unchanged = || is_unchanged(write.file);
    if has_other_names(&metadata) {
        return in_place(&real, &before, &bytes, is_unchanged);
    }
    match beside(&real, &bytes, &metadata).map_err(|it| refusal(&it))? {
        Some(temporary) => persist(temporary, &real, is_unchanged),
        None => in_place(&real, &before, &bytes, is_unchanged),
    }
}

/// Writes a file that is none of the project's Rust files as a whole; it need not be there yet.
///
/// # Errors
/// What the system says; the file is as it was.
pub fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let real = path.canonicalize().unwrap_or_else(|_| path.to_path_buf());
    let mut builder = tempfile::Builder::new();
    builder.prefix(".buffix-");
    // The system takes away what the user does not want others to have.
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let folder = real.parent().filter(|it| !it.as_os_str().is_empty());
    let mut temporary = builder.tempfile_in(folder.unwrap_or(Path::new(".")))?;
    temporary.write_all(bytes)?;
    if let Ok(metadata) = real.metadata() {
        temporary.as_file().set_permissions(metadata.permissions())?;
    }
    temporary.as_file().sync_all()?;
    temporary.persist(real)?;
    Ok(())
}

/// With the byte order mark that the file has.
fn as_bytes(file: &RustFile, text: &str) -> Vec<u8> {
    let mark = if file.has_bom { "\u{feff}" } else { "" };
    [mark.as_bytes(), text.as_bytes()].concat()
}

fn refusal(error: &io::Error) -> RefusalKind {
    match error.kind() {
        io::ErrorKind::NotFound => RefusalKind::ChangedMeanwhile,
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => RefusalKind::ReadOnly,
        _ => RefusalKind::Io(error.to_string()),
    }
}

/// A rename asks only for the folder's permission, so the file's own is asked for here.
fn check_writable(real: &Path, metadata: &Metadata) -> Result<(), RefusalKind> {
    if metadata.permissions().readonly() {
        return Err(RefusalKind::ReadOnly);
    }
    OpenOptions::new().write(true).open(real).map(drop).map_err(|it| refusal(&it))
}

/// A file with the new text in the same folder, or none where the owner cannot be kept.
fn beside(real: &Path, bytes: &[u8], metadata: &Metadata) -> io::Result<Option<NamedTempFile>> {
    let folder = real.parent().unwrap_or(Path::new("."));
    let mut temporary = match tempfile::Builder::new().prefix(".buffix-").tempfile_in(folder) {
        // The folder may refuse what the file itself allows.
        Err(error) if error.kind() == io::ErrorKind::PermissionDenied => return Ok(None),
        made => made?,
    };
    temporary.write_all(bytes)?;
    if !keeps_owner(temporary.as_file(), metadata) {
        return Ok(None);
    }
    temporary.as_file().set_permissions(metadata.permissions())?;
    temporary.as_file().sync_all()?;
    Ok(Some(temporary))
}

/// Gives the new file its name, if nobody has touched the old one since it was read.
fn persist(
    temporary: NamedTempFile,
    real: &Path,
    is_unchanged: impl FnOnce() -> Result<(), RefusalKind>,
) -> Result<(), RefusalKind> {
    is_unchanged()?;
    temporary.persist(real).map(drop).map_err(|it| refusal(&it.error))
}

/// For a file that a rename would part from its other names or its owner.
fn in_place(
    real: &Path,
    before: &[u8],
    bytes: &[u8],
    is_unchanged: impl FnOnce() -> Result<(), RefusalKind>,
) -> Result<(), RefusalKind> {
    is_unchanged()?;
    let write = |bytes: &[u8]| {
        let mut file = OpenOptions::new().write(true).open(real)?;
        file.write_all(bytes)?;
        file.set_len(bytes.len() as u64)?;
        file.sync_all()
    };
    write(bytes).map_err(|error| match write(before) {
        Ok(()) => refusal(&error),
        Err(again) => RefusalKind::Torn(again.to_string()),
    })
}

#[cfg(unix)]
fn has_other_names(metadata: &Metadata) -> bool {
    std::os::unix::fs::MetadataExt::nlink(metadata) > 1
}

#[cfg(not(unix))]
fn has_other_names(_: &Metadata) -> bool {
    false
}

/// Whether the new file belongs to the owner and the group of the old one, or now does.
#[cfg(unix)]
fn keeps_owner(new: &std::fs::File, old: &Metadata) -> bool {
    use std::os::unix::fs::{MetadataExt, fchown};

    let owner = |it: &Metadata| (it.uid(), it.gid());
    new.metadata().is_ok_and(|made| owner(&made) == owner(old))
        || fchown(new, Some(old.uid()), Some(old.gid())).is_ok()
}

#[cfg(not(unix))]
fn keeps_owner(_: &std::fs::File, _: &Metadata) -> bool {
    true
}

#[cfg(test)]
#[expect(clippy::disallowed_methods, reason = "tests prepare files")]
mod tests {
    use std::fs;

    use super::*;

    fn prepared() -> (tempfile::TempDir, std::path::PathBuf, NamedTempFile) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.rs");
        fs::write(&path, "old").unwrap();
        let temporary = beside(&path, b"new", &path.metadata().unwrap()).unwrap().unwrap();
        (folder, path, temporary)
    }

    #[test]
    fn until_it_takes_the_name_the_new_text_lies_beside_the_old_one() {
        let (folder, path, temporary) = prepared();
        let name = temporary.path().file_name().unwrap().to_string_lossy().into_owned();
        assert!(name.starts_with(".buffix-"), "{name}");
        assert_eq!(fs::read(&path).unwrap(), b"old");
        assert_eq!(fs::read(temporary.path()).unwrap(), b"new");
        persist(temporary, &path, || Ok(())).unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"new");
        assert_eq!(folder.path().read_dir().unwrap().count(), 1);
    }

    #[test]
    fn a_failure_before_the_rename_leaves_the_old_file_and_nothing_else() {
        let (folder, path, temporary) = prepared();
        let failed = persist(temporary, &path, || Err(RefusalKind::ChangedMeanwhile));
        assert_eq!(failed, Err(RefusalKind::ChangedMeanwhile));
        assert_eq!(fs::read(&path).unwrap(), b"old");
        assert_eq!(folder.path().read_dir().unwrap().count(), 1);
    }

    #[test]
    fn a_rename_that_fails_leaves_nothing_beside() {
        let (folder, path, temporary) = prepared();
        fs::remove_file(&path).unwrap();
        fs::create_dir_all(path.join("in_the_way")).unwrap();
        assert!(matches!(persist(temporary, &path, || Ok(())), Err(RefusalKind::Io(_))));
        assert_eq!(folder.path().read_dir().unwrap().count(), 1);
    }
}
