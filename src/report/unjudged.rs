//! What takes a bare handle and is not in the catalogue, so that nobody takes silence for an all-clear.

use std::io;

use serde::Serialize;

use crate::report::{Format, Report};

/// Places that a line has room for.
const MAX_PLACES: usize = 3;
/// Columns of a line that the names of APIs take up; longer ones push the rest to the right.
const API_WIDTH: usize = 48;

/// An API as the JSON formats tell it, a line each.
#[derive(Serialize)]
struct Line<'a> {
    reason: &'static str,
    api: &'a str,
    handle: &'a str,
    /// `src/main.rs:12:5`, lines and columns from 1.
    places: Vec<String>,
}

/// Writes a line for each API, or for each call where the format is `short`.
pub fn write_unjudged(out: &mut dyn io::Write, report: &Report<'_>, format: Format) -> io::Result<()> {
    for it in report.unjudged {
        let places: Vec<String> = it.at.iter().map(|at| report.shown_place(*at)).collect();
        match format {
            Format::Human | Format::Markdown => {
                let more = places.len().saturating_sub(MAX_PLACES);
                let more = if more > 0 { format!(" and {more} more") } else { String::new() };
                let shown = places[..places.len().min(MAX_PLACES)].join(", ");
                writeln!(out, "{:<API_WIDTH$}  {}  {shown}{more}", it.api, it.handle)?;
            }
            Format::Short | Format::Github | Format::Junit | Format::Checkstyle => {
                for place in places {
                    writeln!(out, "{place}: {} takes {}", it.api, it.handle)?;
                }
            }
            Format::Json
            | Format::CargoJson
            | Format::Sarif
            | Format::Gitlab
            | Format::Rdjson
            | Format::Rdjsonl => {
                let line = Line { reason: "buffix-unknown", api: &it.api, handle: &it.handle, places };
                serde_json::to_writer(&mut *out, &line)?;
                writeln!(out)?;
            }
        }
    }
    Ok(())
}
