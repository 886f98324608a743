//! `claxon` on samples of 16 bits that are not compressed.

use claxon::FlacReader;

use super::read;
use crate::input;
use crate::measure::Api;

/// Samples in a frame, so many that the code for it is the shortest.
const BLOCK: usize = 4096;

/// A remainder by a polynomial of so many bits, the highest first.
fn crc(bytes: &[u8], bits: u32, polynomial: u32) -> u32 {
    let top = 1 << (bits - 1);
    bytes.iter().fold(0, |crc, byte| {
        (0..8).fold(crc ^ (u32::from(*byte) << (bits - 8)), |crc, _| {
            let carried = if crc & top == 0 { 0 } else { polynomial };
            ((crc << 1) ^ carried) & (top | (top - 1))
        })
    })
}

/// One channel at 48 kHz, with as few bits spent on it as FLAC allows: every sample as it is.
pub fn encoded(size: usize) -> Vec<u8> {
    let frames = size / (2 * BLOCK);
    let block = (BLOCK as u16).to_be_bytes();
    let mut bytes = [b"fLaC\x80\0\0\x22".as_slice(), &block, &block, &[0; 6]].concat();
    let facts = (48_000_u64 << 44) | (15 << 36) | (frames * BLOCK) as u64;
    bytes.extend_from_slice(&facts.to_be_bytes());
    bytes.extend_from_slice(&[0; 16]);
    for (number, samples) in (0..).zip(input::noise(frames * 2 * BLOCK).chunks(2 * BLOCK)) {
        let number = char::from_u32(number).expect("far below what is no character");
        let mut frame = vec![0xFF, 0xF8, 0xC0, 0x08];
        frame.extend_from_slice(number.encode_utf8(&mut [0; 4]).as_bytes());
        frame.push(crc(&frame, 8, 0x07) as u8);
        frame.push(0x02);
        frame.extend_from_slice(samples);
        frame.extend_from_slice(&(crc(&frame, 16, 0x8005) as u16).to_be_bytes());
        bytes.append(&mut frame);
    }
    bytes
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("claxon" "0.4", "claxon::FlacReader::new", "samples", encoded, |reader| {
            for sample in FlacReader::new(reader)?.samples() {
                sample?;
            }
            Ok(())
        }),
        read!("claxon" "0.4", "claxon::FlacReader::new", "blocks", encoded, |reader| {
            let mut reader = FlacReader::new(reader)?;
            let mut blocks = reader.blocks();
            let mut buffer = Vec::new();
            while let Some(block) = blocks.read_next_or_eof(buffer)? {
                buffer = block.into_buffer();
            }
            Ok(())
        }),
    ]
}
