//! `dotenvy` on a variable for each record.

use std::fmt::Write;

use super::read;
use crate::input;
use crate::measure::Api;

fn variables(size: usize) -> Vec<u8> {
    let mut text = String::new();
    for record in input::records(size * 2) {
        writeln!(text, "NAME_{}=\"{} of {}\"", record.id, record.name, record.city)
            .expect("a string takes all");
    }
    text.into_bytes()
}

pub fn apis() -> Vec<Api> {
    vec![read!("dotenvy" "0.15", "dotenvy::from_read_iter", "", variables, |reader| {
        for variable in dotenvy::from_read_iter(reader) {
            variable?;
        }
        Ok(())
    })]
}
