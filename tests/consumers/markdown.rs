//! `markdown` by a parser of GitHub's Markdown: the table has its cells, and nothing in them means anything.

use buffix::{Format, Look, Outcome, Rule};
use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};

use crate::sample;

/// The cells of the rows below the head, as they are read; what is code stands in backquotes again.
fn cells(markdown: &str) -> Vec<Vec<String>> {
    let options = Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH | Options::ENABLE_GFM;
    let mut events = Parser::new_ext(markdown, options).skip_while(|it| *it != Event::End(TagEnd::TableHead));
    let (mut rows, mut cell) = (Vec::new(), String::new());
    assert!(events.next().is_some(), "no table in {markdown}");
    for event in events.take_while(|it| *it != Event::End(TagEnd::Table)) {
        match event {
            Event::Start(Tag::TableRow) => rows.push(Vec::new()),
            Event::End(TagEnd::TableCell) => rows.last_mut().unwrap().push(std::mem::take(&mut cell)),
            Event::Text(text) => cell.push_str(&text),
            Event::Code(text) => cell.extend(["`", &text, "`"]),
            Event::Start(Tag::TableCell) | Event::End(TagEnd::TableRow) => {}
            other => panic!("{other:?} in {markdown}"),
        }
    }
    rows
}

fn written(outcome: &Outcome, format: Format) -> String {
    let mut out = Vec::new();
    buffix::write_findings(&mut out, &outcome.report(), format, Look::default()).unwrap();
    String::from_utf8(out).unwrap()
}

/// The same from the JSON: place, rule, message, first note.
fn expected(outcome: &Outcome) -> Vec<[String; 4]> {
    let json = written(outcome, Format::Json);
    let row = |line: &str| {
        let message: serde_json::Value = serde_json::from_str(line).unwrap();
        let text = |it: &serde_json::Value| it.as_str().unwrap().to_owned();
        let span = &message["spans"][0];
        let place = format!("{}:{}:{}", text(&span["file_name"]), span["line_start"], span["column_start"]);
        let rule = format!("`{}`", text(&message["code"]["code"]).trim_start_matches("buffix::"));
        [place, rule, text(&message["message"]), text(&message["children"][0]["message"])]
    };
    json.lines().map(row).collect()
}

fn assert_read_back(outcome: &Outcome) {
    let cells = cells(&written(outcome, Format::Markdown));
    assert_eq!(cells.len(), outcome.findings.len());
    for (cells, expected) in cells.iter().zip(expected(outcome)) {
        assert_eq!(cells[..4], expected);
        assert!(["safe", "for review", "left"].contains(&cells[4].as_str()) && cells.len() == 5, "{cells:?}");
    }
}

#[test]
fn the_table_says_what_the_json_says() {
    assert_read_back(&sample::outcome());
}

#[test]
fn a_name_means_nothing_in_the_table() {
    for name in [
        "a|b.rs",
        "`a`.rs",
        "__init__.rs",
        "*a*.rs",
        "a\\|b\\.rs",
        "~~a~~.rs",
        "&amp;.rs",
        "<b>[a](c).rs",
        "größe 漢字 😀.rs",
        "a`b.rs",
    ] {
        let mut outcome = sample::outcome();
        for file in &mut outcome.files {
            file.shown = format!("src/{name}");
        }
        assert_read_back(&outcome);
    }
}

#[test]
fn what_is_code_is_shown_as_it_is() {
    let mut outcome = sample::outcome();
    for (finding, api) in
        outcome.findings.iter_mut().zip(["serde_json::from_slice", "<a|b>::c_d", "a*b*c", "a\\|b"])
    {
        finding.flow.rule = Rule::RedundantBuffer;
        finding.flow.sinks[0].api = api.to_owned();
    }
    // A backslash in front of a bar is the one thing that code in a table cannot hold.
    outcome.findings.truncate(3);
    outcome.edits.truncate(3);
    assert_read_back(&outcome);
}
