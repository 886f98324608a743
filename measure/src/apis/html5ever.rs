//! `html5ever` on a table with a row for each record.

use html5ever::serialize::{SerializeOpts, serialize};
use html5ever::tendril::TendrilSink;
use markup5ever_rcdom::{RcDom, SerializableHandle};

use super::write;
use crate::input;
use crate::measure::Api;

fn page(size: usize) -> RcDom {
    let rows: String = input::records(size)
        .into_iter()
        .map(|it| format!("<tr class=\"order\"><td>{}</td><td>{} of <b>{}</b></td></tr>", it.id, it.name, it.city))
        .collect();
    html5ever::parse_document(RcDom::default(), Default::default()).one(format!("<table>{rows}</table>"))
}

pub fn apis() -> Vec<Api> {
    vec![write!("html5ever" "0.40", "html5ever::serialize", "", |writer, size| {
        let document: SerializableHandle = page(size).document.into();
        Ok(serialize(writer, &document, SerializeOpts::default())?)
    })]
}
