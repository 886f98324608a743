//! `thrift` on numbers and short texts, with and without its transports.

use std::io::Write;

use thrift::protocol::{
    TBinaryInputProtocol, TBinaryOutputProtocol, TCompactInputProtocol, TCompactOutputProtocol,
    TInputProtocol, TOutputProtocol,
};
use thrift::transport::{TBufferedReadTransport, TBufferedWriteTransport};

use super::{read, write};
use crate::measure::{Api, Outcome};

fn put(mut protocol: impl TOutputProtocol, size: usize) -> Outcome {
    for id in 0..size / 16 {
        protocol.write_i32(id as i32)?;
        protocol.write_string("a text")?;
    }
    Ok(protocol.flush()?)
}

fn take(mut protocol: impl TInputProtocol) -> Outcome {
    while protocol.read_i32().is_ok() {
        protocol.read_string()?;
    }
    Ok(())
}

fn binary(size: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    put(TBinaryOutputProtocol::new(&mut bytes, true), size).expect("a vector takes all");
    bytes
}

fn compact(size: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    put(TCompactOutputProtocol::new(&mut bytes), size).expect("a vector takes all");
    bytes
}

/// What the macro cannot name twice.
fn buffered(writer: impl Write, size: usize) -> Outcome {
    put(TBinaryOutputProtocol::new(TBufferedWriteTransport::new(writer), true), size)
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("thrift" "0", "thrift::protocol::TBinaryInputProtocol::new", "", binary, |reader| {
            take(TBinaryInputProtocol::new(reader, true))
        }),
        read!("thrift" "0", "thrift::protocol::TCompactInputProtocol::new", "", compact, |reader| {
            take(TCompactInputProtocol::new(reader))
        }),
        read!("thrift" "0", "thrift::transport::TBufferedReadTransport::new", "", binary, |reader| {
            take(TBinaryInputProtocol::new(TBufferedReadTransport::new(reader), true))
        }),
        write!("thrift" "0", "thrift::protocol::TBinaryOutputProtocol::new", "", |writer, size| {
            put(TBinaryOutputProtocol::new(writer, true), size)
        }),
        write!("thrift" "0", "thrift::protocol::TCompactOutputProtocol::new", "", |writer, size| {
            put(TCompactOutputProtocol::new(writer), size)
        }),
        write!("thrift" "0", "thrift::transport::TBufferedWriteTransport::new", "", |writer, size| {
            buffered(writer, size)
        }),
    ]
}
