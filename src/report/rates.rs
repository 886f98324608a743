//! How often a flow asks the system, in words and figures.

use crate::catalogue::measured;
use crate::discover::Version;
use crate::track::{Cost, Direction, Flow, OncePer, Rule, Sink};

/// How small the pieces are that a handle is read or written in.
pub fn pace(flow: &Flow) -> String {
    let Some(sink) = flow.sinks.first() else { return "piece by piece".to_owned() };
    let mut alike = flow.sinks.iter().filter(|it| it.once_per == sink.once_per && it.in_loop == sink.in_loop);
    let is_even = alike.all(|it| it.bytes_per_call == sink.bytes_per_call);
    match (sink.once_per, sink.bytes_per_call.filter(|_| is_even)) {
        (OncePer::Byte, _) | (OncePer::Call, Some(1)) => "one byte at a time".to_owned(),
        (OncePer::Token, _) => "one token at a time".to_owned(),
        (OncePer::Fragment, _) => "one piece of a format string at a time".to_owned(),
        (OncePer::Call, Some(bytes)) => format!("{} bytes at a time", grouped(&bytes.to_string())),
        // A single call may as well move all that there is.
        (OncePer::Call, None) if flow.sinks.len() == 1 && !sink.in_loop => "without a buffer".to_owned(),
        (OncePer::Call, None) => "piece by piece".to_owned(),
        (OncePer::Block, _) if flow.rule == Rule::LineBufferedStdout => {
            "in blocks that are each split at a line end".to_owned()
        }
        (OncePer::Block, _) => "in blocks".to_owned(),
        (OncePer::Unsaid, _) => "in pieces that nothing tells of".to_owned(),
    }
}

/// What the calls of a flow cost, before and after a repair.
pub fn estimate(flow: &Flow) -> Option<String> {
    if is_one_call(flow) {
        return Some("one system call, with a buffer and without".to_owned());
    }
    let (raw, buffered) = rates(flow)?;
    Some(match guessed(flow) {
        Some(sink) => format!("{}; {buffered} per KiB with a buffer", each_time(flow, sink)),
        None => match habit(flow) {
            Some(habit) => format!("{habit}: {raw} {} per KiB, {buffered} with a buffer", calls(flow)),
            None => format!("about {raw} system calls per KiB; {buffered} with a buffer"),
        },
    })
}

/// The same without the gain, of calls that nothing shows to gain by a buffer.
pub fn estimate_alone(flow: &Flow) -> Option<String> {
    let (raw, _) = rates(flow).filter(|_| !is_one_call(flow))?;
    Some(guessed(flow).map_or(format!("about {raw} system calls per KiB"), |it| each_time(flow, it)))
}

/// System calls per KiB before and after a repair, for a table; what nobody can say is said in words.
pub fn before_and_after(flow: &Flow) -> Option<(String, String)> {
    let (raw, buffered) = rates(flow).filter(|_| flow.rule.is_about_calls())?;
    Some((guessed(flow).map_or(raw, |it| each_time(flow, it)), buffered))
}

/// Whether a single call moves all that goes through the handle, as far as nothing repeats it.
pub fn is_one_call(flow: &Flow) -> bool {
    let is_one = |it: &Sink| matches!(it.once_per, OncePer::Call | OncePer::Fragment) && it.pieces <= 1;
    matches!(&*flow.sinks, [sink] if is_one(sink) && !sink.in_loop && !sink.formats_lines)
}

fn rates(flow: &Flow) -> Option<(String, String)> {
    let Cost { calls_per_kib, buffered_per_kib, .. } = flow.cost;
    let is_sound =
        calls_per_kib.is_finite() && buffered_per_kib.is_finite() && calls_per_kib > buffered_per_kib;
    is_sound.then(|| (figure(calls_per_kib), figure(buffered_per_kib)))
}

/// The sink of which nobody can say how much it moves.
fn guessed(flow: &Flow) -> Option<&Sink> {
    flow.sinks.first().filter(|_| flow.cost.is_guess)
}

/// What a crate does by itself, where that was measured: `serde_json 1.x asks for one byte at a time`.
fn habit(flow: &Flow) -> Option<String> {
    let sink = flow.sinks.first().filter(|it| it.once_per != OncePer::Block)?;
    let is_alone = flow.sinks.iter().all(|it| it.api == sink.api) && !sink.api.starts_with("std::");
    let distance = |rate: f64| (rate - flow.cost.calls_per_kib).abs();
    let rows = measured().filter(|it| is_alone && it.is_of(&sink.api));
    let near = rows.filter_map(|row| {
        let rate = row.calls_per_kib().filter(|rate| distance(*rate) <= rate / NEAR)?;
        Some((row, distance(rate)))
    });
    let (row, _) = near.min_by(|a, b| a.1.total_cmp(&b.1))?;
    let series = Version::first_in(row.version)?.series();
    let krate = row.api.split("::").next()?;
    let verb = match (sink.direction, sink.once_per, sink.bytes_per_call) {
        (Direction::Write, ..) => "writes",
        (Direction::Read, OncePer::Call, None) => "reads",
        (Direction::Read, ..) => "asks for",
    };
    Some(format!("{krate} {series} {verb} {}", pace(flow)))
}

/// How many times larger a measured figure is than what it may differ by from that of its stub.
const NEAR: f64 = 20.0;

fn calls(flow: &Flow) -> &'static str {
    match flow.sinks.first().map(|it| it.direction) {
        Some(Direction::Read) => "reads",
        Some(Direction::Write) => "writes",
        None => "system calls",
    }
}

/// What is known where nobody can say how much a call moves.
fn each_time(flow: &Flow, sink: &Sink) -> String {
    match (flow.rule, sink.once_per) {
        (Rule::LineBufferedStdout, OncePer::Call) => {
            "a system call each time that a line ends in what is written".to_owned()
        }
        (Rule::LineBufferedStdout, _) => "a system call for each line".to_owned(),
        (_, OncePer::Token) => "a system call for each token".to_owned(),
        (_, _) if sink.formats_lines => {
            "a system call for each piece of its lines, which `Display` writes one by one".to_owned()
        }
        (_, _) if sink.pieces > 1 => format!("at least {} system calls each time", sink.pieces),
        _ => "a system call each time".to_owned(),
    }
}

/// Two significant digits at least, thousands grouped: `1,024`, `12`, `3.5`, `0.13`.
pub fn figure(value: f64) -> String {
    if value >= 10.0 {
        grouped(&format!("{value:.0}"))
    } else if value >= 1.0 {
        format!("{value:.1}")
    } else {
        format!("{:.2}", (value * 100.0).round() / 100.0)
    }
}

fn grouped(digits: &str) -> String {
    let mut out = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

/// `1 finding`, `1,234 findings`.
pub fn counted(count: usize, noun: &str) -> String {
    let plural = if count == 1 { "" } else { "s" };
    format!("{} {noun}{plural}", grouped(&count.to_string()))
}

#[cfg(test)]
mod tests {
    use super::{counted, figure};

    #[test]
    fn figures_are_short() {
        assert_eq!(
            [1024.0, 450.4, 12.0, 2.26, 0.125, 0.0].map(figure),
            ["1,024", "450", "12", "2.3", "0.13", "0.00"]
        );
        assert_eq!(counted(1, "finding"), "1 finding");
        assert_eq!(counted(1_234_567, "file"), "1,234,567 files");
    }
}
