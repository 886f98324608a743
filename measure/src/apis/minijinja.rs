//! `minijinja` on a page that lists records; 3.0 renamed what writes it.

use super::write;
use crate::input;
use crate::measure::Api;

const PAGE: &str = "{% for it in records %}{{ it.id }}: {{ it.name }} of {{ it.city }} owes {{ it.amount }}\n\
{% endfor %}";

macro_rules! values {
    ($name:ident, $krate:ident) => {
        fn $name(size: usize) -> $krate::Value {
            let value = |it: input::Record| {
                $krate::context! { id => it.id, name => it.name, city => it.city, amount => it.amount }
            };
            let records: Vec<$krate::Value> = input::records(size).into_iter().map(value).collect();
            $krate::context! { records => records }
        }
    };
}

values!(values, minijinja);
values!(values_2, minijinja_2);

#[expect(deprecated, reason = "the name it had before")]
pub fn apis() -> Vec<Api> {
    vec![
        write!("minijinja" "3", "minijinja::Template::render_captured_to", "", |writer, size| {
            let environment = minijinja::Environment::new();
            environment.template_from_str(PAGE)?.render_captured_to(values(size), writer)?;
            Ok(())
        }),
        write!("minijinja" "2", "minijinja::Template::render_to_write", "", |writer, size| {
            let environment = minijinja_2::Environment::new();
            environment.template_from_str(PAGE)?.render_to_write(values_2(size), writer)?;
            Ok(())
        }),
    ]
}
