//! `bitstream-io` on numbers of 12 bits and on numbers of four bytes.

use bitstream_io::{
    BigEndian, BitRead, BitReader, BitWrite, BitWriter, ByteRead, ByteReader, ByteWrite, ByteWriter,
};

use super::{read, write};
use crate::input;
use crate::measure::Api;

pub fn apis() -> Vec<Api> {
    vec![
        read!("bitstream-io" "4", "bitstream_io::BitReader::new", "12 bits", input::noise, |reader| {
            let mut reader = BitReader::<_, BigEndian>::new(reader);
            while reader.read::<12, u16>().is_ok() {}
            Ok(())
        }),
        read!("bitstream-io" "4", "bitstream_io::BitReader::endian", "12 bits", input::noise, |reader| {
            let mut reader = BitReader::endian(reader, BigEndian);
            while reader.read::<12, u16>().is_ok() {}
            Ok(())
        }),
        read!("bitstream-io" "4", "bitstream_io::ByteReader::endian", "4 bytes", input::noise, |reader| {
            let mut reader = ByteReader::endian(reader, BigEndian);
            while reader.read::<u32>().is_ok() {}
            Ok(())
        }),
        write!("bitstream-io" "4", "bitstream_io::BitWriter::new", "12 bits", |writer, size| {
            let mut writer = BitWriter::<_, BigEndian>::new(writer);
            for id in 0..size * 8 / 12 {
                writer.write::<12, u16>((id % 4096) as u16)?;
            }
            Ok(writer.byte_align()?)
        }),
        write!("bitstream-io" "4", "bitstream_io::BitWriter::endian", "12 bits", |writer, size| {
            let mut writer = BitWriter::endian(writer, BigEndian);
            for id in 0..size * 8 / 12 {
                writer.write::<12, u16>((id % 4096) as u16)?;
            }
            Ok(writer.byte_align()?)
        }),
        write!("bitstream-io" "4", "bitstream_io::ByteWriter::endian", "4 bytes", |writer, size| {
            let mut writer = ByteWriter::endian(writer, BigEndian);
            for id in 0..size / 4 {
                writer.write(id as u32)?;
            }
            Ok(())
        }),
    ]
}
