//! `buffix why`: one usual run over the workspace of a file, quiet findings too, and then one line of it.

use std::collections::BTreeSet;
use std::path::PathBuf;

use crate::discover::{self, Options, shown_from};
use crate::edit;
use crate::file::{FileId, RustFile, Span, to_u32};
use crate::items;
use crate::repair::{self, Allows, Finding};
use crate::report::Outcome;
use crate::track::{self, Knowledge};
use crate::why::{self, LeftOut, Line, Place, Why};

use super::left::{leave_broken, leave_unproved};
use super::{Below, Job, chosen, known_below, style};

/// What is walked for a place: its file, though it tells of nothing, and the workspace or else the folder that it lies in.
///
/// # Errors
/// That there is no such file, or that it is none of Rust.
pub fn walked(place: &Place, options: Options) -> anyhow::Result<(Vec<PathBuf>, Options)> {
    let path = discover::absolute(&options.current_dir, &place.path);
    let shown = shown_from(&options.current_dir, &path);
    match path.metadata() {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            anyhow::bail!(
                "{shown}: there is no such file; name one from the current folder, as in src/main.rs:12"
            )
        }
        Err(error) => anyhow::bail!("{shown}: cannot be looked at ({error})"),
        Ok(it) if it.is_dir() => {
            anyhow::bail!("{shown}: is a folder; name a file and a line of it, as in src/main.rs:12")
        }
        Ok(_) if path.extension().is_none_or(|it| it != "rs") => {
            anyhow::bail!("{shown}: is no Rust file; name one whose name ends in `.rs`")
        }
        Ok(_) => {}
    }
    let folder = path.parent().unwrap_or(&path).to_path_buf();
    let manifest = folder.ancestors().map(|it| it.join("Cargo.toml")).find(|it| it.is_file());
    let mut paths = vec![path];
    if manifest.is_none() {
        paths.push(folder);
    }
    let with_members = manifest.is_some();
    let manifest_path = options.manifest_path.or(manifest);
    Ok((paths, Options { manifest_path, with_members, force_exclude: true, workspace: true, ..options }))
}

/// What there is to say of the line that the configuration names.
///
/// # Errors
/// That the file is left out or cannot be read, or that it has no such line.
pub fn why(
    job: Job<'_>,
    below: Below<'_>,
    place: &Place,
    files: Vec<RustFile>,
    mut outcome: Outcome,
) -> anyhow::Result<Outcome> {
    let here = std::env::current_dir()?;
    let path = discover::absolute(&here, &place.path);
    let shown = shown_from(&here, &path);
    let look = |job: Job<'_>,
                knowledge: &mut Knowledge<'_>,
                files: &[RustFile],
                problems: &mut Vec<discover::Problem>| {
        if let Some(problem) = problems.iter().find(|it| it.shown == shown) {
            anyhow::bail!("{problem}, mend that and ask again");
        }
        let Some(id) = why::file_of(files, &path) else {
            anyhow::bail!(
                "{shown}: is left out of every run, by `.gitignore`, `.ignore` or `exclude-paths`, or since its folder is \
                 hidden, vendored or made by cargo; take it out of that and ask again"
            )
        };
        if let Some((_, problem)) = items::broken(files, &BTreeSet::from([id])).first() {
            anyhow::bail!("{problem}, mend that and ask again");
        }
        let line = line(&files[id.0 as usize], id, place)?;
        let findings = findings(job, knowledge, files, problems);
        let (answers, nothing) = why::answers(knowledge, files, &findings, line);
        let allows = Allows::of(files, &chosen::with_bytes(job.packages));
        let left_out = left_out(job, &findings, allows);
        let why =
            Why { line: place.line, column: place.column, file: id.0 as usize, answers, nothing, left_out };
        Ok((findings, why))
    };
    let (files, looked) = known_below(job, below, files, &mut outcome.problems, look)?;
    let (findings, why) = looked?;
    let edits = edit::edits(&findings, &files, &style);
    Ok(Outcome { files, findings, edits, why: Some(why), ..outcome })
}

/// Those of a usual run, with what is quiet or silenced.
fn findings(
    job: Job<'_>,
    knowledge: &mut Knowledge<'_>,
    files: &[RustFile],
    problems: &mut Vec<discover::Problem>,
) -> Vec<Finding> {
    let tracked = track::flows(knowledge);
    let judged = repair::decide(knowledge, files, &tracked, &mut Allows::default(), &job.config.preferences);
    let mut findings = judged.findings;
    leave_broken(&mut findings, &knowledge.unparsed, files, problems);
    leave_unproved(&mut findings, files, problems);
    findings
}

/// Why a usual run leaves some of the findings out, by their places in the list.
fn left_out(job: Job<'_>, findings: &[Finding], mut allows: Allows) -> Vec<(usize, LeftOut)> {
    let mut why = |finding: &Finding| {
        if let Some(at) = allows.silenced_at(&finding.flow) {
            Some(LeftOut::Silenced(at))
        } else if allows.silence(&finding.flow) {
            Some(LeftOut::Allowed)
        } else {
            (!chosen::is_asked_for(job.config, &finding.flow)).then_some(LeftOut::NotAskedFor)
        }
    };
    (0..).zip(findings).filter_map(|(at, it)| Some((at, why(it)?))).collect()
}

/// The bytes of a line, and of the column where one is given.
fn line(file: &RustFile, id: FileId, place: &Place) -> anyhow::Result<Line> {
    let shown = &file.shown;
    let mut start = 0;
    let mut lines = file.text.split_inclusive('\n').map(|text| {
        let at = start;
        start += text.len();
        (at, text.trim_end_matches(['\n', '\r']))
    });
    let number = place.line as usize;
    let Some((at, text)) = lines.nth(number - 1) else {
        anyhow::bail!("{shown}: {}", beyond(file.text.lines().count(), number));
    };
    let from = to_u32(at);
    let span = Span::new(from, from + to_u32(text.len()));
    let byte = |column: u32| {
        let before = text.char_indices().map(|(at, _)| at).chain([text.len()]).nth(column as usize - 1);
        before.map(|it| from + to_u32(it))
    };
    let Some(column) = place.column else { return Ok(Line { file: id, number: place.line, span, at: None }) };
    let Some(byte) = byte(column) else {
        let n_columns = text.chars().count();
        anyhow::bail!(
            "{shown}: line {number} has {n_columns} columns, and no column {column}; name one from 1 on, or none"
        )
    };
    Ok(Line { file: id, number: place.line, span, at: Some(byte) })
}

fn beyond(n_lines: usize, line: usize) -> String {
    match n_lines {
        0 => format!("is empty, and has no line {line}; name another file"),
        1 => format!("has 1 line, and no line {line}; name line 1"),
        _ => format!("has {n_lines} lines, and no line {line}; name one from 1 to {n_lines}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_column_is_a_char_and_the_end_of_a_line_is_one() {
        let file = RustFile::sample("fn é() {}\r\nx\n");
        let at = |line, column| {
            let place = Place { path: "a.rs".into(), line, column };
            super::line(&file, FileId(0), &place).map(|it| (it.span, it.at)).map_err(|it| it.to_string())
        };
        assert_eq!(at(1, None), Ok((Span::new(0, 10), None)));
        assert_eq!(at(1, Some(5)), Ok((Span::new(0, 10), Some(5))));
        assert_eq!(at(1, Some(10)), Ok((Span::new(0, 10), Some(10))));
        assert!(at(1, Some(11)).is_err());
        assert_eq!(at(2, Some(1)), Ok((Span::new(12, 13), Some(12))));
        assert_eq!(at(3, None), Err("a.rs: has 2 lines, and no line 3; name one from 1 to 2".to_owned()));
    }
}
