//! `tar` on files of 200 bytes, of 20 KB, and on one file.

use std::fs::{self, File};
use std::io::{self, Read, Result, Write};
use std::path::PathBuf;

use tar::{Archive, Builder, Header};

use super::{read, write};
use crate::input;
use crate::measure::{Api, drain};

fn header(bytes: usize) -> Header {
    let mut header = Header::new_gnu();
    header.set_size(bytes as u64);
    header.set_mode(0o644);
    header.set_cksum();
    header
}

/// Files of so many bytes, up to `size`.
fn append<W: Write>(tar: &mut Builder<W>, size: usize, file: usize) -> Result<()> {
    for (id, data) in input::noise(size).chunks(file).enumerate() {
        tar.append_data(&mut header(data.len()), format!("folder/{id}"), data)?;
    }
    Ok(())
}

fn archive(size: usize, file: usize) -> Vec<u8> {
    let mut tar = Builder::new(Vec::new());
    append(&mut tar, size, file).and_then(|()| tar.into_inner()).expect("a vector takes all")
}

fn small(size: usize) -> Vec<u8> {
    archive(size / 5, 200)
}

fn medium(size: usize) -> Vec<u8> {
    archive(size, 20_480)
}

fn one(size: usize) -> Vec<u8> {
    archive(size, size)
}

fn read_all<R: Read>(mut tar: Archive<R>) -> Result<()> {
    for entry in tar.entries()? {
        io::copy(&mut entry?, &mut io::sink())?;
    }
    Ok(())
}

/// A folder that is gone when it is dropped.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Result<Self> {
        let path = std::env::temp_dir().join(format!("buffix-measure-{}-{name}", std::process::id()));
        fs::create_dir_all(&path)?;
        Ok(Self(path))
    }

    /// With files of 20 KB.
    fn filled(name: &str, files: usize) -> Result<Self> {
        let folder = Self::new(name)?;
        for id in 0..files {
            fs::write(folder.0.join(id.to_string()), input::noise(20_480))?;
        }
        Ok(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

pub fn apis() -> Vec<Api> {
    readers().into_iter().chain(writers()).chain(from_disk()).collect()
}

fn readers() -> Vec<Api> {
    vec![
        read!("tar" "0.4", "tar::Archive::entries", "files of 200 bytes", small, |reader| {
            Ok(read_all(Archive::new(reader))?)
        }),
        read!("tar" "0.4", "tar::Archive::entries", "files of 20 KB", medium, |reader| {
            Ok(read_all(Archive::new(reader))?)
        }),
        read!("tar" "0.4", "tar::Archive::entries", "one file, 64 KiB at a time", one, |reader| {
            Archive::new(reader).entries()?.try_for_each(|entry| drain(entry?))
        }),
        read!("tar" "0.4", "tar::Archive::entries", "files of 20 KB, listed", medium, |reader| {
            Ok(Archive::new(reader).entries()?.try_for_each(|entry| entry.map(drop))?)
        }),
        read!("tar" "0.4", "tar::Archive::entries_with_seek", "files of 20 KB, listed", medium, |reader| {
            Ok(Archive::new(reader).entries_with_seek()?.try_for_each(|entry| entry.map(drop))?)
        }),
        read!("tar" "0.4", "tar::Archive::entries_with_seek", "files of 20 KB", medium, |reader| {
            Archive::new(reader).entries_with_seek()?.try_for_each(|entry| drain(entry?))
        }),
        read!("tar" "0.4", "tar::Archive::unpack", "files of 20 KB", medium, |reader| {
            Ok(Archive::new(reader).unpack(&Folder::new("unpack")?.0)?)
        }),
    ]
}

fn writers() -> Vec<Api> {
    vec![
        write!("tar" "0.4", "tar::Builder::append_data", "files of 200 bytes", |writer, size| {
            let mut tar = Builder::new(writer);
            append(&mut tar, size / 5, 200)?;
            Ok(tar.finish()?)
        }),
        write!("tar" "0.4", "tar::Builder::append_data", "files of 20 KB", |writer, size| {
            let mut tar = Builder::new(writer);
            append(&mut tar, size, 20_480)?;
            Ok(tar.finish()?)
        }),
        write!("tar" "0.4", "tar::Builder::append_data", "files of 20 KB, into_inner", |writer, size| {
            let mut tar = Builder::new(writer);
            append(&mut tar, size, 20_480)?;
            tar.into_inner()?;
            Ok(())
        }),
        write!("tar" "0.4", "tar::Builder::append_data", "files of 20 KB, dropped", |writer, size| {
            Ok(append(&mut Builder::new(writer), size, 20_480)?)
        }),
        write!("tar" "0.4", "tar::Builder::append", "files of 20 KB", |writer, size| {
            let mut tar = Builder::new(writer);
            for data in input::noise(size).chunks(20_480) {
                tar.append(&header(data.len()), data)?;
            }
            Ok(tar.finish()?)
        }),
        write!("tar" "0.4", "tar::Builder::append_link", "", |writer, size| {
            let mut tar = Builder::new(writer);
            for id in 0..size / 512 {
                tar.append_link(&mut header(0), format!("folder/{id}"), "other")?;
            }
            Ok(tar.finish()?)
        }),
        write!("tar" "0.4", "tar::Builder::append_writer", "lines, files of 20 KB", |writer, size| {
            let mut tar = Builder::new(writer);
            let text = input::text(size);
            for (id, text) in text.chunks(20_480).enumerate() {
                let mut header = header(0);
                let mut file = tar.append_writer(&mut header, format!("folder/{id}"))?;
                for line in text.split_inclusive(|it| *it == b'\n') {
                    file.write_all(line)?;
                }
                file.finish()?;
            }
            Ok(tar.finish()?)
        }),
    ]
}

/// What takes the data from files.
fn from_disk() -> Vec<Api> {
    vec![
        write!("tar" "0.4", "tar::Builder::append_file", "files of 20 KB", |writer, size| {
            let folder = Folder::filled("file", 1)?;
            let mut tar = Builder::new(writer);
            for id in 0..size / 20_480 {
                tar.append_file(id.to_string(), &mut File::open(folder.0.join("0"))?)?;
            }
            Ok(tar.finish()?)
        }),
        write!("tar" "0.4", "tar::Builder::append_path_with_name", "files of 20 KB", |writer, size| {
            let folder = Folder::filled("path", 1)?;
            let mut tar = Builder::new(writer);
            for id in 0..size / 20_480 {
                tar.append_path_with_name(folder.0.join("0"), id.to_string())?;
            }
            Ok(tar.finish()?)
        }),
        write!("tar" "0.4", "tar::Builder::append_dir_all", "files of 20 KB", |writer, size| {
            let folder = Folder::filled("all", size / 20_480)?;
            let mut tar = Builder::new(writer);
            tar.append_dir_all("folder", &folder.0)?;
            Ok(tar.finish()?)
        }),
        write!("tar" "0.4", "tar::Builder::append_dir", "", |writer, size| {
            let folder = Folder::new("dir")?;
            let mut tar = Builder::new(writer);
            for id in 0..size / 512 {
                tar.append_dir(id.to_string(), &folder.0)?;
            }
            Ok(tar.finish()?)
        }),
    ]
}
