//! `mustache` on a line for each record.

use std::collections::HashMap;

use super::write;
use crate::input;
use crate::measure::Api;

const TEMPLATE: &str = "{{#entries}}<li>{{name}}: {{amount}} of {{city}}</li>\n{{/entries}}";

pub fn apis() -> Vec<Api> {
    vec![write!("mustache" "0.9", "mustache::Template::render", "", |mut writer, size| {
        let template = mustache::compile_str(TEMPLATE)?;
        let data = HashMap::from([("entries", input::records(size * 3 / 2))]);
        Ok(template.render(&mut writer, &data)?)
    })]
}
