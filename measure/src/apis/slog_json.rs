//! `slog-json` on a line for each record.

use std::sync::Mutex;

use slog::Drain;
use slog_json::Json;

use super::write;
use crate::input;
use crate::measure::{Api, Outcome};

fn log_lines(drain: impl Drain<Err = std::io::Error, Ok = ()> + Send + 'static, size: usize) -> Outcome {
    let logger = slog::Logger::root(Mutex::new(drain).ignore_res(), slog::o!());
    for record in input::records(size) {
        slog::info!(logger, "{} of {}", record.name, record.city; "id" => record.id);
    }
    Ok(())
}

pub fn apis() -> Vec<Api> {
    vec![write!("slog-json" "2", "slog_json::Json::new", "a line each", |writer, size| {
        log_lines(Json::new(writer).build(), size)
    })]
}
