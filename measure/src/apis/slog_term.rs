//! `slog-term` on a line for each record.

use std::sync::Mutex;

use slog::Drain;
use slog_term::{FullFormat, PlainDecorator};

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
    vec![write!("slog-term" "2", "slog_term::PlainDecorator::new", "a line each", |writer, size| {
        let format = FullFormat::new(PlainDecorator::new(writer)).use_custom_timestamp(|_| Ok(()));
        log_lines(format.build(), size)
    })]
}
