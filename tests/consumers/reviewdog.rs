//! reviewdog reads `rdjson`, `rdjsonl`, `sarif`, `checkstyle` and the patch of `--diff`, and finds the same in each.

use serde_json::Value;

use crate::scratch::{Run, commit_all, with_input};
use crate::shapes::{self, Shape};
use crate::tools::tool;

/// What it makes of a report, outside of any change.
fn reviewed(shape: &Shape, arguments: &[&str], report: &str) -> Option<Run> {
    let mut command = tool("reviewdog")?;
    let tree = shape.tree();
    commit_all(tree.path());
    command.current_dir(tree.path()).args(["-reporter=local", "-filter-mode=nofilter", "-diff=git diff"]);
    let run = with_input(command.args(arguments), report).unwrap();
    assert_eq!(run.code, Some(0), "{}: {arguments:?}: {}{}", shape.name, run.stdout, run.stderr);
    Some(run)
}

/// File, line and column of each finding, as `short` begins its lines.
fn places(lines: &str) -> Vec<String> {
    let place = |it: &str| it.splitn(4, ':').take(3).collect::<Vec<_>>().join(":");
    let mut places: Vec<String> = lines.lines().map(place).collect();
    places.sort();
    places
}

#[test]
fn reviewdog_finds_the_same_in_sarif_and_checkstyle() {
    for shape in shapes::all() {
        let expected = places(&shape.said("short"));
        for format in ["sarif", "checkstyle"] {
            let Some(run) = reviewed(&shape, &[&format!("-f={format}")], &shape.said(format)) else { return };
            // In both the columns are passed on as they are, and the name may be percent-encoded in the one.
            let shown = run
                .stdout
                .replace("%20", " ")
                .replace("%25", "%")
                .replace("%C3%B6", "ö")
                .replace("%C3%9F", "ß")
                .replace("%2C", ",");
            assert_eq!(places(&shown), expected, "{}: {format}", shape.name);
        }
    }
}

#[test]
fn reviewdog_finds_in_both_its_own_formats_what_they_say() {
    for shape in shapes::all() {
        let all: Value = serde_json::from_str(&shape.said("rdjson")).unwrap();
        let place = |it: &Value| {
            let start = &it["location"]["range"]["start"];
            (
                it["location"]["path"].as_str().unwrap().to_owned(),
                start["line"].clone(),
                start["column"].clone(),
            )
        };
        let expected: Vec<_> = all["diagnostics"].as_array().unwrap().iter().map(place).collect();
        for format in ["rdjson", "rdjsonl"] {
            let Some(run) = reviewed(&shape, &[&format!("-f={format}")], &shape.said(format)) else { return };
            assert_eq!(run.stdout.lines().count(), expected.len(), "{}: {format}", shape.name);
            for (path, line, column) in &expected {
                let plain = format!("{path}:{line}:{column}:");
                let text = format!("start:{{line:{line} column:{column}}}");
                let json = format!("\"start\":{{\"line\":{line},\"column\":{column}}}");
                // It shows the message itself, in which its text form has one blank or two between fields.
                let is_shown = |it: &str| {
                    it.starts_with(&plain) || it.replace("  ", " ").contains(&text) || it.contains(&json)
                };
                assert!(run.stdout.lines().any(is_shown), "{}: {format}: {plain} {}", shape.name, run.stdout);
            }
        }
    }
}

#[test]
fn reviewdog_makes_suggestions_of_the_patch() {
    for shape in shapes::all() {
        let diff = shapes::said(&shape.files, &["--diff"]);
        let Some(run) = reviewed(&shape, &["-f=diff", "-f.diff.strip=1"], &diff) else { return };
        let added = diff.lines().filter(|it| it.starts_with('+') && !it.starts_with("+++"));
        for line in added {
            assert!(run.stdout.contains(line.trim_end()), "{}: no {line:?} in {}", shape.name, run.stdout);
        }
    }
}
