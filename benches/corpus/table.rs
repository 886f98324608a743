//! What was measured, beside the bar it should meet, as one table.

use std::fmt::Write;
use std::time::Duration;

/// What a figure should reach, and what would be more than was asked for.
#[derive(Clone, Copy)]
pub struct Bar {
    bound: f64,
    beyond: f64,
    at_most: bool,
}

impl Bar {
    pub fn at_most(bound: f64, beyond: f64) -> Self {
        Self { bound, beyond, at_most: true }
    }

    pub fn at_least(bound: f64, beyond: f64) -> Self {
        Self { bound, beyond, at_most: false }
    }

    fn verdict(self, figure: f64) -> &'static str {
        let meets = |bound: f64| if self.at_most { figure <= bound } else { figure >= bound };
        match (meets(self.bound), meets(self.beyond)) {
            (_, true) => "met, and beyond",
            (true, false) => "met",
            (false, false) => "NOT met",
        }
    }
}

pub struct Row {
    what: String,
    figure: Option<f64>,
    unit: &'static str,
    bar: Option<Bar>,
}

impl Row {
    pub fn figure(what: &str, figure: Option<f64>, unit: &'static str) -> Self {
        Self { what: what.to_owned(), figure, unit, bar: None }
    }

    pub fn judged(what: &str, figure: Option<f64>, unit: &'static str, bar: Bar) -> Self {
        Self { bar: Some(bar), ..Self::figure(what, figure, unit) }
    }

    pub fn time(what: &str, time: Option<Duration>) -> Self {
        Self::figure(what, time.map(|it| it.as_secs_f64() * 1e3), "ms")
    }

    pub fn milliseconds(what: &str, time: Option<Duration>, bar: Bar) -> Self {
        Self { bar: Some(bar), ..Self::time(what, time) }
    }

    pub fn ratio(what: &str, ratio: Option<f64>, bar: Bar) -> Self {
        Self::judged(what, ratio, "x", bar)
    }
}

#[expect(clippy::cast_precision_loss, reason = "shown with two places")]
pub fn megabytes(bytes: u64) -> f64 {
    bytes as f64 / 1e6
}

pub fn render(rows: &[Row]) -> String {
    let mut table = format!("{:<46} {:>12}  {:<12} {}\n", "what", "figure", "bar", "");
    for row in rows {
        let figure = row.figure.map_or_else(|| "skipped".to_owned(), |it| format!("{it:.2} {:<2}", row.unit));
        let bar = row.bar.map_or_else(String::new, |it| {
            format!("{} {} {}", if it.at_most { "<=" } else { ">=" }, it.bound, row.unit)
        });
        let verdict = row.figure.zip(row.bar).map_or("", |(figure, bar)| bar.verdict(figure));
        let line = format!("{:<46} {figure:>12}  {bar:<12} {verdict}", row.what);
        let _ = writeln!(table, "{}", line.trim_end());
    }
    table
}
