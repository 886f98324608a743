//! `shapefile` on points and on lines of three points.

use std::io::{Cursor, Seek, Write};

use shapefile::{Point, Polyline, ShapeReader, ShapeWriter};

use super::{read, write};
use crate::measure::{Api, Outcome};

fn points(writer: impl Write + Seek, size: usize) -> Outcome {
    let points: Vec<Point> = (0..size / 28).map(|it| Point::new(it as f64, 1.0)).collect();
    Ok(ShapeWriter::new(writer).write_shapes(&points)?)
}

fn written(size: usize) -> Vec<u8> {
    let mut bytes = Cursor::new(Vec::new());
    points(&mut bytes, size).expect("a vector takes all");
    bytes.into_inner()
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("shapefile" "0", "shapefile::ShapeReader::new", "points", written, |reader| {
            ShapeReader::new(reader)?.read()?;
            Ok(())
        }),
        write!("shapefile" "0", "shapefile::ShapeWriter::new", "points", |writer, size| {
            points(writer, size)
        }),
        write!("shapefile" "0", "shapefile::ShapeWriter::finalize", "points", |writer, size| {
            let mut writer = ShapeWriter::new(writer);
            for id in 0..size / 28 {
                writer.write_shape(&Point::new(id as f64, 1.0))?;
            }
            Ok(writer.finalize()?)
        }),
        write!("shapefile" "0", "shapefile::ShapeWriter::new", "lines", |writer, size| {
            let line = |it| Polyline::new((0..3).map(|at| Point::new(f64::from(at), f64::from(it))).collect());
            let lines: Vec<Polyline> = (0..size as u32 / 104).map(line).collect();
            Ok(ShapeWriter::new(writer).write_shapes(&lines)?)
        }),
    ]
}
