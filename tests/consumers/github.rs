//! `github` as the runner reads it: a command a line, its escapes undone.

use std::collections::BTreeMap;

use crate::scratch::{command, folder, read_text, run_of, write};
use crate::shapes;

/// What a workflow command says.
#[derive(Debug)]
pub struct Command {
    pub name: String,
    pub properties: BTreeMap<String, String>,
    pub message: String,
}

impl Command {
    /// Undoes the escapes in the order in which the runner does: the percent sign is the last one.
    pub fn of(line: &str) -> Self {
        let data = |it: &str| it.replace("%0D", "\r").replace("%0A", "\n");
        let property = |it: &str| data(it).replace("%3A", ":").replace("%2C", ",").replace("%25", "%");
        let (head, message) = line.strip_prefix("::").and_then(|it| it.split_once("::")).unwrap();
        let (name, rest) = head.split_once(' ').unwrap_or((head, ""));
        let pairs = rest.split(',').map(|it| it.split_once('=').unwrap());
        Command {
            name: name.to_owned(),
            properties: pairs.map(|(key, value)| (key.to_owned(), property(value))).collect(),
            message: data(message).replace("%25", "%"),
        }
    }

    /// First and last line, then the columns.
    pub fn place(&self) -> Vec<u64> {
        ["line", "endLine", "col", "endColumn"]
            .iter()
            .filter_map(|it| self.properties.get(*it)?.parse().ok())
            .collect()
    }
}

#[test]
fn the_runner_reads_back_what_was_found() {
    for shape in shapes::all() {
        let mut found: Vec<_> = shape
            .said("json")
            .lines()
            .map(|line| {
                let message: serde_json::Value = serde_json::from_str(line).unwrap();
                let span = &message["spans"][0];
                let [from, to, start, end] = ["line_start", "line_end", "column_start", "column_end"]
                    .map(|it| span[it].as_u64().unwrap());
                let columns = if from == to { vec![start, end] } else { vec![] };
                let title = message["message"].as_str().unwrap().to_owned();
                let place = [vec![from, to], columns].concat();
                (span["file_name"].as_str().unwrap().to_owned(), place, title)
            })
            .collect();
        let mut commands: Vec<_> = shape
            .said("github")
            .lines()
            .map(|line| {
                let command = Command::of(line);
                assert_eq!(command.name, "warning", "{line}");
                assert!(command.properties["title"].starts_with("buffix "));
                let title = command.message.split(" (").next().unwrap().to_owned();
                (command.properties["file"].clone(), command.place(), title)
            })
            .collect();
        found.sort();
        commands.sort();
        assert_eq!(commands, found, "{}", shape.name);
    }
}

#[test]
fn the_summary_of_the_step_has_what_is_no_annotation() {
    let function = |at: usize| {
        format!("pub fn f{at}(p: &str) -> io::Result<usize> {{\n    Ok(File::open(p)?.bytes().count())\n}}\n")
    };
    let text = |count| {
        "use std::fs::File;\nuse std::io::{self, Read};\n\n".to_owned()
            + &(0..count).map(function).collect::<String>()
    };
    for (count, left) in [(10, 0), (13, 3)] {
        let tree = folder();
        write(tree.path(), "lib.rs", text(count));
        let summary = write(tree.path(), "summary.md", "# Before\n");
        let run = |format| {
            let mut command = command(tree.path(), &[".", "--message-format", format]);
            run_of(&command.env("GITHUB_STEP_SUMMARY", &summary).output().unwrap())
        };
        assert_eq!(run("short").code, Some(1));
        assert_eq!(read_text(&summary), "# Before\n", "only the format for GitHub writes to its summary");
        let said = run("github").stdout;
        assert_eq!(said.lines().filter(|it| it.starts_with("::warning")).count(), 10);
        let summary = read_text(&summary);
        assert!(summary.starts_with("# Before\n"), "{summary}");
        assert_eq!(summary.lines().filter(|it| it.starts_with("| lib.rs:")).count(), left, "{summary}");
    }
}
