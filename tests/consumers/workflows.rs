//! What GitHub runs of this repository, by the schemas of its files, by actionlint and by zizmor.

use std::path::PathBuf;

use crate::root;
use crate::tools::{accepted, tool};

fn workflows() -> Vec<PathBuf> {
    let entries = std::fs::read_dir(root().join(".github/workflows")).unwrap();
    let mut workflows: Vec<PathBuf> = entries.map(|it| it.unwrap().path()).collect();
    workflows.sort();
    assert!(!workflows.is_empty());
    workflows
}

/// The file of the composite action, where the repository has one.
fn action() -> Option<PathBuf> {
    Some(root().join("action.yml")).filter(|it| it.is_file())
}

#[test]
fn workflows_and_action_keep_to_their_schemas() {
    for (schema, files) in
        [("vendor.github-workflows", workflows()), ("vendor.github-actions", action().into_iter().collect())]
    {
        let Some(mut command) = tool("check-jsonschema").filter(|_| !files.is_empty()) else { continue };
        accepted(command.args(["--builtin-schema", schema]).args(files));
    }
}

#[test]
fn actionlint_finds_nothing() {
    let Some(mut command) = tool("actionlint") else { return };
    accepted(command.args(workflows()));
}

#[test]
fn zizmor_finds_nothing() {
    let Some(mut command) = tool("zizmor") else { return };
    command.args(["--offline", "--no-progress", "--color=never"]);
    accepted(command.args(workflows()).args(action()));
}
