//! What every stub must be: explained, within the vocabulary.

use smol_str::SmolStr;

use super::lowered::Lowered;
use super::stubs::{BuiltIn, STUBS};
use super::texts::StubTexts;
use crate::file::{AstNode, AstToken, Edition, SyntaxNode, ast, parse};
use crate::items::Header;

/// What a stub may say about an item beyond its signature.
const ATTRIBUTES: [&str; 28] = [
    "asks",
    "below",
    "buffers",
    "by_path",
    "catches",
    "compresses",
    "cure",
    "exits",
    "flushes",
    "forgets",
    "forwards",
    "line_buffered",
    "live",
    "observes",
    "opens",
    "panics",
    "prints",
    "repeats",
    "reveals",
    "runs",
    "same",
    "seeks",
    "shares",
    "sink",
    "stderr",
    "tells",
    "unbuffered",
    "waits",
];

/// An attribute of a stub, as text, with the lines of documentation above it.
struct Attribute {
    name: String,
    arguments: String,
    docs: Vec<String>,
    shown: String,
}

fn docs(item: &SyntaxNode) -> Vec<String> {
    item.children_with_tokens()
        .filter_map(|it| ast::Comment::cast(it.into_token()?))
        .filter_map(|it| it.text().strip_prefix("///").map(|line| line.trim().to_owned()))
        .collect()
}

fn attributes(module: &str, text: &str) -> Vec<Attribute> {
    let file = parse(text, Edition::Edition2024).unwrap_or_else(|error| panic!("{module}: {error:?}"));
    let attributes = file.syntax().descendants().filter_map(ast::Attr::cast);
    attributes
        .map(|attr| {
            let written = attr.syntax().text().to_string();
            let inside = written.trim_start_matches("#[").trim_end_matches(']');
            let (name, arguments) = inside.split_once('(').unwrap_or((inside, ""));
            let item = attr.syntax().parent().expect("an attribute stands on an item");
            let signature = item.text().to_string();
            let signature = signature.lines().find(|it| it.contains("fn ") || it.contains("struct "));
            Attribute {
                name: name.to_owned(),
                arguments: arguments.trim_end_matches(')').to_owned(),
                docs: docs(&item),
                shown: format!("{module}: {written} {}", signature.unwrap_or_default().trim()),
            }
        })
        .collect()
}

fn all_attributes() -> impl Iterator<Item = Attribute> {
    STUBS.iter().flat_map(|it| attributes(it.module, it.text))
}

#[test]
fn every_stub_parses_and_says_what_it_describes() {
    for BuiltIn { module, text, .. } in STUBS {
        assert!(parse(text, Edition::Edition2024).is_ok(), "{module} does not parse");
        let name = module.rsplit("::").next().unwrap_or(module);
        let opening = text.lines().next().unwrap_or_default();
        assert!(opening.starts_with("//! `") && opening.contains(name), "{module} opens with {opening}");
    }
}

/// All that is lowered of a text, header by header, line by line.
fn shown(lowered: Lowered, text: &SmolStr) -> String {
    let headers: Vec<&Header> = lowered.items.funcs.iter().map(|it| lowered.items.header(it)).collect();
    let headers = format!("{headers:#?}");
    let Lowered { items, types, funcs } = lowered;
    let edition = items.edition;
    format!("{headers}\n{:#?}", Lowered { items: items.beside(text.clone(), edition, &[]), types, funcs })
}

/// The first line in which what is stored of a text says something else than the text.
fn drift(text: &SmolStr, stored: &'static [u8]) -> Option<String> {
    let read = Lowered::of(text).unwrap_or_else(|error| panic!("{error:?}"));
    // Nothing can be lowered from a text that is not there.
    let stored = Lowered::from_bytes(stored, &SmolStr::default()).unwrap_or_else(|error| panic!("{error}"));
    let [read, stored] = [read, stored].map(|it| shown(it, text));
    let mut lines = read.lines().zip(stored.lines()).enumerate();
    let other = lines.find(|(_, (read, stored))| read != stored);
    let other = other.map(|(at, (read, stored))| format!("line {at}: {read}, stored: {stored}"));
    other.or_else(|| (read != stored).then(|| "one says more than the other".to_owned()))
}

#[test]
fn what_is_stored_of_every_stub_is_what_its_text_says() {
    for BuiltIn { module, text, lowered, .. } in STUBS {
        let text = SmolStr::new_static(text);
        assert_eq!(drift(&text, lowered), None, "{module}");
        let again = Lowered::of(&text).ok().and_then(|it| it.to_bytes().ok());
        assert!(again.as_deref() == Some(lowered), "{module} is stored otherwise");
    }
}

#[test]
fn no_stub_that_comes_with_buffix_is_parsed_in_a_run() {
    for mut stub in StubTexts::built_in().0 {
        stub.text = SmolStr::new_static("fn (");
        let stub = stub.stub().unwrap_or_else(|error| panic!("{error}"));
        assert!(!stub.items.scopes.is_empty(), "{}", stub.module);
    }
}

#[test]
fn what_is_stored_of_another_text_is_told() {
    let lowered = STUBS.iter().find(|it| it.module == "serde_json").map(|it| (it.text, it.lowered));
    let (text, lowered) = lowered.expect("serde_json is described");
    let (from, to) = ("per_kib = 1024, to_end", "per_kib = 1023, to_end");
    assert!(text.contains(from), "the stub says `{from}` no more");
    let told = drift(&text.replacen(from, to, 1).into(), lowered);
    assert!(told.as_deref().is_some_and(|it| it.contains("1023")), "{told:?}");
}

#[test]
fn every_attribute_is_known_and_explained_in_one_sentence() {
    for attribute in all_attributes() {
        let Attribute { name, docs, shown, .. } = &attribute;
        assert!(ATTRIBUTES.contains(&name.as_str()), "{shown}: unknown attribute");
        let sentence: Vec<&str> =
            docs.iter().map(String::as_str).take_while(|it| !it.starts_with("```")).collect();
        assert!(sentence.len() == 1 && sentence[0].ends_with('.'), "{shown}: no sentence above it");
    }
}

#[test]
fn every_sink_says_how_often_and_shows_an_example() {
    for Attribute { arguments, docs, shown, .. } in all_attributes().filter(|it| it.name == "sink") {
        for argument in arguments.split(", ") {
            let known = match argument.split_once(" = ") {
                Some(("once_per", value)) => {
                    ["\"byte\"", "\"token\"", "\"fragment\"", "\"call\"", "\"block\""].contains(&value)
                }
                Some(("at_most", value)) => value.parse::<u64>().is_ok(),
                Some(("per_kib", value)) => value.parse::<f64>().is_ok_and(|it| it > 0.0),
                Some(("of" | "before", value)) => value.starts_with('"') && value.ends_with('"'),
                _ => ["to_end", "one_line"].contains(&argument),
            };
            assert!(known, "{shown}: `{argument}`");
        }
        assert!(arguments.starts_with("once_per = "), "{shown}: does not say how often");
        let fences: Vec<usize> = (0..docs.len()).filter(|&it| docs[it] == "```").collect();
        assert!(matches!(fences[..], [1, end] if end > 2), "{shown}: needs one example");
        assert_eq!(fences[1], docs.len() - 1, "{shown}: text after the example");
    }
}
