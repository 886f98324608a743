//! All programs, before and after, in one scratch workspace that stays between runs.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use rayon::prelude::*;
use serde_json::Value;

use super::batch::{Batch, Program, batches};
use super::case::{Case, Files, write_tree};
use super::forest;
use super::package::{EDITIONS, manifest};
use super::tool::{Repair, fixed};

/// What a program is built with that nobody debugs.
const LEAN: [(&str, &str); 3] =
    [("CARGO_INCREMENTAL", "0"), ("CARGO_PROFILE_DEV_DEBUG", "0"), ("CARGO_PROFILE_DEV_STRIP", "symbols")];

/// What came of each program, by `⟨case⟩_before` and `⟨case⟩_after`.
#[derive(Default)]
pub struct Build {
    pub executables: BTreeMap<String, PathBuf>,
    pub errors: BTreeMap<String, Vec<String>>,
    /// The lint codes of its warnings.
    pub warnings: BTreeMap<String, BTreeSet<String>>,
    /// What is made of each case that is repaired, by its name.
    pub repairs: BTreeMap<String, Result<Repair, String>>,
}

/// Builds every case as it stands, and again as buffix leaves it.
pub fn build(cases: &[Case]) -> Build {
    let mut build = Build { repairs: repairs(cases), ..Build::default() };
    let before = cases.iter().map(|case| program(case, "before", case.files.clone()));
    let after = cases.iter().filter_map(|case| {
        let repair = build.repairs.get(&case.name)?.as_ref().ok()?;
        Some(program(case, "after", repair.files.clone()))
    });
    let programs: Vec<Program> = before.chain(after).collect();
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join("cases");
    let (own, shared): (Vec<_>, Vec<_>) = programs.into_iter().partition(|it| it.has_manifest);
    build_shared(&root, shared, &mut build);
    // Small ones, each with a folder of its own: cargo alone has no work for two cores there.
    let messages = own.par_iter().map(|program| {
        let dir = root.join("own").join(&program.name);
        write_tree(&dir, &program.files);
        cargo_build(&dir, &dir.join("target"))
    });
    for (program, messages) in own.iter().zip(messages.collect::<Vec<_>>()) {
        keep(messages, |_| Some(program.name.clone()), &mut build);
    }
    build
}

/// Each case is repaired alone; the diffs are told of them all at once, and have to say the same.
fn repairs(cases: &[Case]) -> BTreeMap<String, Result<Repair, String>> {
    let diffs = forest::diffs(cases);
    let repaired = |case: &Case, allowed| {
        let diffs = diffs.as_ref().map_err(Clone::clone)?;
        let diff = diffs.get(&forest::folder(case)).cloned().unwrap_or_default();
        Ok(Repair { diff, files: fixed(case, allowed)? })
    };
    let repaired = |case: &Case| Some((case.name.clone(), repaired(case, case.allowed()?)));
    cases.par_iter().filter_map(repaired).collect()
}

/// A program that does not compile keeps those of its batch from being built: they are built again without it.
fn build_shared(root: &Path, mut programs: Vec<Program>, build: &mut Build) {
    loop {
        let batches = batches(&programs);
        write_workspace(root, &batches);
        let messages = cargo_build(root, &root.join("target"));
        let mut round = Build::default();
        keep(messages, |message| name_of_program(&batches, message), &mut round);
        share_out(root, &batches, &mut round);
        let n_programs = programs.len();
        programs.retain(|it| !round.errors.contains_key(&it.name));
        build.errors.append(&mut round.errors);
        if programs.len() == n_programs {
            build.executables = round.executables;
            build.warnings = round.warnings;
            return;
        }
    }
}

fn program(case: &Case, side: &str, files: Files) -> Program {
    let name = format!("{}_{side}", case.slug());
    let topic = case.topic().replace('/', "-");
    Program { name, topic, edition: case.edition.clone(), files, has_manifest: case.has_manifest }
}

/// One package an edition, one binary a batch.
fn write_workspace(root: &Path, batches: &[Batch]) {
    let mut files = Files::new();
    let members = EDITIONS.map(|edition| format!("\"edition-{edition}\"")).join(", ");
    let workspace = format!("[workspace]\nresolver = \"2\"\nmembers = [{members}]\n");
    files.insert("Cargo.toml".to_owned(), workspace.into_bytes());
    for edition in EDITIONS {
        let name = format!("edition-{edition}");
        let of_edition = batches.iter().filter(|it| it.edition == edition);
        // What is not named is not built: an earlier run may have left other programs there.
        let binaries: String = of_edition.clone().map(Batch::target).collect();
        let text = manifest(&name, edition).replace("[dependencies]", "autobins = false\n\n[dependencies]")
            + &binaries;
        files.insert(format!("{name}/Cargo.toml"), text.into_bytes());
        files.insert(format!("{name}/src/lib.rs"), Vec::new());
        for (path, bytes) in of_edition.flat_map(Batch::files) {
            files.insert(format!("{name}/{path}"), bytes);
        }
    }
    write_tree(root, &files);
}

/// Gives each program of a batch a file of its own name, by which the batch knows what to start.
fn share_out(root: &Path, batches: &[Batch], built: &mut Build) {
    let dir = root.join("programs");
    fs::create_dir_all(&dir).unwrap();
    for batch in batches {
        let Some(executable) = built.executables.remove(&batch.name) else {
            if batch.programs.iter().all(|it| !built.errors.contains_key(&it.name)) {
                let why = built.errors.get(&batch.name).or(built.errors.get("")).cloned().unwrap_or_default();
                let errors = batch.programs.iter().map(|it| (it.name.clone(), why.clone()));
                built.errors.extend(errors.collect::<Vec<_>>());
            }
            continue;
        };
        for program in &batch.programs {
            let own = dir.join(&program.name);
            fs::remove_file(&own).ok();
            fs::hard_link(&executable, &own).unwrap();
            built.executables.insert(program.name.clone(), own);
        }
    }
}

/// By the first of its files that a message of the compiler shows, or else the batch itself.
fn name_of_program(batches: &[Batch], message: &Value) -> Option<String> {
    let target = message["target"]["name"].as_str()?;
    let batch = batches.iter().find(|it| it.name == target)?;
    let rendered = message["message"]["rendered"].as_str().unwrap_or_default();
    let program = batch.programs.iter().find(|it| rendered.contains(&format!("/{target}/{}/", it.module())));
    Some(program.map_or_else(|| target.to_owned(), |it| it.name.clone()))
}

/// What cargo says, one JSON object a line; or one error of no program.
fn cargo_build(dir: &Path, target: &Path) -> Vec<Value> {
    let run = |offline: bool| {
        let mut command = Command::new(env!("CARGO"));
        command.args(["build", "--workspace", "--bins", "--keep-going", "--message-format", "json"]);
        command.arg("--target-dir").arg(target).current_dir(dir);
        if offline {
            command.arg("--offline");
        }
        for variable in
            ["RUSTFLAGS", "CARGO_ENCODED_RUSTFLAGS", "CARGO_TARGET_DIR", "RUSTC_WORKSPACE_WRAPPER"]
        {
            command.env_remove(variable);
        }
        // Programs that each hold all of std would fill a small disk.
        command.envs(LEAN);
        command.output().unwrap()
    };
    let mut output = run(true);
    if !output.status.success() && output.stdout.is_empty() {
        output = run(false);
    }
    let messages = String::from_utf8_lossy(&output.stdout).into_owned();
    if messages.is_empty() {
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        return vec![serde_json::json!({ "message": { "level": "error", "rendered": said } })];
    }
    messages.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok()).collect()
}

/// `name`: of the program that a message is about.
fn keep(messages: Vec<Value>, name: impl Fn(&Value) -> Option<String>, build: &mut Build) {
    for message in messages {
        let name = name(&message).unwrap_or_default();
        if let Some(executable) = message["executable"].as_str() {
            build.executables.insert(name.clone(), PathBuf::from(executable));
        }
        let diagnostic = &message["message"];
        match (diagnostic["level"].as_str(), diagnostic["code"]["code"].as_str()) {
            (Some("error"), _) => {
                let rendered = diagnostic["rendered"].as_str().unwrap_or_default().to_owned();
                build.errors.entry(name).or_default().push(rendered);
            }
            (Some("warning"), Some(code)) => {
                build.warnings.entry(name).or_default().insert(code.to_owned());
            }
            _ => {}
        }
    }
}
