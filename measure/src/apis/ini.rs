//! `rust-ini` on a section for each record.

use ini::Ini;

use super::{read, write};
use crate::input;
use crate::measure::Api;

fn sections(size: usize) -> Ini {
    let mut ini = Ini::new();
    for record in input::records(size) {
        ini.with_section(Some(format!("record {}", record.id)))
            .set("name", record.name)
            .set("city", record.city)
            .set("amount", record.amount.to_string());
    }
    ini
}

fn text(size: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    sections(size).write_to(&mut bytes).expect("a vector takes all");
    bytes
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("rust-ini" "0.21", "ini::Ini::read_from", "", text, |mut reader| {
            Ini::read_from(&mut reader)?;
            Ok(())
        }),
        write!("rust-ini" "0.21", "ini::Ini::write_to", "", |mut writer, size| {
            Ok(sections(size).write_to(&mut writer)?)
        }),
    ]
}
