//! What flags mean, and what goes where.

use super::configured::overruled;
use super::*;
use crate::edit::Rewrite;
use crate::file::{FileId, RustFile};
use crate::repair::Finding;

fn config_with(args: Args, cargo_term_color: Option<&str>) -> Config {
    let settings = overruled(&args, Settings::default());
    config(args, settings, cargo_term_color)
}

pub(super) fn config_of(args: &[&str]) -> Config {
    let args = Args::try_parse_from(std::iter::once("buffix").chain(args.iter().copied()));
    let args = args.unwrap();
    config_with(args, None)
}

fn output_of(args: &[&str]) -> (String, String) {
    let outcome = Outcome {
        files: vec![RustFile::sample("a\n")],
        findings: vec![Finding::left()],
        edits: vec![vec![]],
        rewrites: vec![Rewrite { file: FileId(0), after: "b\n".to_owned(), findings: vec![] }],
        ..Outcome::default()
    };
    let (mut out, mut err) = (Vec::new(), Vec::new());
    write_output(&mut out, &config_of(args), &outcome, false).unwrap();
    write_chatter(&mut err, &config_of(args), &outcome).unwrap();
    (String::from_utf8(out).unwrap(), String::from_utf8(err).unwrap())
}

#[test]
fn stdout_carries_the_diff_alone() {
    let (out, err) = output_of(&["--diff", "--statistics", "--message-format", "json"]);
    assert!(out.starts_with("diff --git a/a.rs b/a.rs\n") && out.ends_with("-a\n+b\n"), "{out}");
    assert!(err.starts_with("rule ") && err.contains("buffix: 1 finding (1 left)"), "{err}");
}

#[test]
fn quiet_leaves_the_findings() {
    let (out, err) = output_of(&["-q", "--message-format", "short"]);
    assert_eq!(out, "a.rs:1:1: warning[unbuffered_read]: File is read piece by piece (left)\n");
    assert_eq!(err, "");
    assert_eq!(output_of(&["--fix-only", "-q"]), (String::new(), String::new()));
}

#[test]
fn only_a_closed_pipe_is_forgiven() {
    assert!(unless_closed(Err(io::ErrorKind::BrokenPipe.into())).is_ok());
    assert!(unless_closed(Err(io::ErrorKind::StorageFull.into())).is_err());
}

#[test]
fn flags_are_consistent() {
    <Args as clap::CommandFactory>::command().debug_assert();
}

#[test]
fn modes_exclude_each_other() {
    assert_eq!(config_of(&[]).mode, Mode::Report);
    assert_eq!(config_of(&["--diff"]).mode, Mode::Diff);
    assert_eq!(config_of(&["--fix"]).mode, Mode::Fix);
    assert_eq!(config_of(&["--fix", "--fix-only"]).mode, Mode::FixOnly);
    assert!(Args::try_parse_from(["buffix", "--diff", "--fix"]).is_err());
}

#[test]
fn rules_are_selected_then_ignored() {
    assert!(!config_of(&[]).rules.contains(&Rule::RedundantBuffer));
    let config =
        config_of(&["--select", "unbuffered_read,buffix::unbuffered-write", "--select", "lost_read_ahead"]);
    assert_eq!(config.rules.len(), 3);
    let config = config_of(&["--ignore", "unbuffered_read"]);
    assert_eq!(config.rules.len(), 5);
}

#[test]
fn an_unknown_rule_names_the_nearest() {
    let error = Args::try_parse_from(["buffix", "--select", "unbuffered_raed"]).unwrap_err().to_string();
    assert!(error.contains("did you mean `unbuffered_read`?"), "{error}");
}

#[test]
fn the_flag_wins_over_cargos_colour() {
    let parse = |args: &[&str]| Args::try_parse_from(args).unwrap();
    assert_eq!(config_with(parse(&["buffix"]), Some("never")).color, ColorChoice::Never);
    assert_eq!(
        config_with(parse(&["buffix", "--color", "always"]), Some("never")).color,
        ColorChoice::Always
    );
}
