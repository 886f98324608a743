//! Every figure and attribute of a stub is held against what was measured.

use std::sync::Arc;

use super::entry::{Entry, Marks, entries};
use super::measured::{Measured, measured};
use super::{Catalogue, FuncMarks, OncePer, Stub, StubText, StubTexts};
use crate::discover::Version;

/// What is wrong with what a stub says of a function, by the rows about it.
fn disagreements(entry: &Entry<'_>, rows: &[Measured<'_>]) -> Vec<String> {
    let Marks::Func(marks) = entry.marks else { return Vec::new() };
    let rows: Vec<&Measured<'_>> = rows.iter().filter(|it| it.is_of(&entry.full_path)).collect();
    if rows.is_empty() {
        return Vec::new();
    }
    let told = [small_calls(marks, &rows), blocks(marks, &rows), flushes(marks, &rows), to_end(marks, &rows)];
    let said = |what: String| format!("{}: {what}", entry.full_path);
    told.into_iter().chain([seeks(marks, &rows)]).flatten().map(said).collect()
}

/// The rows of the versions that a sink is said of.
fn of_sink<'a>(marks: &FuncMarks, rows: &[&'a Measured<'a>]) -> Vec<&'a Measured<'a>> {
    let before = marks.sink.as_ref().and_then(|it| it.before.clone());
    let is_meant = |row: &&&Measured<'_>| {
        before.as_ref().is_none_or(|it| Version::first_in(row.version).is_some_and(|version| version < *it))
    };
    rows.iter().filter(is_meant).copied().collect()
}

/// A figure is that of some use, to a twentieth; a word is true of some use.
fn small_calls(marks: &FuncMarks, rows: &[&Measured<'_>]) -> Option<String> {
    let sink = marks.sink.as_ref()?;
    let rates: Vec<f64> = of_sink(marks, rows).iter().filter_map(|it| it.calls_per_kib()).collect();
    if rates.is_empty() {
        return Some("no version that it is a sink in was measured".to_owned());
    }
    let is_near = |figure: f64| rates.iter().any(|rate| (rate - figure).abs() <= rate / 20.0);
    if let Some(figure) = sink.per_kib.filter(|it| !is_near(*it)) {
        return Some(format!("per_kib = {figure}, measured {rates:?}"));
    }
    let fits = |rate: &f64| match sink.once_per {
        OncePer::Byte => *rate > 500.0,
        OncePer::Token | OncePer::Fragment => *rate > 2.0,
        OncePer::Block => *rate <= 8.0,
        OncePer::Call | OncePer::Unsaid => true,
    };
    (!rates.iter().any(fits)).then(|| format!("once per {}, measured {rates:?} per KiB", sink.once_per))
}

/// What buffers inside makes few calls in some use.
fn blocks(marks: &FuncMarks, rows: &[&Measured<'_>]) -> Option<String> {
    let mut rates = rows.iter().filter_map(|it| it.calls_per_kib()).peekable();
    rates.peek()?;
    let least = rates.fold(f64::INFINITY, f64::min);
    (marks.buffers && least > 2.0).then(|| format!("buffers, measured {least} calls per KiB"))
}

fn flushes(marks: &FuncMarks, rows: &[&Measured<'_>]) -> Option<String> {
    let mut writes = rows.iter().filter(|it| it.flushes != "-").peekable();
    writes.peek()?;
    let flushes = writes.any(|it| it.flushes == "yes" && it.last_error == "reported");
    (marks.flushes && !flushes)
        .then(|| "flushes, but some bytes stay behind or their error is lost".to_owned())
}

fn to_end(marks: &FuncMarks, rows: &[&Measured<'_>]) -> Option<String> {
    let mut reads = rows.iter().filter(|it| it.over_read != "-").peekable();
    reads.peek()?;
    let to_end = reads.any(|it| it.over_read == "to the end");
    let says = marks.sink.as_ref().is_some_and(|it| it.to_end);
    (says && !to_end).then(|| "to_end, but stops before what follows its input".to_owned())
}

fn seeks(marks: &FuncMarks, rows: &[&Measured<'_>]) -> Option<String> {
    let seeks = rows.iter().any(|it| it.seeks.parse::<u64>().is_ok_and(|it| it > 0));
    (marks.seeks && !seeks).then(|| "seeks, but no seek was seen".to_owned())
}

fn all_disagreements(stubs: &[Arc<Stub>], rows: &[Measured<'_>]) -> Vec<String> {
    stubs.iter().flat_map(|it| entries(it)).flat_map(|it| disagreements(&it, rows)).collect()
}

fn built_in() -> Vec<Arc<Stub>> {
    Catalogue::of(&StubTexts::built_in(), |_| true).unwrap_or_else(|error| panic!("{error}")).stubs
}

#[test]
fn every_stub_agrees_with_what_was_measured() {
    let rows: Vec<Measured<'_>> = measured().collect();
    let disagreements = all_disagreements(&built_in(), &rows);
    assert!(disagreements.is_empty(), "{}", disagreements.join("\n"));
}

#[test]
fn at_least_a_hundred_described_apis_are_measured() {
    let stubs = built_in();
    let entries: Vec<Entry<'_>> = stubs.iter().flat_map(|it| entries(it)).collect();
    let mut apis: Vec<&str> =
        measured().filter(|row| entries.iter().any(|it| row.is_of(&it.full_path))).map(|it| it.api).collect();
    apis.sort_unstable();
    apis.dedup();
    assert!(apis.len() >= 100, "{} described APIs are measured", apis.len());
}

#[test]
fn every_row_of_the_table_has_all_columns() {
    let lines = super::measured::TABLE.lines().skip(1).count();
    assert_eq!(measured().count(), lines);
}

/// A stub of `serde_json` in which one attribute is replaced.
fn wrong(from: &str, to: &str) -> Vec<String> {
    let right =
        super::STUBS.iter().find(|it| it.module == "serde_json").expect("serde_json is described").text;
    assert!(right.contains(from), "the stub says `{from}` no more");
    let text = right.replacen(from, to, 1);
    let stub = StubText::new("serde_json".into(), text.into(), None).stub();
    let stub = stub.unwrap_or_else(|error| panic!("{error}"));
    let rows: Vec<Measured<'_>> = measured().collect();
    all_disagreements(&[stub], &rows)
}

#[test]
fn a_wrong_figure_is_told() {
    let told = wrong("per_kib = 1024, to_end", "per_kib = 102.4, to_end");
    assert_eq!(told, ["serde_json::de::from_reader: per_kib = 102.4, measured [1024.0, 1024.0]"]);
}

#[test]
fn a_wrong_word_is_told() {
    let told = wrong("#[sink(once_per = \"byte\", per_kib = 1024, to_end)]", "#[sink(once_per = \"block\")]");
    assert_eq!(told, ["serde_json::de::from_reader: once per block, measured [1024.0, 1024.0] per KiB"]);
}

#[test]
fn a_buffer_that_is_none_is_told() {
    let told = wrong("#[sink(once_per = \"byte\", per_kib = 1024, to_end)]", "#[buffers]");
    assert_eq!(told, ["serde_json::de::from_reader: buffers, measured 1024 calls per KiB"]);
}

#[test]
fn a_flush_that_does_not_happen_is_told() {
    let told =
        wrong("#[sink(once_per = \"token\", per_kib = 458.3)]", "#[flushes]\n#[sink(once_per = \"token\")]");
    assert_eq!(
        told,
        ["serde_json::ser::to_writer_pretty: flushes, but some bytes stay behind or their error is lost"]
    );
}

#[test]
fn an_end_that_is_not_reached_is_told() {
    let told = wrong("#[sink(once_per = \"byte\", per_kib = 1024)]", "#[sink(once_per = \"byte\", to_end)]");
    let expected =
        "serde_json::de::Deserializer::from_reader: to_end, but stops before what follows its input";
    assert_eq!(told, [expected]);
}

#[test]
fn seeks_that_nobody_makes_are_told() {
    let told =
        wrong("#[sink(once_per = \"byte\", per_kib = 1024)]", "#[seeks]\n#[sink(once_per = \"byte\")]");
    assert_eq!(told, ["serde_json::de::Deserializer::from_reader: seeks, but no seek was seen"]);
}
