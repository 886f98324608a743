//! `cpio` on files of 200 bytes.

use std::io::Write;

use cpio::newc::{self, Builder, Reader};

use super::{read, write};
use crate::input;
use crate::measure::{Api, Outcome};

fn files(mut writer: impl Write, size: usize) -> Outcome {
    for (id, data) in input::noise(size * 3 / 5).chunks(200).enumerate() {
        let mut file = Builder::new(&format!("folder/{id}")).mode(0o644).write(&mut writer, data.len() as u32);
        file.write_all(data)?;
        file.finish()?;
    }
    newc::trailer(writer)?;
    Ok(())
}

fn archive(size: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    files(&mut bytes, size).expect("a vector takes all");
    bytes
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("cpio" "0.4", "cpio::newc::Reader::new", "files of 200 bytes", archive, |mut reader| {
            loop {
                let file = Reader::new(&mut reader)?;
                if file.entry().is_trailer() {
                    return Ok(());
                }
                file.finish()?;
            }
        }),
        write!("cpio" "0.4", "cpio::newc::Builder::write", "files of 200 bytes", |writer, size| {
            files(writer, size)
        }),
    ]
}
