//! The words of all messages, each once, and how a finding looks: a change of wording is a change of one file.
#![cfg(unix)]
#![allow(clippy::disallowed_methods, reason = "tests read, write and start what they need")]
#![allow(dead_code, reason = "the cases ask more of the harness")]

#[path = "cases_harness/case.rs"]
mod case;
#[path = "scratch/folder.rs"]
mod folder;
#[path = "cases_harness/forest.rs"]
mod forest;
#[path = "cases_harness/marker.rs"]
mod marker;
#[path = "cases_harness/package.rs"]
mod package;
#[path = "cases_harness/tool.rs"]
mod tool;

use std::collections::BTreeSet;
use std::sync::LazyLock;

use serde_json::Value;

use case::Case;
use tool::Checkout;

static CASES: LazyLock<Vec<Case>> = LazyLock::new(case::all);

/// Findings that look different: rules, verdicts, several files, several places, a stronger repair beside a safe one.
const SHOWN: [&str; 12] = [
    "error-policy/unwrap_flushes_with_unwrap",
    "flush/effects/exit_behind_renames_and_globs",
    "read-ahead/buffer_made_for_each_call",
    "redundant/buffer_around_slice",
    "sockets/anonymous_pipe_read_byte_by_byte",
    "stdout/binary_data_past_line_buffer",
    "stdout/println_loop_is_offered_buffer",
    "types/dyn/generic_wrapper_made_from_box",
    "unflushed/buffer_in_static_never_dropped",
    "unflushed/dropped_without_flush",
    "workspace/codec_crate_reads_words",
    "workspace/file_made_and_read_in_two_crates",
];

/// A message with `_` in place of what is quoted and `0` in place of numbers.
fn template(message: &str) -> String {
    let mut parts = message.split('`');
    let mut template = parts.next().unwrap_or_default().to_owned();
    for (nth, part) in parts.enumerate() {
        template.push_str(if nth % 2 == 0 { "`_`" } else { part });
    }
    let mut numbered = String::new();
    for it in template.chars() {
        let is_number = it.is_ascii_digit() || it == ',' || it == '.';
        let goes_on = numbered.ends_with('0') && is_number;
        if !goes_on {
            numbered.push(if it.is_ascii_digit() { '0' } else { it });
        }
    }
    numbered
}

/// What a finding says, without the folder of its case; each thing that a repair is for review for by itself.
fn messages(finding: &Value) -> Vec<String> {
    let file = finding["spans"][0]["file_name"].as_str().unwrap_or_default();
    let folder: String = file.split_inclusive('/').take(2).collect();
    let children = finding["children"].as_array().into_iter().flatten();
    let spans = finding["spans"].as_array().into_iter().flatten().map(|it| &it["label"]);
    let said = std::iter::once(finding).chain(children).map(|it| &it["message"]).chain(spans);
    let said = said.filter_map(Value::as_str).map(|it| template(&it.replace(&folder, "")));
    said.flat_map(|it| match it.strip_prefix(FOR_REVIEW) {
        Some(concerns) => concerns.split("; ").map(|it| format!("{FOR_REVIEW}{it}")).collect(),
        None => vec![it],
    })
    .collect()
}

const FOR_REVIEW: &str = "for review: ";

fn in_folder(assert: impl FnOnce()) {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path("../snapshots/wording");
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(assert);
}

#[test]
fn every_message_is_worded_once() {
    let json = forest::told(&CASES).unwrap().concat();
    let findings = json.lines().map(|it| serde_json::from_str::<Value>(it).unwrap());
    let all: BTreeSet<String> = findings.flat_map(|it| messages(&it)).collect();
    let lines: Vec<String> = all.into_iter().collect();
    in_folder(|| insta::assert_snapshot!("messages", lines.join("\n")));
}

#[test]
fn findings_are_shown_with_their_code() {
    for name in SHOWN {
        let case = CASES.iter().find(|it| it.name == name).unwrap_or_else(|| panic!("no {name}"));
        let shown = Checkout::of(case).buffix(&[]).unwrap().stdout;
        in_folder(|| insta::assert_snapshot!(name.replace('/', "-"), shown));
    }
}
