//! `zip`, of three versions, on many files of 200 bytes, on files of 20 KB and on one file.

use std::io::{Cursor, Read, Seek, Write, copy, sink};

use zip::result::ZipResult;
use zip::{CompressionMethod, ZipArchive, ZipWriter};

use super::{read, write};
use crate::input;
use crate::measure::{Api, drain};

/// A name and what the file holds.
fn files(size: usize, file: usize) -> Vec<(String, Vec<u8>)> {
    let blocks = input::noise(size);
    let named = |(id, data): (usize, &[u8])| (format!("folder/{id}"), data.to_vec());
    blocks.chunks(file).enumerate().map(named).collect()
}

fn options() -> zip::write::SimpleFileOptions {
    zip::write::SimpleFileOptions::default()
}

fn pack<W: Write + Seek>(zip: &mut ZipWriter<W>, size: usize, file: usize) -> ZipResult<()> {
    for (name, data) in files(size, file) {
        zip.start_file(name, options())?;
        zip.write_all(&data)?;
    }
    Ok(())
}

fn archive(size: usize, file: usize) -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    pack(&mut zip, size, file).and_then(|()| zip.finish()).expect("a vector takes all").into_inner()
}

fn small(size: usize) -> Vec<u8> {
    archive(size * 3 / 5, 200)
}

fn medium(size: usize) -> Vec<u8> {
    archive(size, 20_480)
}

fn one(size: usize) -> Vec<u8> {
    archive(size, size)
}

/// What reads alike and writes alike in all versions.
macro_rules! versions {
    ($version:literal, $zip:ident, $options:ident) => {{
        fn read_all<R: Read + Seek>(reader: R) -> crate::measure::Outcome {
            let mut zip = $zip::ZipArchive::new(reader)?;
            for id in 0..zip.len() {
                copy(&mut zip.by_index(id)?, &mut sink())?;
            }
            Ok(())
        }
        fn write_all<W: Write + Seek>(
            zip: &mut $zip::ZipWriter<W>,
            size: usize,
            file: usize,
        ) -> crate::measure::Outcome {
            for (name, data) in files(size, file) {
                zip.start_file(name, $zip::write::$options::default())?;
                zip.write_all(&data)?;
            }
            Ok(())
        }
        [
            read!("zip" $version, "zip::ZipArchive::new", "files of 200 bytes, listed", small, |reader| {
                $zip::ZipArchive::new(reader)?;
                Ok(())
            }),
            read!("zip" $version, "zip::ZipArchive::new", "files of 20 KB, listed", medium, |reader| {
                $zip::ZipArchive::new(reader)?;
                Ok(())
            }),
            read!("zip" $version, "zip::ZipArchive::by_index", "files of 200 bytes", small, |reader| {
                read_all(reader)
            }),
            read!("zip" $version, "zip::ZipArchive::by_index", "files of 20 KB", medium, |reader| {
                read_all(reader)
            }),
            read!("zip" $version, "zip::ZipArchive::by_index", "one file", one, |reader| {
                read_all(reader)
            }),
            read!("zip" $version, "zip::read::read_zipfile_from_stream", "files of 200 bytes", small, |mut reader| {
                while let Some(mut file) = $zip::read::read_zipfile_from_stream(&mut reader)? {
                    copy(&mut file, &mut sink())?;
                }
                Ok(())
            }),
            write!("zip" $version, "zip::ZipWriter::start_file", "files of 200 bytes", |writer, size| {
                let mut zip = $zip::ZipWriter::new(writer);
                write_all(&mut zip, size * 3 / 5, 200)?;
                zip.finish()?;
                Ok(())
            }),
            write!("zip" $version, "zip::ZipWriter::start_file", "files of 20 KB", |writer, size| {
                let mut zip = $zip::ZipWriter::new(writer);
                write_all(&mut zip, size, 20_480)?;
                zip.finish()?;
                Ok(())
            }),
            write!("zip" $version, "zip::ZipWriter::start_file", "files of 20 KB, dropped", |writer, size| {
                write_all(&mut $zip::ZipWriter::new(writer), size, 20_480)
            }),
            write!("zip" $version, "zip::ZipWriter::start_file", "one file", |writer, size| {
                let mut zip = $zip::ZipWriter::new(writer);
                write_all(&mut zip, size, size)?;
                zip.finish()?;
                Ok(())
            }),
            write!("zip" $version, "zip::ZipWriter::start_file", "one file, stored, lines", |writer, size| {
                let mut zip = $zip::ZipWriter::new(writer);
                let stored = $zip::CompressionMethod::Stored;
                zip.start_file("text", $zip::write::$options::default().compression_method(stored))?;
                for line in input::text(size).split_inclusive(|it| *it == b'\n') {
                    zip.write_all(line)?;
                }
                zip.finish()?;
                Ok(())
            }),
            write!("zip" $version, "zip::ZipWriter::start_file_from_path", "files of 200 bytes", |writer, size| {
                let mut zip = $zip::ZipWriter::new(writer);
                for (name, data) in files(size * 3 / 5, 200) {
                    zip.start_file_from_path(std::path::Path::new(&name), $zip::write::$options::default())?;
                    zip.write_all(&data)?;
                }
                zip.finish()?;
                Ok(())
            }),
            write!("zip" $version, "zip::ZipWriter::add_directory_from_path", "", |writer, size| {
                let mut zip = $zip::ZipWriter::new(writer);
                for id in 0..size / 120 {
                    let name = format!("folder/{id}");
                    zip.add_directory_from_path(std::path::Path::new(&name), $zip::write::$options::default())?;
                }
                zip.finish()?;
                Ok(())
            }),
            write!("zip" $version, "zip::ZipWriter::add_directory", "", |writer, size| {
                let mut zip = $zip::ZipWriter::new(writer);
                for id in 0..size / 120 {
                    zip.add_directory(format!("folder/{id}"), $zip::write::$options::default())?;
                }
                zip.finish()?;
                Ok(())
            }),
            write!("zip" $version, "zip::ZipWriter::raw_copy_file", "files of 20 KB", |writer, size| {
                let mut from = $zip::ZipArchive::new(Cursor::new(medium(size)))?;
                let mut zip = $zip::ZipWriter::new(writer);
                for id in 0..from.len() {
                    zip.raw_copy_file(from.by_index_raw(id)?)?;
                }
                zip.finish()?;
                Ok(())
            }),
        ]
    }};
}

#[expect(deprecated, reason = "what is deprecated in one version is the way of another")]
pub fn apis() -> Vec<Api> {
    versions!("9", zip, SimpleFileOptions)
        .into_iter()
        .chain(versions!("2", zip_2, SimpleFileOptions))
        .chain(versions!("0.6", zip_06, FileOptions))
        .chain(newest())
        .collect()
}

/// What only the newest version has, or has been asked of it alone.
fn newest() -> Vec<Api> {
    vec![
        write!("zip" "9", "zip::ZipWriter::new_stream", "files of 200 bytes", |writer, size| {
            let mut zip = ZipWriter::new_stream(writer);
            pack(&mut zip, size * 3 / 5, 200)?;
            zip.finish()?;
            Ok(())
        }),
        read!("zip" "9", "zip::ZipArchive::by_name", "one of files of 20 KB", medium, |reader| {
            drain(ZipArchive::new(reader)?.by_name("folder/3")?)
        }),
        read!("zip" "9", "zip::ZipArchive::by_index", "stored files of 200 bytes", stored, |reader| {
            let mut zip = ZipArchive::new(reader)?;
            for id in 0..zip.len() {
                copy(&mut zip.by_index(id)?, &mut sink())?;
            }
            Ok(())
        }),
    ]
}

fn stored(size: usize) -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    let options = options().compression_method(CompressionMethod::Stored);
    for (name, data) in files(size * 3 / 5, 200) {
        zip.start_file(name, options).and_then(|()| Ok(zip.write_all(&data)?)).expect("a vector takes all");
    }
    zip.finish().expect("a vector takes all").into_inner()
}
