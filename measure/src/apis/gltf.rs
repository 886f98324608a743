//! `gltf` on a node for each record, as JSON and as the binary form.

use std::borrow::Cow;

use gltf::Gltf;
use gltf::binary::{Glb, Header};
use serde_json::json;

use super::{read, write};
use crate::input;
use crate::measure::Api;

fn nodes(size: usize) -> Vec<u8> {
    let node = |it: input::Record| json!({ "name": it.name, "translation": [it.id, it.amount, 0.5] });
    let nodes: Vec<_> = input::records(size).into_iter().map(node).collect();
    json!({ "asset": { "version": "2.0" }, "nodes": nodes }).to_string().into_bytes()
}

/// A short description, and so many bytes behind it.
fn binary(size: usize) -> Glb<'static> {
    let header = Header { magic: *b"glTF", version: 2, length: 0 };
    Glb { header, json: Cow::Owned(nodes(1_000)), bin: Some(Cow::Owned(input::noise(size))) }
}

fn encoded(size: usize) -> Vec<u8> {
    binary(size).to_vec().expect("a vector takes all")
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("gltf" "1", "gltf::Gltf::from_reader", "JSON", nodes, |reader| {
            Gltf::from_reader(reader)?;
            Ok(())
        }),
        read!("gltf" "1", "gltf::Gltf::from_reader", "binary", encoded, |reader| {
            Gltf::from_reader(reader)?;
            Ok(())
        }),
        read!("gltf" "1", "gltf::binary::Glb::from_reader", "", encoded, |reader| {
            Glb::from_reader(reader)?;
            Ok(())
        }),
        write!("gltf" "1", "gltf::binary::Glb::to_writer", "", |writer, size| {
            Ok(binary(size).to_writer(writer)?)
        }),
    ]
}
