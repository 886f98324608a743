//! `cargo_metadata` on the messages of a build.

use super::{buf_read, read};
use crate::measure::Api;

/// One message a line, as cargo prints them.
fn messages(size: usize) -> Vec<u8> {
    let line = "{\"reason\":\"build-script-executed\",\"package_id\":\"a 0.1.0 (path+file:///a)\",\"linked_libs\":[],\"linked_paths\":[],\"cfgs\":[\"one\"],\"env\":[],\"out_dir\":\"/target/out\"}\n";
    line.repeat(size / line.len()).into_bytes()
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("cargo_metadata" "0.9", "cargo_metadata::parse_messages", "", messages, |reader| {
            cargo_metadata_09::parse_messages(reader).for_each(drop);
            Ok(())
        }),
        buf_read!("cargo_metadata" "0.23", "cargo_metadata::Message::parse_stream", "", messages, |reader| {
            for message in cargo_metadata::Message::parse_stream(reader) {
                message?;
            }
            Ok(())
        }),
    ]
}
