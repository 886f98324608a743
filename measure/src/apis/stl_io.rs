//! `stl_io` on triangles of 50 bytes.

use stl_io::{Normal, Triangle, Vertex};

use super::{read, write};
use crate::measure::Api;

fn triangles(size: usize) -> Vec<Triangle> {
    let triangle = |it: usize| {
        let at = it as f32;
        Triangle {
            normal: Normal::new([0.0, 0.0, 1.0]),
            vertices: [
                Vertex::new([at, 0.0, 0.0]),
                Vertex::new([at + 1.0, 0.0, 0.0]),
                Vertex::new([at, 1.0, 0.0]),
            ],
        }
    };
    (0..size / 50).map(triangle).collect()
}

fn encoded(size: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    stl_io::write_stl(&mut bytes, triangles(size).iter()).expect("a vector takes all");
    bytes
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("stl_io" "0", "stl_io::read_stl", "", encoded, |mut reader| {
            stl_io::read_stl(&mut reader)?;
            Ok(())
        }),
        write!("stl_io" "0", "stl_io::write_stl", "", |mut writer, size| {
            Ok(stl_io::write_stl(&mut writer, triangles(size).iter())?)
        }),
    ]
}
