//! `askama` on a page that lists records.

use askama::Template;

use super::write;
use crate::input::{self, Record};
use crate::measure::Api;

#[derive(Template)]
#[template(
    source = "{% for it in records %}{{ it.id }}: {{ it.name }} of {{ it.city }} owes {{ it.amount }}\n{% endfor %}",
    ext = "txt"
)]
struct Page {
    records: Vec<Record>,
}

pub fn apis() -> Vec<Api> {
    vec![write!("askama" "0", "askama::Template::write_into", "", |mut writer, size| {
        Ok(Page { records: input::records(size) }.write_into(&mut writer)?)
    })]
}
