//! `fern` on a line for each record.

use std::io::Write;

use fern::Dispatch;

use super::write;
use crate::input::log_lines;
use crate::measure::Api;

pub fn apis() -> Vec<Api> {
    vec![write!("fern" "0.7", "fern::Dispatch::chain", "a line each", |writer, size| {
        let boxed: Box<dyn Write + Send> = Box::new(writer);
        let format = |out: fern::FormatCallback<'_>, message: &std::fmt::Arguments<'_>, record: &log::Record<'_>| {
            out.finish(format_args!("[{}] {message}", record.level()));
        };
        let (_, logger) = Dispatch::new().format(format).chain(boxed).into_log();
        log_lines(&*logger, size)
    })]
}
