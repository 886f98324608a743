//! `html2text` on a list.

use super::read;
use crate::input;
use crate::measure::Api;

fn list(size: usize) -> Vec<u8> {
    let items = input::records(size).into_iter().map(|it| format!("<li>{} of {}</li>\n", it.name, it.city));
    format!("<ul>{}</ul>", items.collect::<String>()).into_bytes()
}

pub fn apis() -> Vec<Api> {
    vec![read!("html2text" "0", "html2text::from_read", "", list, |reader| {
        html2text::from_read(reader, 80)?;
        Ok(())
    })]
}
