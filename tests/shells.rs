//! What is generated from the flags: scripts that complete them, and the manual page.
#![expect(clippy::disallowed_methods, reason = "the script is given to the shell that it is for")]

#[path = "scratch/folder.rs"]
mod scratch;

use std::path::Path;
use std::process::Command;

use scratch::{buffix, folder, run_of, skipped, write};

/// What stands on standard output of a run that ends well.
fn printed(args: &[&str]) -> String {
    let run = buffix(Path::new("."), args);
    assert_eq!((run.code, run.stderr.as_str()), (Some(0), ""), "{args:?}");
    run.stdout
}

fn flags() -> Vec<String> {
    let help = printed(&["--help"]);
    let is_end = |it: char| !it.is_ascii_lowercase() && it != '-';
    let words = help.split_whitespace().filter(|it| it.starts_with("--"));
    words.map(|it| it.split(is_end).next().unwrap_or(it).to_owned()).filter(|it| it.len() > 3).collect()
}

#[test]
fn every_shell_completes_every_flag() {
    assert!(flags().len() > 30, "{:?}", flags());
    for shell in ["bash", "zsh", "fish", "powershell"] {
        let script = printed(&["completions", shell]);
        let spelled =
            |flag: &str| if shell == "fish" { format!("-l {}", &flag[2..]) } else { flag.to_owned() };
        let missing: Vec<String> = flags().into_iter().filter(|it| !script.contains(&spelled(it))).collect();
        assert!(missing.is_empty(), "{shell} does not know {missing:?}");
    }
    assert_eq!(buffix(Path::new("."), &["completions", "tcsh"]).code, Some(2));
}

#[test]
fn the_manual_names_every_flag() {
    let page = printed(&["man"]).replace('\\', "");
    assert!(page.contains(".TH buffix 1"), "{page}");
    for flag in flags() {
        assert!(page.contains(&flag), "the manual does not name {flag}");
    }
}

#[test]
fn bash_takes_the_script_and_completes_by_it() {
    let folder = folder();
    let script = write(folder.path(), "buffix.bash", printed(&["completions", "bash"]));
    let ask = format!(
        "source {}; COMP_WORDS=(buffix --unsafe-f); COMP_CWORD=1; _buffix buffix --unsafe-f buffix; echo \"${{COMPREPLY[@]}}\"",
        script.display()
    );
    match Command::new("bash").args(["--norc", "-c", &ask]).output() {
        Err(_) => skipped("there is no bash"),
        Ok(output) => assert_eq!(run_of(&output).stdout, "--unsafe-fixes\n"),
    }
}
