//! `pulldown-cmark` on a paragraph for each record.

use std::fmt::Write;

use pulldown_cmark::{Parser, html};

use super::write;
use crate::input;
use crate::measure::Api;

pub fn apis() -> Vec<Api> {
    vec![write!("pulldown-cmark" "0.13", "pulldown_cmark::html::write_html_io", "", |writer, size| {
        let mut text = String::new();
        for record in input::records(size) {
            writeln!(text, "# {}\n\n*{}* of **{}**\n", record.id, record.name, record.city)?;
        }
        Ok(html::write_html_io(writer, Parser::new(&text))?)
    })]
}
