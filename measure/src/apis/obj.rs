//! `obj` on vertices and triangles.

use obj::{ObjData, SimplePolygon};

use super::{read, write};
use crate::measure::Api;

fn written(size: usize) -> Vec<u8> {
    let vertices = (0..size / 40).map(|it| format!("v {it}.5 1.25 -3.5\n"));
    let faces = (3..size / 40).map(|it| format!("f {} {} {it}\n", it - 2, it - 1));
    vertices.chain(faces).collect::<String>().into_bytes()
}

fn model(size: usize) -> Result<ObjData, obj::ObjError> {
    let _: Option<SimplePolygon> = None;
    ObjData::load_buf(&written(size)[..])
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("obj" "0.10", "obj::ObjData::load_buf", "", written, |reader| {
            ObjData::load_buf(reader)?;
            Ok(())
        }),
        write!("obj" "0.10", "obj::ObjData::write_to_buf", "", |mut writer, size| {
            Ok(model(size)?.write_to_buf(&mut writer)?)
        }),
    ]
}
