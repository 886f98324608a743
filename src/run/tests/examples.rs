//! What the example of each entry of the catalogue comes to: what is a sink is found and repaired, what buffers by
//! itself is left alone.

#![expect(clippy::disallowed_methods, reason = "a program is written to be looked at")]

use std::fs;
use std::path::Path;

use rayon::prelude::*;

use crate::catalogue::{Catalogue, Entry, FuncMarks, Marks, OncePer, StubTexts, entries, measured};
use crate::discover::Version;

/// What a program prints of its own folder, to stdout.
fn printed(folder: &Path, args: &[&str]) -> String {
    let out = folder.join("out");
    let places = [folder, Path::new("--output-file"), &out].map(|it| it.as_os_str().to_owned());
    let args = ["buffix", "-q", "-j1"].iter().chain(args).map(Into::into).chain(places);
    crate::main(args);
    let printed = fs::read_to_string(out).unwrap().replace(&format!("{}/", folder.display()), "");
    // Where the two have a folder in common, a file is shown from where the tests run.
    let name = folder.file_name().unwrap_or_default().to_string_lossy();
    printed.replace(&format!("{name}/"), "").replace("../", "")
}

/// A version in which the entry is what it is said to be.
fn version(entry: &Entry<'_>) -> String {
    let before = match entry.marks {
        Marks::Func(marks) => marks.sink.as_ref().and_then(|it| it.before.clone()),
        _ => None,
    };
    let Some(before) = before else { return "*".to_owned() };
    let older = |it: &&str| Version::first_in(it).is_some_and(|it| it < before);
    let versions = measured().filter(|it| it.is_of(&entry.full_path)).map(|it| it.version);
    versions.filter(|it| older(it)).max().map_or("0.0.1".to_owned(), |it| format!("={it}"))
}

/// The findings and the repair of a program with the example in it.
fn seen(entry: &Entry<'_>) -> String {
    let folder = tempfile::tempdir().unwrap();
    let krate = entry.module.split("::").next().unwrap_or_default();
    let package = "[package]\nname = \"example\"\nversion = \"0.1.0\"\nedition = \"2024\"\n";
    let dependency = match krate {
        "std" => String::new(),
        _ => {
            format!("\n[dependencies]\nasync-std = \"1\"\nserde = \"1\"\n{krate} = \"{}\"\n", version(entry))
        }
    };
    let example: Vec<String> = entry.example.lines().map(|it| format!("    {it}\n")).collect();
    let example = example.concat();
    let head = if example.contains(".await") { "#[tokio::main]\nasync fn main" } else { "fn main" };
    let program = format!("{head}() -> Result<(), Box<dyn std::error::Error>> {{\n{example}    Ok(())\n}}\n");
    fs::create_dir(folder.path().join("src")).unwrap();
    fs::write(folder.path().join("Cargo.toml"), package.to_owned() + &dependency).unwrap();
    fs::write(folder.path().join("src/main.rs"), program).unwrap();
    let found: String = printed(folder.path(), &["--message-format", "short"]).lines().map(fact).collect();
    found + "\n" + &printed(folder.path(), &["--diff", "--unsafe-fixes"])
}

/// The place, the rule and the verdict of a finding: how they are worded is a question of its own.
fn fact(short: &str) -> String {
    let (place, said) = short.split_once(": ").unwrap_or((short, ""));
    let rule = said.split(['[', ']']).nth(1).unwrap_or_default();
    let verdict = said.rsplit(['(', ')']).nth(1).unwrap_or_default();
    format!("{place} {rule} ({verdict})\n")
}

/// Whether it makes small calls; blocks do no harm but to what writes out at every line end.
fn is_found(entry: &Entry<'_>) -> bool {
    let Marks::Func(FuncMarks { sink: Some(sink), .. }) = entry.marks else { return false };
    sink.once_per != OncePer::Block || entry.example.contains("stdout()")
}

#[test]
fn every_example_is_found_and_repaired_or_left_alone() {
    let catalogue = Catalogue::of(&StubTexts::built_in(), |_| true).unwrap();
    let all: Vec<Entry<'_>> = catalogue.stubs.iter().flat_map(|it| entries(it)).collect();
    let shown: Vec<&Entry<'_>> = all.iter().filter(|it| !it.example.is_empty()).collect();
    let seen: Vec<(&Entry<'_>, String)> = shown.into_par_iter().map(|it| (it, seen(it))).collect();
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path(concat!(env!("CARGO_MANIFEST_DIR"), "/snapshots/examples"));
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    let _bound = settings.bind_to_scope();
    let mut wrong = Vec::new();
    for (entry, seen) in seen {
        let is_repaired = seen.contains("\n+");
        if is_found(entry) != is_repaired || is_found(entry) == seen.trim().is_empty() {
            wrong.push(format!("{}:\n{}\n{seen}", entry.path, entry.example));
        }
        let name = entry.full_path.replace("::", ".");
        insta::assert_snapshot!(name, format!("{}\n{}\n\n{seen}", entry.signature, entry.example));
    }
    assert!(wrong.is_empty(), "{} are not as their stubs say:\n{}", wrong.len(), wrong.join("\n"));
}
