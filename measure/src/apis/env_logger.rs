//! `env_logger` on a line for each record.

use env_logger::{Builder, Target};

use super::write;
use crate::input::log_lines;
use crate::measure::Api;

pub fn apis() -> Vec<Api> {
    vec![write!("env_logger" "0.11", "env_logger::Builder::target", "a line each", |writer, size| {
        let mut builder = Builder::new();
        builder.filter_level(log::LevelFilter::Info).format_timestamp(None);
        log_lines(&builder.target(Target::Pipe(Box::new(writer))).build(), size)
    })]
}
