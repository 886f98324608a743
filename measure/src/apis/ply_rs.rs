//! `ply-rs` on points of three floats, as text and as bytes.

use ply_rs::parser::Parser;
use ply_rs::ply::{
    Addable, DefaultElement, ElementDef, Encoding, Ply, Property, PropertyDef, PropertyType, ScalarType,
};
use ply_rs::writer::Writer;

use super::{read, write};
use crate::measure::Api;

fn points(count: usize, encoding: Encoding) -> Ply<DefaultElement> {
    let mut ply = Ply::new();
    let mut point = ElementDef::new("point".to_owned());
    for axis in ["x", "y", "z"] {
        point.properties.add(PropertyDef::new(axis.to_owned(), PropertyType::Scalar(ScalarType::Float)));
    }
    ply.header.encoding = encoding;
    ply.header.elements.add(point);
    let point = |index: usize| {
        let axes = ["x", "y", "z"].into_iter().zip([1.0, 2.0, 3.0]);
        axes.map(|(axis, by)| (axis.to_owned(), Property::Float(index as f32 / by))).collect()
    };
    ply.payload.insert("point".to_owned(), (0..count).map(point).collect());
    ply
}

fn text(size: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    Writer::new().write_ply(&mut bytes, &mut points(size / 24, Encoding::Ascii)).expect("a vector takes all");
    bytes
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("ply-rs" "0.1", "ply_rs::parser::Parser::read_ply", "text", text, |mut reader| {
            Parser::<DefaultElement>::new().read_ply(&mut reader)?;
            Ok(())
        }),
        write!("ply-rs" "0.1", "ply_rs::writer::Writer::write_ply", "text", |mut writer, size| {
            Writer::new().write_ply(&mut writer, &mut points(size / 24, Encoding::Ascii))?;
            Ok(())
        }),
        write!("ply-rs" "0.1", "ply_rs::writer::Writer::write_ply", "bytes", |mut writer, size| {
            let encoding = Encoding::BinaryLittleEndian;
            Writer::new().write_ply(&mut writer, &mut points(size / 12, encoding))?;
            Ok(())
        }),
    ]
}
