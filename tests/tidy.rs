//! The rules of the house that no compiler checks: who may know whom, sizes, openings, wording.
#![expect(clippy::disallowed_methods, reason = "the rules are about the files of this project")]

use std::fs;
use std::path::{Path, PathBuf};

const MAX_LINES: usize = 400;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Every file of the project under `folder`, sorted, named from the root with `/`; build output and git left out.
fn files_under(folder: &str) -> Vec<String> {
    let mut files: Vec<String> = walkdir::WalkDir::new(root().join(folder))
        .into_iter()
        .filter_entry(|it| it.file_name() != "target" && it.file_name() != ".git")
        .filter_map(Result::ok)
        .filter(|it| it.file_type().is_file())
        .map(|it| named_from_root(it.path()))
        .collect();
    files.sort();
    files
}

fn named_from_root(path: &Path) -> String {
    let path = path.strip_prefix(root()).expect("walked from the root");
    path.components().map(|it| it.as_os_str().to_string_lossy()).collect::<Vec<_>>().join("/")
}

fn text_of(file: &str) -> String {
    let bytes = fs::read(root().join(file)).unwrap_or_else(|error| panic!("{file}: {error}"));
    String::from_utf8_lossy(&bytes).into_owned()
}

fn is_rust(file: &str) -> bool {
    Path::new(file).extension().is_some_and(|it| it == "rs")
}

fn rust_files_under(folder: &str) -> Vec<String> {
    files_under(folder).into_iter().filter(|it| is_rust(it)).collect()
}

/// The stubs are data: read, never compiled.
fn is_stub(file: &str) -> bool {
    file.starts_with("src/catalogue/stubs/")
}

fn code_files() -> Vec<String> {
    rust_files_under("src").into_iter().filter(|it| !is_stub(it)).collect()
}

/// A module of tests in a file of its own is declared near the top, with all of the code behind it.
fn without_tests(text: &str) -> &str {
    text.split("#[cfg(test)]\nmod tests {").next().unwrap_or(text)
}

/// `track` for `src/track.rs` and for `src/track/sink.rs`; nothing for the crate roots.
fn module_of(file: &str) -> Option<&str> {
    let below = file.strip_prefix("src/")?;
    let module = below.split('/').next()?.trim_end_matches(".rs");
    (!["lib", "main", "bin"].contains(&module)).then_some(module)
}

fn modules_in_order() -> Vec<String> {
    let lib = text_of("src/lib.rs");
    lib.lines().filter_map(|it| Some(it.strip_prefix("mod ")?.strip_suffix(';')?.to_owned())).collect()
}

fn identifier_at_start(text: &str) -> &str {
    let end = text.find(|it: char| !it.is_alphanumeric() && it != '_').unwrap_or(text.len());
    &text[..end]
}

fn assert_none(offences: &[String]) {
    assert!(offences.is_empty(), "\n{}", offences.join("\n"));
}

/// `file:line: line` for every line of `files` that `is_wrong`.
fn lines_where(files: &[String], is_wrong: impl Fn(&str) -> bool) -> Vec<String> {
    let mut offences = Vec::new();
    for file in files {
        offences.extend(lines_of_text_where(file, &text_of(file), &is_wrong));
    }
    offences
}

/// The same without comments and without what stands below `#[cfg(test)]`.
fn code_lines_where(files: &[String], is_wrong: impl Fn(&str) -> bool) -> Vec<String> {
    let mut offences = Vec::new();
    for file in files {
        let is_wrong = |line: &str| !line.trim_start().starts_with("//") && is_wrong(line);
        offences.extend(lines_of_text_where(file, without_tests(&text_of(file)), is_wrong));
    }
    offences
}

fn lines_of_text_where(file: &str, text: &str, is_wrong: impl Fn(&str) -> bool) -> Vec<String> {
    let numbered = text.lines().enumerate().filter(|(_, line)| is_wrong(line));
    numbered.map(|(number, line)| format!("{file}:{}: {}", number + 1, line.trim())).collect()
}

#[test]
fn modules_depend_only_on_modules_above_them() {
    let order = modules_in_order();
    let mut offences = Vec::new();
    for file in code_files().into_iter().filter(|it| !it.contains("/tests")) {
        let Some(module) = module_of(&file) else { continue };
        let rank = order.iter().position(|it| it == module);
        let rank = rank.unwrap_or_else(|| panic!("{file}: `{module}` is no `mod` line of src/lib.rs"));
        offences.extend(code_lines_where(&[file], |line| {
            let mut named = line.split("crate::").skip(1).map(identifier_at_start);
            named.any(|it| !order[..=rank].iter().any(|above| above == it))
        }));
    }
    assert_none(&offences);
}

#[test]
fn every_arrow_between_modules_is_one_greppable_line() {
    let offences = lines_where(&code_files(), |line| {
        line.contains("crate::{") || line.contains("crate::*") || line.contains("super::super")
    });
    assert_none(&offences);
}

#[test]
fn a_stage_does_not_reach_its_neighbours_through_super() {
    let mut offences = Vec::new();
    for file in code_files().iter().filter(|it| it.matches('/').count() == 1) {
        if without_tests(&text_of(file)).contains("super::") {
            offences.push(format!("{file}: names its neighbours by `super::`, which hides the arrow"));
        }
    }
    assert_none(&offences);
}

#[test]
fn no_module_of_the_library_is_public() {
    assert_none(&lines_where(&["src/lib.rs".to_owned()], |line| line.trim_start().starts_with("pub mod ")));
}

#[test]
fn no_file_is_longer_than_a_reader_can_hold() {
    let mut offences = Vec::new();
    for file in code_files() {
        let lines = without_tests(&text_of(&file)).lines().count();
        if lines > MAX_LINES {
            offences.push(format!("{file}: {lines} lines, at most {MAX_LINES}"));
        }
    }
    assert_none(&offences);
}

#[test]
fn every_file_opens_by_saying_what_it_knows() {
    let mut files = rust_files_under("src");
    files.extend(rust_files_under("benches"));
    files.retain(|it| text_of(it).lines().next().is_none_or(|line| !line.starts_with("//! ")));
    assert_none(&files);
}

#[test]
fn only_file_names_the_parser() {
    let files: Vec<String> = code_files().into_iter().filter(|it| module_of(it) != Some("file")).collect();
    let parsers = ["ra_ap_syntax", "ra_ap_parser", "rowan"];
    assert_none(&code_lines_where(&files, |line| parsers.iter().any(|it| line.contains(it))));
}

#[test]
fn syntax_trees_stay_in_the_first_stages() {
    let mut files = code_files();
    files.retain(|it| module_of(it).is_some_and(|module| module != "file" && module != "items"));
    files.retain(|it| !it.contains("/tests"));
    let trees = ["ast::", "SyntaxNode", "SyntaxToken"];
    assert_none(&code_lines_where(&files, |line| trees.iter().any(|it| line.contains(it))));
}

#[test]
fn no_module_is_named_for_having_no_place() {
    let mut files = rust_files_under("src");
    files.extend(rust_files_under("benches"));
    let placeless = ["utils", "util", "helpers", "helper", "common", "misc", "manager", "handler"];
    files.retain(|it| it.trim_end_matches(".rs").split('/').any(|part| placeless.contains(&part)));
    assert_none(&files);
}

#[test]
fn nothing_is_left_unfinished() {
    let marks = ["todo!", "unimplemented!", "dbg!", "TODO", "FIXME", "XXX"];
    assert_none(&lines_where(&code_files(), |line| marks.iter().any(|it| line.contains(it))));
}

#[test]
fn no_test_is_ignored() {
    let mut files = code_files();
    files.extend(rust_files_under("tests"));
    assert_none(&lines_where(&files, |line| line.trim_start().starts_with("#[ignore")));
}

/// What a reader sees after `warning[code]:`, `= note:` and the like.
fn message_of(line: &str) -> Option<&str> {
    let line = line.trim_start();
    let line = line.strip_prefix("= ").unwrap_or(line);
    let (kind, message) = line.split_once(": ")?;
    let kind = kind.split('[').next()?;
    ["warning", "error", "note", "help"].contains(&kind).then_some(message)
}

/// A message may open with the name of a type, which has its capital from Rust.
fn opens_with_a_type(message: &str, stubs: &str) -> bool {
    let word = identifier_at_start(message);
    ["struct", "enum", "trait", "type"].iter().any(|it| stubs.contains(&format!("{it} {word}")))
}

#[test]
fn messages_are_lower_case_without_a_full_stop() {
    let snapshots: Vec<String> = files_under("snapshots");
    let stubs: String = rust_files_under("src/catalogue/stubs").iter().map(|it| text_of(it)).collect();
    assert_none(&lines_where(&snapshots, |line| {
        message_of(line).is_some_and(|message| {
            let full_stop = message.ends_with('.') && !message.ends_with("...");
            let capital = message.starts_with(char::is_uppercase) && !opens_with_a_type(message, &stubs);
            full_stop || capital
        })
    }));
}

#[test]
fn the_changelog_knows_the_current_version() {
    let heading = format!("## {}", env!("CARGO_PKG_VERSION"));
    let changelog = text_of("CHANGELOG.md");
    assert!(changelog.lines().any(|it| it.starts_with(&heading)), "CHANGELOG.md: no line `{heading} …`");
}

#[test]
fn no_file_tells_on_which_machine_it_was_written() {
    let mut paths: Vec<String> =
        ["root", "work", "Users", "home/runner"].map(|it| format!("/{it}/")).to_vec();
    paths.push(root().display().to_string());
    let offences = lines_where(&files_under("."), |line| paths.iter().any(|it| line.contains(it.as_str())));
    assert_none(&offences);
}

/// The files and folders of the cases, below their topics.
fn cases() -> Vec<PathBuf> {
    let is_case = |it: &Path| {
        let is_file = it.is_file() && it.extension().is_some_and(|it| it == "rs");
        is_file || ["main.rs", "Cargo.toml"].iter().any(|file| it.join(file).is_file())
    };
    let mut files = walkdir::WalkDir::new(root().join("tests/cases")).sort_by_file_name().into_iter();
    let mut cases = Vec::new();
    while let Some(Ok(entry)) = files.next() {
        if is_case(entry.path()) {
            if entry.file_type().is_dir() {
                files.skip_current_dir();
            }
            cases.push(entry.into_path());
        }
    }
    cases
}

/// A fact has its place below a topic, and a name that is read at one glance.
#[test]
fn every_case_is_named_by_a_fact_in_few_words() {
    let mut offences = Vec::new();
    for case in cases() {
        let name = case.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let snake = name.chars().all(|it| it.is_ascii_lowercase() || it.is_ascii_digit() || it == '_');
        if !snake || name.len() > 40 || !name.contains('_') {
            offences.push(format!("{}: no fact of at most 40 letters in snake_case", named_from_root(&case)));
        }
    }
    assert_none(&offences);
}

#[test]
fn every_case_says_first_why_it_matters() {
    let entries = ["", "main.rs", "src/main.rs", "lib.rs", "src/lib.rs"];
    let mut offences = Vec::new();
    for case in cases() {
        let entry = entries.iter().map(|it| if it.is_empty() { case.clone() } else { case.join(it) });
        let Some(entry) = entry.into_iter().find(|it| it.is_file()) else {
            offences.push(format!("{}: no file to begin reading with", named_from_root(&case)));
            continue;
        };
        let file = named_from_root(&entry);
        if !text_of(&file).trim_start_matches('\u{feff}').starts_with("//! ") {
            offences.push(format!("{file}: its first line is no `//! ` sentence"));
        }
    }
    assert_none(&offences);
}

#[test]
fn markdown_has_one_sentence_a_line() {
    let mut files: Vec<String> = files_under(".");
    files.retain(|it| Path::new(it).extension().is_some_and(|ext| ext == "md"));
    assert_none(&lines_where(&files, |line| {
        let prose = !line.starts_with('|') && !line.starts_with("    ");
        let ends = line.match_indices(". ").filter(|(at, _)| {
            let next = line[at + 2..].chars().next();
            next.is_some_and(char::is_uppercase)
        });
        prose && ends.count() > 0
    }));
}

#[test]
fn the_build_script_is_built_with_the_crates_of_the_program() {
    let manifest: toml::Table = text_of("Cargo.toml").parse().expect("cargo reads it");
    let of_program = manifest["dependencies"].as_table().expect("a table");
    let of_script = manifest["build-dependencies"].as_table().expect("a table");
    // What only crates of both name is there for its features.
    let others =
        of_script.iter().filter(|(name, wanted)| of_program.get(*name).is_some_and(|it| it != *wanted));
    assert_none(
        &others.map(|(name, _)| format!("Cargo.toml: `{name}` is wanted in two ways")).collect::<Vec<_>>(),
    );
}

/// What follows each `--test` of a command.
fn tests_named_in(command: &str) -> Vec<&str> {
    command.split("--test ").skip(1).map(identifier_at_start).collect()
}

/// The commands of a text that name more than one test.
fn lists_of_tests(text: &str) -> Vec<Vec<&str>> {
    let commands = text.lines().flat_map(|it| it.split('`'));
    commands.map(tests_named_in).filter(|it| it.len() > 1).collect()
}

#[test]
fn what_is_left_out_of_the_usual_tests_is_listed_alike_everywhere() {
    let manifest: toml::Table = text_of("Cargo.toml").parse().expect("cargo reads it");
    let tests = manifest["test"].as_array().expect("an array of tables");
    let is_left_out = |it: &&toml::Value| it.get("test").and_then(toml::Value::as_bool) == Some(false);
    let left_out: Vec<&str> = tests.iter().filter(is_left_out).filter_map(|it| it["name"].as_str()).collect();
    assert!(left_out.len() > 1, "Cargo.toml leaves nothing out: {left_out:?}");
    for file in [".ci/run", "README.md", "CONTRIBUTING.md"] {
        let text = text_of(file);
        let lists = lists_of_tests(&text);
        assert!(!lists.is_empty(), "{file} does not list them");
        for list in lists {
            assert_eq!(list, left_out, "{file}");
        }
    }
}
