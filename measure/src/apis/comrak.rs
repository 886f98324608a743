//! `comrak` on a paragraph for each record.

use std::fmt::Write;

use comrak::{Arena, Options, format_commonmark, format_html, format_xml, parse_document};

use super::write;
use crate::input;
use crate::measure::Api;

fn text(size: usize) -> String {
    let mut text = String::new();
    for record in input::records(size) {
        writeln!(text, "# {}\n\n*{}* of **{}**\n", record.id, record.name, record.city)
            .expect("a string takes all");
    }
    text
}

pub fn apis() -> Vec<Api> {
    vec![
        write!("comrak" "0.28", "comrak::format_html", "", |mut writer, size| {
            let arena = Arena::new();
            let root = parse_document(&arena, &text(size), &Options::default());
            Ok(format_html(root, &Options::default(), &mut writer)?)
        }),
        write!("comrak" "0.28", "comrak::format_commonmark", "", |mut writer, size| {
            let arena = Arena::new();
            let root = parse_document(&arena, &text(size), &Options::default());
            Ok(format_commonmark(root, &Options::default(), &mut writer)?)
        }),
        write!("comrak" "0.28", "comrak::format_xml", "", |mut writer, size| {
            let arena = Arena::new();
            let root = parse_document(&arena, &text(size), &Options::default());
            Ok(format_xml(root, &Options::default(), &mut writer)?)
        }),
    ]
}
