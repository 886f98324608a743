//! `cargo-json` as rust-analyzer turns it into quick fixes: a child with replacements is one action that makes all of
//! them, offered in the file of its first span where the cursor touches any of its spans.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::lsp::{self, Position, Range, TextEdit};
use crate::shapes::{self, Files, Shape};

struct Fix {
    file: String,
    ranges: Vec<Range>,
    edits: BTreeMap<String, Vec<TextEdit>>,
    is_preferred: bool,
    title: String,
}

/// The columns of a span are chars; its text says how many code units those are.
fn range(span: &Value) -> Range {
    let number = |key: &str| usize::try_from(span[key].as_u64().unwrap()).unwrap();
    let position = |line: usize, column: usize| {
        let text = span["text"][line - number("line_start")]["text"].as_str().unwrap_or("");
        let units = text.chars().take(column - 1).map(char::len_utf16).sum();
        Position { line: line - 1, column: units }
    };
    Range {
        start: position(number("line_start"), number("column_start")),
        end: position(number("line_end"), number("column_end")),
    }
}

fn primary(spans: &Value) -> Vec<&Value> {
    spans.as_array().unwrap().iter().filter(|it| it["is_primary"] == true).collect()
}

fn file(span: &Value) -> String {
    span["file_name"].as_str().unwrap().to_owned()
}

fn fixes(message: &Value) -> Vec<Fix> {
    let mut fixes = Vec::new();
    for child in message["children"].as_array().unwrap() {
        let spans = primary(&child["spans"]);
        let mut edits: BTreeMap<String, Vec<TextEdit>> = BTreeMap::new();
        let (mut is_preferred, mut texts) = (true, Vec::new());
        for span in &spans {
            let Some(text) = span["suggested_replacement"].as_str() else { continue };
            let applicability = span["suggestion_applicability"].as_str();
            assert!(
                matches!(applicability, Some("MachineApplicable" | "MaybeIncorrect")),
                "{applicability:?}"
            );
            is_preferred &= applicability == Some("MachineApplicable");
            texts.push(format!("`{text}`"));
            edits.entry(file(span)).or_default().push(TextEdit { range: range(span), text: text.to_owned() });
        }
        if !edits.is_empty() {
            let title = format!("{}: {}", child["message"].as_str().unwrap(), texts.join(", "));
            let ranges = spans.iter().map(|it| range(it)).collect();
            fixes.push(Fix { file: file(spans[0]), ranges, edits, is_preferred, title });
        }
    }
    fixes
}

fn messages(files: &Files) -> Vec<Value> {
    let said = shapes::said(files, &["--message-format", "cargo-json"]);
    let message = |it: &str| {
        let wrapped: Value = serde_json::from_str(it).unwrap();
        assert_eq!(wrapped["reason"], "compiler-message");
        wrapped["message"].clone()
    };
    said.lines().map(message).collect()
}

/// What is left once each quick fix was made and the file saved.
fn accepted_one_by_one(shape: &Shape) -> Files {
    let mut files = shape.files.clone();
    for _ in 0..20 {
        let messages = messages(&files);
        let Some(fix) = messages.iter().flat_map(fixes).find(|it| it.is_preferred) else { return files };
        lsp::apply(&mut files, fix.edits);
    }
    panic!("{}: no end of quick fixes", shape.name);
}

#[test]
fn the_quick_fixes_make_what_fix_makes() {
    for shape in shapes::all() {
        assert_eq!(accepted_one_by_one(&shape), shape.fixed(), "{}", shape.name);
    }
}

#[test]
fn a_quick_fix_is_offered_anywhere_inside_the_sink_and_the_source() {
    for shape in shapes::all() {
        for message in messages(&shape.files) {
            let (spans, fixes) = (message["spans"].as_array().unwrap(), fixes(&message));
            let sink = primary(&message["spans"])[0];
            let is_source = |it: &&Value| it["label"].as_str().unwrap().contains("is made here");
            let source = spans.iter().find(is_source).filter(|it| it["file_name"] == sink["file_name"]);
            let text = shape.files[&file(sink)].trim_start_matches('\u{feff}').to_owned();
            for span in [Some(sink), source].into_iter().flatten() {
                let (at, range) = (file(span), range(span));
                for offset in range.start.offset(&text)..=range.end.offset(&text) {
                    let offered = |fix: &Fix| {
                        let cursor = Position::of(&text, offset);
                        fix.file == at && fix.ranges.iter().any(|it| it.touches(cursor))
                    };
                    if text.is_char_boundary(offset) {
                        assert!(fixes.iter().any(offered), "{}: not at {offset} of {at}", shape.name);
                    }
                }
            }
        }
    }
}

#[test]
fn the_title_of_a_quick_fix_is_short_enough_for_a_menu() {
    for fix in shapes::all().iter().flat_map(|it| messages(&it.files)).flat_map(|it| fixes(&it)) {
        let first = fix.title.lines().next().unwrap();
        assert!(first.chars().count() <= 160, "{first}");
    }
}
