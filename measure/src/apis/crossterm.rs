//! `crossterm` on a place and a text each.

use std::io::Write;

use crossterm::cursor::MoveTo;
use crossterm::style::Print;
use crossterm::{ExecutableCommand, QueueableCommand};

use super::write;
use crate::measure::Api;

pub fn apis() -> Vec<Api> {
    vec![
        write!("crossterm" "0.29", "crossterm::QueueableCommand::queue", "a place and a text", |mut writer, size| {
            for id in 0..size / 16 {
                writer.queue(MoveTo(20, (id % 50) as u16))?.queue(Print("some text"))?;
            }
            Ok(writer.flush()?)
        }),
        write!("crossterm" "0.29", "crossterm::ExecutableCommand::execute", "a place and a text", |mut writer, size| {
            for id in 0..size / 16 {
                writer.execute(MoveTo(20, (id % 50) as u16))?.execute(Print("some text"))?;
            }
            Ok(())
        }),
    ]
}
