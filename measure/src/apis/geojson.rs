//! `geojson` on a point with its properties for each record.

use std::io::Write;

use geojson::{Feature, FeatureWriter, Geometry, GeometryValue, JsonObject};

use super::write;
use crate::input;
use crate::measure::{Api, Outcome};

fn points(writer: impl Write, size: usize) -> Outcome {
    let mut writer = FeatureWriter::from_writer(writer);
    for record in input::records(size / 2) {
        let point = GeometryValue::new_point([record.amount, f64::from(record.id)]);
        let mut properties = JsonObject::new();
        properties.insert("name".to_owned(), record.name.into());
        let geometry = Some(Geometry::new(point));
        writer.write_feature(&Feature { geometry, properties: Some(properties), ..Feature::default() })?;
    }
    Ok(writer.finish()?)
}

pub fn apis() -> Vec<Api> {
    vec![write!("geojson" "1", "geojson::FeatureWriter::from_writer", "", |writer, size| {
        points(writer, size)
    })]
}
