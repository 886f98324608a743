//! `gltf-json` on a list of nodes.

use gltf_json::{Node, Root};

use super::{read, write};
use crate::measure::Api;

fn root(size: usize) -> Root {
    let node = |id| Node { translation: Some([id as f32, 0.5, 1.5]), ..Node::default() };
    Root { nodes: (0..size / 36).map(node).collect(), ..Root::default() }
}

fn written(size: usize) -> Vec<u8> {
    root(size).to_vec().expect("nodes are serialisable")
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("gltf-json" "1", "gltf_json::Root::from_reader", "", written, |reader| {
            // It reads to the end, where what follows the value is an error.
            let _: Result<Root, _> = Root::from_reader(reader);
            Ok(())
        }),
        write!("gltf-json" "1", "gltf_json::Root::to_writer", "", |writer, size| {
            Ok(root(size).to_writer(writer)?)
        }),
        write!("gltf-json" "1", "gltf_json::Root::to_writer_pretty", "", |writer, size| {
            Ok(root(size).to_writer_pretty(writer)?)
        }),
    ]
}
