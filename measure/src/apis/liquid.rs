//! `liquid` on a line for each record.

use liquid::model::Value;
use liquid::{Object, ParserBuilder};

use super::write;
use crate::input;
use crate::measure::Api;

const TEMPLATE: &str = "{% for it in entries %}<li>{{ it.name }}: {{ it.amount }} of {{ it.city }}</li>\n{% endfor %}";

pub fn apis() -> Vec<Api> {
    vec![write!("liquid" "0.26", "liquid::Template::render_to", "", |mut writer, size| {
        let template = ParserBuilder::with_stdlib().build()?.parse(TEMPLATE)?;
        let entry = |it: input::Record| {
            let pairs = [("name", Value::scalar(it.name)), ("city", Value::scalar(it.city)), ("amount", Value::scalar(it.amount))];
            Value::Object(pairs.into_iter().map(|(key, value)| (key.into(), value)).collect())
        };
        let entries = Value::Array(input::records(size * 3 / 2).into_iter().map(entry).collect());
        let globals = Object::from_iter([("entries".into(), entries)]);
        Ok(template.render_to(&mut writer, &globals)?)
    })]
}
