//! `capnp` on messages of a text each.

use capnp::message::{Builder, HeapAllocator, ReaderOptions};
use capnp::{serialize, serialize_packed, text};

use super::{buf_read, read, write};
use crate::measure::Api;

fn message() -> Builder<HeapAllocator> {
    let mut message = Builder::new_default();
    message.set_root::<text::Owned>("a text that somebody has written").expect("a text is a root");
    message
}

fn messages(size: usize) -> Vec<u8> {
    let one = serialize::write_message_to_words(&message());
    one.repeat(size / one.len())
}

fn packed(size: usize) -> Vec<u8> {
    let mut one = Vec::new();
    serialize_packed::write_message(&mut one, &message()).expect("a vector takes all");
    one.repeat(size / one.len())
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("capnp" "0", "capnp::serialize::read_message", "small messages", messages, |mut reader| {
            while serialize::read_message(&mut reader, ReaderOptions::new()).is_ok() {}
            Ok(())
        }),
        read!("capnp" "0", "capnp::serialize::try_read_message", "small messages", messages, |mut reader| {
            while let Ok(Some(_)) = serialize::try_read_message(&mut reader, ReaderOptions::new()) {}
            Ok(())
        }),
        buf_read!("capnp" "0", "capnp::serialize_packed::read_message", "small messages", packed, |mut reader| {
            while serialize_packed::read_message(&mut reader, ReaderOptions::new()).is_ok() {}
            Ok(())
        }),
        write!("capnp" "0", "capnp::serialize::write_message", "small messages", |mut writer, size| {
            for _ in 0..size / 56 {
                serialize::write_message(&mut writer, &message())?;
            }
            Ok(())
        }),
        write!("capnp" "0", "capnp::serialize_packed::write_message", "small messages", |mut writer, size| {
            for _ in 0..size / 44 {
                serialize_packed::write_message(&mut writer, &message())?;
            }
            Ok(())
        }),
    ]
}
