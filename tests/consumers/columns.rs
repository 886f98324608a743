//! The columns of every format, in its own unit, over lines with chars of every width; each is worked out anew from
//! the text here.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::shapes::{self, Files, odd_lines};

const SINK: &str = "File::open(p)?.bytes()";

/// Four texts of the same lines; the first line has a finding too, where a byte order mark counts or does not.
fn texts() -> Vec<String> {
    let first = "use std::{fs::File, io::{self, Read}}; pub fn é(p: &str) -> io::Result<usize> { Ok(File::open(p)?.bytes().count()) }\n";
    let text = odd_lines();
    let text = first.to_owned() + text.split_once('\n').unwrap().1;
    let crlf = text.replace('\n', "\r\n");
    vec![text.clone(), crlf.clone(), format!("\u{feff}{text}"), format!("\u{feff}{crlf}")]
}

/// Where a sink stands, in every unit, from 1; the end is excluded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Place {
    line: u64,
    /// From 0, a byte order mark included.
    bytes: [u64; 2],
    chars: [u64; 2],
    utf16: [u64; 2],
    /// Of the line as it lies in the file, a byte order mark included.
    utf8: [u64; 2],
}

fn places(text: &str) -> Vec<Place> {
    let number = |it: usize| u64::try_from(it).unwrap();
    let place = |start: usize| {
        let line_start = text[..start].rfind('\n').map_or(0, |it| it + 1);
        let columns = |of: &dyn Fn(&str) -> usize| {
            [start, start + SINK.len()].map(|it| number(of(&text[line_start..it])) + 1)
        };
        let without_mark = |it: &str| it.trim_start_matches('\u{feff}').to_owned();
        Place {
            line: number(text[..start].matches('\n').count()) + 1,
            bytes: [number(start), number(start + SINK.len())],
            chars: columns(&|it| without_mark(it).chars().count()),
            utf16: columns(&|it| without_mark(it).encode_utf16().count()),
            utf8: columns(&str::len),
        }
    };
    text.match_indices(SINK).map(|(at, _)| place(at)).collect()
}

fn said(text: &str, format: &str) -> String {
    let files: Files = BTreeMap::from([("lib.rs".to_owned(), text.to_owned())]);
    shapes::said(&files, &[".", "--message-format", format])
}

fn numbers(value: &Value, keys: [&str; 2]) -> [u64; 2] {
    keys.map(|it| value[it].as_u64().unwrap())
}

fn each_place(of: impl Fn(&Place) -> Vec<u64>, found_in: impl Fn(&str) -> Vec<Vec<u64>>) {
    for text in texts() {
        let expected: Vec<Vec<u64>> = places(&text).iter().map(&of).collect();
        assert_eq!(expected.len(), shapes::ODD.len() + 1);
        assert_eq!(found_in(&text), expected, "{:?} …", &text[..20]);
    }
}

#[test]
fn json_counts_lines_in_chars_and_the_file_in_bytes() {
    let found = |text: &str| {
        let lines = said(text, "json");
        let spans = lines.lines().map(|it| serde_json::from_str::<Value>(it).unwrap()["spans"][0].clone());
        let keys = [["line_start", "line_end"], ["column_start", "column_end"], ["byte_start", "byte_end"]];
        spans.map(|span| keys.map(|it| numbers(&span, it)).concat()).collect()
    };
    each_place(|it| [[it.line; 2], it.chars, it.bytes].concat(), found);
}

#[test]
fn the_lines_quoted_in_json_are_those_of_the_file() {
    for text in texts() {
        for line in said(&text, "json").lines() {
            let message: Value = serde_json::from_str(line).unwrap();
            let span = &message["spans"][0];
            let quoted = span["text"][0]["text"].as_str().unwrap();
            let number = usize::try_from(span["line_start"].as_u64().unwrap()).unwrap();
            assert_eq!(quoted, text.trim_start_matches('\u{feff}').lines().nth(number - 1).unwrap());
            let highlight = numbers(&span["text"][0], ["highlight_start", "highlight_end"]);
            let [start, end] = highlight.map(|it| usize::try_from(it).unwrap() - 1);
            assert_eq!(quoted.chars().skip(start).take(end - start).collect::<String>(), SINK);
        }
    }
}

#[test]
fn sarif_counts_in_the_unit_that_it_states() {
    let log = |text: &str| serde_json::from_str::<Value>(&said(text, "sarif")).unwrap();
    for text in texts() {
        let run = log(&text)["runs"][0].clone();
        let unit = run["columnKind"].as_str().unwrap();
        let columns = |it: &Place| match unit {
            "unicodeCodePoints" => it.chars,
            "utf16CodeUnits" => it.utf16,
            other => panic!("{other} is no unit of SARIF"),
        };
        let found = run["results"].as_array().unwrap().iter().map(|it| {
            let region = &it["locations"][0]["physicalLocation"]["region"];
            [numbers(region, ["startLine", "endLine"]), numbers(region, ["startColumn", "endColumn"])]
        });
        let expected: Vec<_> = places(&text).iter().map(|it| [[it.line; 2], columns(it)]).collect();
        assert_eq!(found.collect::<Vec<_>>(), expected);
    }
}

#[test]
fn rdjson_counts_bytes_of_utf8() {
    let found = |text: &str| {
        let all: Value = serde_json::from_str(&said(text, "rdjson")).unwrap();
        let place = |it: &Value| {
            let range = &it["location"]["range"];
            [numbers(&range["start"], ["line", "column"]), numbers(&range["end"], ["line", "column"])]
                .concat()
        };
        all["diagnostics"].as_array().unwrap().iter().map(place).collect()
    };
    each_place(|it| vec![it.line, it.utf8[0], it.line, it.utf8[1]], found);
}

/// Each suggestion is made by itself, on the lines as they lie in the file.
#[test]
fn a_suggestion_of_rdjson_is_a_repair_by_itself() {
    for text in texts() {
        let all: Value = serde_json::from_str(&said(&text, "rdjson")).unwrap();
        for (diagnostic, place) in all["diagnostics"].as_array().unwrap().iter().zip(places(&text)) {
            let suggestion = &diagnostic["suggestions"][0];
            let offset = |it: &Value| {
                let [line, column] = numbers(it, ["line", "column"]).map(|it| usize::try_from(it).unwrap());
                text.split_inclusive('\n').take(line - 1).map(str::len).sum::<usize>() + column - 1
            };
            let range = offset(&suggestion["range"]["start"])..offset(&suggestion["range"]["end"]);
            let mut after = text.clone();
            after.replace_range(range, suggestion["text"].as_str().unwrap());
            let start = usize::try_from(place.bytes[0]).unwrap();
            let expected = format!(
                "{}{}",
                &text[..start],
                text[start..].replacen("File::open(p)?", "io::BufReader::new(File::open(p)?)", 1)
            );
            assert_eq!(after, expected);
        }
    }
}

#[test]
fn github_counts_chars() {
    let found = |text: &str| {
        let said = said(text, "github");
        let warnings = said.lines().filter(|it| it.starts_with("::warning"));
        let mut places: Vec<Vec<u64>> = warnings.map(|it| crate::github::Command::of(it).place()).collect();
        places.sort();
        places
    };
    each_place(|it| [[it.line; 2], it.chars].concat(), found);
}

#[test]
fn the_lists_of_build_servers_count_chars() {
    let found = |text: &str| {
        let said = said(text, "checkstyle");
        let errors = said.lines().filter(|it| it.contains("<error "));
        let number = |line: &str, key: &str| {
            let value = line.split(&format!(" {key}=\"")).nth(1).unwrap().split('"').next().unwrap();
            value.parse().unwrap()
        };
        errors.map(|it| vec![number(it, "line"), number(it, "column")]).collect()
    };
    each_place(|it| vec![it.line, it.chars[0]], found);
}
