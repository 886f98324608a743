//! `env_logger` on a line for each record.

use env_logger::{Builder, Target};
use log::{Level, Log};

use super::write;
use crate::input;
use crate::measure::{Api, Outcome};

/// Logs through a logger that is not the program's own.
pub fn log_lines(logger: &dyn Log, size: usize) -> Outcome {
    for record in input::records(size) {
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

pub fn apis() -> Vec<Api> {
    vec![write!("env_logger" "0.11", "env_logger::Builder::target", "a line each", |writer, size| {
        let mut builder = Builder::new();
        builder.filter_level(log::LevelFilter::Info).format_timestamp(None);
        log_lines(&builder.target(Target::Pipe(Box::new(writer))).build(), size)
    })]
}
