//! `dxf` on a list of lines.

use dxf::entities::{Entity, EntityType, Line};
use dxf::{Drawing, Point};

use super::{read, write};
use crate::measure::Api;

fn lines(size: usize) -> Drawing {
    let mut drawing = Drawing::new();
    for id in 0..size / 180 {
        let line = Line::new(Point::new(id as f64, 0.0, 0.0), Point::new(0.0, id as f64, 1.0));
        drawing.add_entity(Entity::new(EntityType::Line(line)));
    }
    drawing
}

fn written(size: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    lines(size).save(&mut bytes).expect("a vector takes all");
    bytes
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("dxf" "0", "dxf::Drawing::load", "", written, |mut reader| {
            Drawing::load(&mut reader)?;
            Ok(())
        }),
        write!("dxf" "0", "dxf::Drawing::save", "", |mut writer, size| {
            Ok(lines(size).save(&mut writer)?)
        }),
        write!("dxf" "0", "dxf::Drawing::save_binary", "", |mut writer, size| {
            Ok(lines(size).save_binary(&mut writer)?)
        }),
    ]
}
