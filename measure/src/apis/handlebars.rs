//! `handlebars` on a page that lists records.

use handlebars::Handlebars;
use serde_json::{Value, json};

use super::write;
use crate::input;
use crate::measure::Api;

const PAGE: &str =
    "{{#each records}}{{this.id}}: {{this.name}} of {{this.city}} owes {{this.amount}}\n{{/each}}";

fn data(size: usize) -> Value {
    json!({ "records": input::records(size) })
}

pub fn apis() -> Vec<Api> {
    vec![
        write!("handlebars" "6", "handlebars::Handlebars::render_to_write", "", |writer, size| {
            let mut registry = Handlebars::new();
            registry.register_template_string("page", PAGE)?;
            Ok(registry.render_to_write("page", &data(size), writer)?)
        }),
        write!("handlebars" "6", "handlebars::Handlebars::render_template_to_write", "", |writer, size| {
            Ok(Handlebars::new().render_template_to_write(PAGE, &data(size), writer)?)
        }),
    ]
}
