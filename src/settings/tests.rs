//! Each key read and written back, each mistake, and the schema.

use std::path::{Path, PathBuf};

use super::{Settings, schema};
use crate::discover::ConfigFile;
use crate::track::Rule;

fn settings(text: &str) -> Result<Settings, String> {
    let path = PathBuf::from("a/buffix.toml");
    Settings::of(&ConfigFile { path, table: text.parse().unwrap() }).map_err(|it| it.to_string())
}

#[test]
fn every_key_is_read_and_written_back() {
    let text = "baseline = \"known.json\"\ncapacity = 65_536\nimports = \"module\"\nreview = [\"unbuffered_write\"]\n\
                severity = { unflushed_buffer = \"error\" }\ncatalogue = [\"stubs/ours.rs\"]\nexclude-paths = [\"gen/\"]\nforce-exclude = true\n\
                ignore = [\"unflushed_buffer\"]\nmin-cost = 3\nread-dependencies = true\nselect = [\"buffix::unbuffered-read\"]\ntell = [\"test\", \"blocks\"]\nquiet = [\"warm\"]\n";
    let read = settings(text).unwrap();
    assert_eq!(read.select, Some(vec![Rule::UnbufferedRead]));
    assert_eq!(read.catalogue, [Path::new("a/stubs/ours.rs")]);
    insta::assert_snapshot!(read.table().to_string(), @r#"
    baseline = "a/known.json"
    capacity = 65536
    catalogue = ["a/stubs/ours.rs"]
    exclude-paths = ["gen/"]
    force-exclude = true
    ignore = ["unflushed_buffer"]
    imports = "module"
    min-cost = 3.0
    quiet = ["warm"]
    read-dependencies = true
    review = ["unbuffered_write"]
    select = ["unbuffered_read"]
    tell = ["blocks", "test"]

    [severity]
    unflushed_buffer = "error"
    "#);
}

#[test]
fn a_mistake_names_the_file_the_key_and_what_to_do() {
    let said = [
        "ingore = []",
        "colour = true",
        "min-cost = \"3\"",
        "min-cost = -1",
        "select = [\"unbuffered_raed\"]",
        "select = \"unbuffered_read\"",
        "tell = [\"few-cals\"]",
        "quiet = [\"blocks\"]",
        "catalogue = [1]",
        "force-exclude = 1",
        "baseline = [\"a.json\"]",
        "capacity = 100",
        "capacity = \"64 KiB\"",
        "imports = \"crate\"",
        "review = [\"unbuffered_raed\"]",
        "severity = \"error\"",
        "severity = { unbuffered_read = \"info\" }",
        "severity = { unbuffered_raed = \"error\" }",
    ]
    .map(|it| settings(it).unwrap_err());
    insta::assert_snapshot!(said.join("\n"), @r#"
    a/buffix.toml: unknown key `ingore`; did you mean `ignore`?
    a/buffix.toml: unknown key `colour`; there are select, ignore, tell, quiet, min-cost, catalogue, read-dependencies, exclude-paths, force-exclude, baseline, severity, review, capacity, imports
    a/buffix.toml: `min-cost` takes a number of system calls per KiB, not "3"
    a/buffix.toml: `min-cost` takes a number of system calls per KiB, not -1
    a/buffix.toml: `select`: `unbuffered_raed`: no such rule; did you mean `unbuffered_read`?
    a/buffix.toml: `select` takes an array of rules, not "unbuffered_read"
    a/buffix.toml: `tell`: `few-cals`: no such row; did you mean `few-calls`?
    a/buffix.toml: `quiet` takes no row `blocks`; there are example, warm
    a/buffix.toml: `catalogue` takes an array of strings, not [1]
    a/buffix.toml: `force-exclude` takes true or false, not 1
    a/buffix.toml: `baseline` takes a string, not ["a.json"]
    a/buffix.toml: `capacity` takes a number of bytes from 1024 to 1073741824, not 100
    a/buffix.toml: `capacity` takes a number of bytes from 1024 to 1073741824, not "64 KiB"
    a/buffix.toml: `imports` takes "item", "module" or "qualified", not "crate"
    a/buffix.toml: `review`: `unbuffered_raed`: no such rule; did you mean `unbuffered_read`?
    a/buffix.toml: `severity` takes a table of rules, each "error", "warning" or "note", not "error"
    a/buffix.toml: `severity.unbuffered_read` takes "error", "warning" or "note", not "info"
    a/buffix.toml: `severity`: `unbuffered_raed`: no such rule; did you mean `unbuffered_read`?
    "#);
}

#[test]
fn the_schema_is_the_one_that_lies_beside_the_code() {
    let written = include_str!("schema.json");
    assert_eq!(written.trim_end(), serde_json::to_string_pretty(&schema()).unwrap());
}
