//! Each row of what is quiet, switched off: what it alone decides changes, and nothing else.

use std::collections::{BTreeMap, BTreeSet};

use super::case::{self, Case};
use super::folder::{buffix, folder};
use super::forest;
use super::marker::Quieted;

/// Decides only where a configuration asks for it, and is never told: `tests/quiet.rs` has its test.
const ON_DEMAND: &str = "warm";
/// Its crate takes long to build, so that `tests/quiet.rs` has its program.
const ELSEWHERE: &str = "compressed";

/// Asked of each call of a flow: where one is told, another call may become the first of a flow that is quiet all the same.
const OF_CALLS: [&str; 5] = ["blocks", "compressed", "flushed", "set-anew", "test"];

/// Findings by the folder of their case.
type Found = BTreeMap<String, Vec<Quieted>>;

/// Tells of the rows in sets, such that no two rows are in the same of them, and sees that what is quiet by a row changes
/// where that is told and nowhere else. Each row must be named by a case.
pub fn change_what_names_them() -> Result<(), String> {
    // What is quiet is marked, so that no other case has anything to change.
    let cases: Vec<Case> = case::all().into_iter().filter(|it| !it.rows().is_empty()).collect();
    let ids = ids();
    let n_sets = usize::BITS - ids.len().leading_zeros();
    let is_in = |set: u32, row: &str| {
        let number = ids.iter().position(|it| *it == row).map_or(0, |at| at + 1);
        number >> set & 1 == 1
    };
    let of_set = |set| ids.iter().map(String::as_str).filter(|it| is_in(set, it)).collect();
    let sets: Vec<Vec<&str>> = (0..n_sets).map(of_set).chain([Vec::new()]).collect();
    let mut found = forest::quiet(&cases, &sets)?;
    let usual = found.pop().unwrap_or_default();
    let mut wrong = unnamed(&ids, &usual);
    for (set, found) in (0..).zip(&found) {
        let moves = OF_CALLS.iter().any(|row| is_in(set, row));
        wrong.extend(differences(&usual, found, moves, |row| is_in(set, row)));
    }
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
}

/// The ids of the rows that can be told, as the program lists them beside its rules where it does not know one.
fn ids() -> Vec<String> {
    let said = buffix(folder().path(), &["--explain", "no-such-row"]).stderr;
    let listed = said.split("there are ").nth(1).and_then(|it| it.lines().next()).unwrap_or_default();
    let is_row = |it: &&str| !it.contains('_') && *it != ON_DEMAND;
    listed.split(", ").filter(is_row).map(str::to_owned).collect()
}

fn unnamed(ids: &[String], usual: &Found) -> Vec<String> {
    let named: BTreeSet<&str> = usual.values().flatten().map(|it| it.row.as_str()).collect();
    let is_unnamed = |it: &&String| !named.contains(it.as_str()) && *it != ELSEWHERE;
    ids.iter().filter(is_unnamed).map(|it| format!("no case is quiet by `{it}`")).collect()
}

/// What should have changed and has not, and the other way round; `tells` says whether a row is told, and `moves` whether
/// that may move what stays quiet.
fn differences(usual: &Found, found: &Found, moves: bool, tells: impl Fn(&str) -> bool) -> Vec<String> {
    let nothing = Vec::new();
    let mut wrong = Vec::new();
    for (folder, usual) in usual {
        let found = found.get(folder).unwrap_or(&nothing);
        for quieted in usual {
            match (tells(&quieted.row), found.contains(quieted)) {
                (true, true) => wrong.push(format!("{folder}/{quieted}: told, and it is quiet by it")),
                (false, false) if !moves => {
                    wrong.push(format!("{folder}/{quieted}: not told, and it has changed"));
                }
                _ => {}
            }
        }
    }
    wrong
}
