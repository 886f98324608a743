//! `std::io`, the sizes of whose calls are the caller's.

use std::io::{BufRead, Cursor, LineWriter, Read, Write, copy, read_to_string};

use super::{buf_read, read, write};
use crate::input;
use crate::measure::Api;

pub fn apis() -> Vec<Api> {
    readers().into_iter().chain(writers()).collect()
}

fn readers() -> Vec<Api> {
    vec![
        read!("std" "", "std::io::Read::bytes", "", input::text, |reader| {
            for byte in reader.bytes() {
                byte?;
            }
            Ok(())
        }),
        read!("std" "", "std::io::Read::read_exact", "4 bytes", input::noise, |mut reader| {
            let mut number = [0; 4];
            while reader.read_exact(&mut number).is_ok() {}
            Ok(())
        }),
        read!("std" "", "std::io::Read::read", "64 bytes", input::noise, |mut reader| {
            let mut block = [0; 64];
            while reader.read(&mut block)? > 0 {}
            Ok(())
        }),
        read!("std" "", "std::io::Read::read_to_end", "", input::noise, |mut reader| {
            reader.read_to_end(&mut Vec::new())?;
            Ok(())
        }),
        read!("std" "", "std::io::Read::read_to_string", "", input::text, |mut reader| {
            reader.read_to_string(&mut String::new())?;
            Ok(())
        }),
        read!("std" "", "std::io::read_to_string", "", input::text, |reader| {
            read_to_string(reader)?;
            Ok(())
        }),
        read!("std" "", "std::io::copy", "from", input::noise, |mut reader| {
            copy(&mut reader, &mut std::io::sink())?;
            Ok(())
        }),
        buf_read!("std" "", "std::io::BufRead::lines", "", input::text, |reader| {
            for line in reader.lines() {
                line?;
            }
            Ok(())
        }),
        buf_read!("std" "", "std::io::BufRead::read_line", "", input::text, |mut reader| {
            let mut line = String::new();
            while reader.read_line(&mut line)? > 0 {}
            Ok(())
        }),
        buf_read!("std" "", "std::io::BufRead::read_until", "", input::text, |mut reader| {
            let mut line = Vec::new();
            while reader.read_until(b'\n', &mut line)? > 0 {}
            Ok(())
        }),
        buf_read!("std" "", "std::io::BufRead::split", "", input::text, |reader| {
            for line in reader.split(b' ') {
                line?;
            }
            Ok(())
        }),
    ]
}

fn writers() -> Vec<Api> {
    vec![
        write!("std" "", "std::io::Write::write_all", "16 bytes", |mut writer, size| {
            for _ in 0..size / 16 {
                writer.write_all(&[0; 16])?;
            }
            Ok(())
        }),
        write!("std" "", "std::io::Write::write_all", "1 MiB", |mut writer, size| {
            for part in input::noise(size).chunks(1 << 20) {
                writer.write_all(part)?;
            }
            Ok(())
        }),
        write!("std" "", "std::io::Write::write_fmt", "four arguments and a line end", |mut writer, size| {
            for record in input::records(size) {
                writeln!(writer, "{},{},{},{}", record.id, record.name, record.city, record.amount)?;
            }
            Ok(())
        }),
        write!("std" "", "std::io::copy", "to", |mut writer, size| {
            copy(&mut input::noise(size).as_slice(), &mut writer)?;
            Ok(())
        }),
        // As stdout is: every block is split at its last line end.
        write!("std" "", "std::io::copy", "text to a LineWriter of 1 KiB", |writer, size| {
            let mut lines = LineWriter::with_capacity(1024, writer);
            copy(&mut Cursor::new(input::text(size)).take(u64::MAX), &mut lines)?;
            Ok(lines.flush()?)
        }),
    ]
}
