//! `svg` on a drawing with a circle for each record.

use svg::Document;
use svg::node::element::Circle;

use super::write;
use crate::input;
use crate::measure::Api;

pub fn apis() -> Vec<Api> {
    vec![write!("svg" "0.18", "svg::write", "", |writer, size| {
        let circle = |it: &input::Record| Circle::new().set("cx", it.id).set("cy", it.amount).set("r", 1);
        let drawing = input::records(size).iter().map(circle).fold(Document::new(), Document::add);
        Ok(svg::write(writer, &drawing)?)
    })]
}
