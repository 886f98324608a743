//! `json` is what rustfix applies, with the same result as `--fix`.

use std::collections::BTreeSet;

use rustfix::Filter;

use crate::shapes::{self, Shape};
use crate::suggestions;

#[test]
fn rustfix_makes_of_the_json_what_fix_makes() {
    for shape in shapes::all() {
        let json = |files: &shapes::Files| Ok(shapes::said(files, &["--message-format", "json"]));
        let applied = suggestions::applied(shape.files.clone(), Filter::MachineApplicableOnly, json);
        let (applied, fixed) =
            (applied.unwrap_or_else(|error| panic!("{}: {error}", shape.name)), shape.fixed());
        assert_ne!(fixed, shape.files, "{}: nothing was repaired", shape.name);
        for (file, text) in &fixed {
            assert_eq!(&applied[file], text, "{}: {file}", shape.name);
        }
    }
}

#[test]
fn cargo_json_says_the_same_in_the_wrapper_of_cargo() {
    for shape in shapes::all() {
        let json = shape.said("json");
        let bare: Vec<serde_json::Value> = json.lines().map(|it| serde_json::from_str(it).unwrap()).collect();
        let wrapped = shape.said("cargo-json");
        let messages = cargo_metadata::Message::parse_stream(wrapped.as_bytes()).map(Result::unwrap);
        let messages = messages.map(|message| match message {
            cargo_metadata::Message::CompilerMessage(it) => it,
            other => panic!("{}: {other:?}", shape.name),
        });
        let rendered: Vec<String> = messages.map(|it| it.message.rendered.unwrap()).collect();
        assert_eq!(rendered, bare.iter().map(|it| it["rendered"].as_str().unwrap()).collect::<Vec<_>>());
        let inner = |it: &str| serde_json::from_str::<serde_json::Value>(it).unwrap()["message"].clone();
        assert_eq!(wrapped.lines().map(inner).collect::<Vec<_>>(), bare, "{}", shape.name);
    }
}

/// The edits of a repair, each with the file and the lines that it replaces.
fn edits(shape: &Shape) -> Vec<Vec<(String, u64, u64, String)>> {
    let said = shape.said("json");
    let lines = said.lines().map(|it| serde_json::from_str::<serde_json::Value>(it).unwrap());
    let edit = |span: &serde_json::Value| {
        let text = span["suggested_replacement"].as_str()?.to_owned();
        let line = |key: &str| span[key].as_u64().unwrap();
        Some((span["file_name"].as_str()?.to_owned(), line("line_start"), line("line_end"), text))
    };
    let helps =
        lines.flat_map(|it| it["children"].as_array().unwrap().clone()).filter(|it| it["level"] == "help");
    helps.map(|it| it["spans"].as_array().unwrap().iter().filter_map(edit).collect()).collect()
}

#[test]
fn one_edit_replaces_the_whole_expression() {
    let shapes = shapes::all();
    let of = |name: &str| edits(shapes.iter().find(|it| it.name == name).unwrap()).remove(0);
    let text = |file: &str, from, to, text: &str| (file.to_owned(), from, to, text.to_owned());
    assert_eq!(
        of("inline"),
        [
            text("src/lib.rs", 2, 2, "use std::io::BufReader;\n"),
            text("src/lib.rs", 4, 4, "BufReader::new(File::open(path)?)"),
        ]
    );
    // Laid out anew, and as the edits leave it where lines end in CRLF.
    for name in ["over several lines", "byte order mark and CRLF"] {
        let [wrapped, flushed] = &of(name)[..] else { panic!("{:#?}", of(name)) };
        assert_eq!((wrapped.1, wrapped.2), (5, 9), "{name}: {wrapped:#?}");
        assert!(wrapped.3.contains("io::BufWriter::new("), "{name}: {wrapped:#?}");
        assert!(flushed.3.contains("file.flush()?;"), "{name}: {flushed:#?}");
    }
    let files: BTreeSet<String> = of("two files").into_iter().map(|it| it.0).collect();
    assert_eq!(files.len(), 2, "{files:?}");
}
