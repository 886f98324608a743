//! `simplelog` on a line for each record.

use log::LevelFilter;
use simplelog::{ConfigBuilder, WriteLogger};

use super::write;
use crate::input::log_lines;
use crate::measure::Api;

pub fn apis() -> Vec<Api> {
    vec![write!("simplelog" "0.12", "simplelog::WriteLogger::new", "a line each", |writer, size| {
        let config = ConfigBuilder::new().set_time_level(LevelFilter::Off).build();
        log_lines(&*WriteLogger::new(LevelFilter::Info, config, writer), size)
    })]
}
