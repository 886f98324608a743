//! `tera` on a page that lists records.

use tera::{Context, Tera};

use super::write;
use crate::input;
use crate::measure::Api;

const PAGE: &str = "{% for it in records %}{{ it.id }}: {{ it.name }} of {{ it.city }} owes {{ it.amount }}\n\
{% endfor %}";

pub fn apis() -> Vec<Api> {
    vec![write!("tera" "1", "tera::Tera::render_to", "", |writer, size| {
        let mut tera = Tera::default();
        tera.add_raw_template("page", PAGE)?;
        let mut context = Context::new();
        context.insert("records", &input::records(size));
        Ok(tera.render_to("page", &context, writer)?)
    })]
}
