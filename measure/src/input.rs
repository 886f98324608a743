//! Realistic input of about so many bytes, the same at every run.

use std::fmt::Write;
use std::iter;

use log::{Level, Log};
use serde::{Deserialize, Serialize};

use crate::measure::Outcome;

/// What a program keeps in its files: a number, two texts, a float, a list.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Record {
    pub id: u32,
    pub name: String,
    pub city: String,
    pub amount: f64,
    pub tags: Vec<u16>,
}

const NAMES: [&str; 8] = ["Ada", "Grace", "Linus", "Barbara", "Edsger", "Donald", "Margaret", "Ken"];
const CITIES: [&str; 5] = ["Zürich", "Reykjavík", "Lagos", "Montevideo", "Kyoto"];

pub fn record(id: u32) -> Record {
    let mix = id.wrapping_mul(2_654_435_761);
    Record {
        id,
        name: format!("{} {}", NAMES[id as usize % NAMES.len()], mix % 997),
        city: CITIES[id as usize % CITIES.len()].to_owned(),
        amount: f64::from(mix >> 8) / 64.0,
        tags: (0..id % 5).map(|it| (mix >> it) as u16).collect(),
    }
}

/// So many records as take about `size` bytes as JSON.
pub fn records(size: usize) -> Vec<Record> {
    let count = u32::try_from(size / 75).unwrap_or(u32::MAX);
    (0..count).map(record).collect()
}

pub fn json(size: usize) -> Vec<u8> {
    serde_json::to_vec(&records(size)).expect("records are serialisable")
}

/// Lines of words, 60 bytes or so each.
pub fn text(size: usize) -> Vec<u8> {
    let mut text = String::with_capacity(size + 80);
    for id in (0..).take_while(|it| it * 61 < size) {
        let Record { name, city, amount, .. } = record(id as u32);
        writeln!(text, "{id:>8} {name:<16} {city:<14} {amount:>18.4}").expect("a string takes all");
    }
    text.into_bytes()
}

pub fn csv(size: usize) -> Vec<u8> {
    let lines = (0..size / 40).map(|id| {
        let Record { id, name, city, amount, .. } = record(id as u32);
        format!("{id},{name},{city},{amount}\n")
    });
    iter::once("id,name,city,amount\n".to_owned()).chain(lines).collect::<String>().into_bytes()
}

/// Bytes that no compressor makes smaller.
pub fn noise(size: usize) -> Vec<u8> {
    let mut state = 0x9E37_79B9_7F4A_7C15_u64;
    iter::repeat_with(|| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 32) as u8
    })
    .take(size)
    .collect()
}

/// Logs through a logger that is not the program's own.
pub fn log_lines(logger: &dyn Log, size: usize) -> Outcome {
    for record in records(size) {
        logger.log(
            &log::Record::builder()
                .level(Level::Info)
                .target("measure")
                .args(format_args!("{}: {} of {}", record.id, record.name, record.city))
                .build(),
        );
    }
    logger.flush();
    Ok(())
}
