//! What a commit or a pull request says of a rewrite: a title, and a body in Markdown that reads well as plain text.
//! Both are empty where nothing was repaired, and the same for the same code.

use std::collections::{BTreeMap, BTreeSet};

use crate::file::FileId;
use crate::repair::{Finding, Safety, Verdict};
use crate::report::markdown::cell;
use crate::report::{Outcome, Repaired, place_in, primary, rates, words};
use crate::track::Rule;

mod list;
mod subject;

use list::List;
use subject::subject;

/// Bytes of the parts that grow with the code: GitHub refuses a body of more than 65,536 characters.
const MAX_REPAIRED: usize = 36_000;
const MAX_CONSIDERED: usize = 8_000;
const MAX_LEFT: usize = 12_000;
const MAX_COMMAND: usize = 1_000;

/// Which part of a run is told of.
#[derive(Clone, Debug, Default)]
pub struct Scope {
    /// Places in `Outcome::packages`; all of them where there is none.
    pub packages: BTreeSet<usize>,
}

/// Where a body is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Lists, for whoever reads a log.
    Commit,
    /// Headings and tables.
    PullRequest,
}

/// Under 72 characters, in the imperative mood; empty where nothing was repaired.
pub fn title(outcome: &Outcome, scope: &Scope) -> String {
    let told = Told::of(outcome, scope);
    let rules: BTreeSet<Rule> = told.repaired().map(|it| it.finding.flow.rule).collect();
    let names: Vec<&str> = told.by_package.keys().map(|it| told.name(*it)).collect();
    subject(&rules, &names)
}

/// Under 60 KB; empty where nothing was repaired. `command` is what somebody would type to have the same.
pub fn body(outcome: &Outcome, scope: &Scope, form: Form, command: &str) -> String {
    let told = Told::of(outcome, scope);
    if told.by_package.is_empty() {
        return String::new();
    }
    let mut text = told.amounts();
    text.push_str(&told.places(form));
    text.push_str(&told.considered(form));
    text.push_str(&told.left_alone(form));
    text.push_str(&told.silenced(form));
    text.push_str(&told.made(form, command));
    text
}

/// What is told of, by package.
struct Told<'a> {
    outcome: &'a Outcome,
    by_package: BTreeMap<usize, Vec<&'a Repaired>>,
    left: Vec<&'a Finding>,
}

impl<'a> Told<'a> {
    fn of(outcome: &'a Outcome, scope: &Scope) -> Self {
        let package = |it: FileId| outcome.files.get(it.0 as usize).map(|it| it.package);
        let is_meant = |it: &usize| scope.packages.is_empty() || scope.packages.contains(it);
        let mut by_package: BTreeMap<usize, Vec<&Repaired>> = BTreeMap::new();
        for repaired in &outcome.written.repaired {
            let home = repaired.files.first().and_then(|it| package(*it)).filter(is_meant);
            if let Some(home) = home {
                by_package.entry(home).or_default().push(repaired);
            }
        }
        let is_left =
            |it: &&Finding| package(primary(&it.flow).file).is_some_and(|package| is_meant(&package));
        let left = outcome.findings.iter().filter(is_left).collect();
        Self { outcome, by_package, left }
    }

    fn repaired(&self) -> impl Iterator<Item = &'a Repaired> {
        self.by_package.values().flatten().copied()
    }

    /// Empty for files without a package.
    fn name(&self, package: usize) -> &'a str {
        self.outcome.packages.get(package).map_or("", |it| it.name.as_str())
    }

    fn amounts(&self) -> String {
        let files: BTreeSet<FileId> = self.repaired().flat_map(|it| it.files.iter().copied()).collect();
        let mut by_rule: BTreeMap<&str, usize> = BTreeMap::new();
        for repaired in self.repaired() {
            *by_rule.entry(repaired.finding.flow.rule.code()).or_default() += 1;
        }
        let by_rule: Vec<String> = by_rule.iter().map(|(rule, count)| format!("{count} `{rule}`")).collect();
        let crates = self.by_package.keys().filter(|it| !self.name(**it).is_empty()).count();
        let crates =
            if crates > 0 { format!(" of {}", rates::counted(crates, "crate")) } else { String::new() };
        let mut text = format!(
            "buffix repaired {} in {}{crates}: {}.\n",
            rates::counted(self.repaired().count(), "finding"),
            rates::counted(files.len(), "file"),
            by_rule.join(", "),
        );
        if self.repaired().any(|it| it.finding.flow.rule.is_about_calls()) {
            text.push_str(
                "A small read or write on a bare handle is a system call each; \
                 behind a buffer it is about one for every 8 KiB.\n",
            );
        }
        text
    }

    fn places(&self, form: Form) -> String {
        let mut list = List::new(heading(form, "What was repaired"), MAX_REPAIRED);
        for (package, repaired) in &self.by_package {
            let name = self.name(*package);
            match form {
                Form::Commit => {}
                Form::PullRequest if name.is_empty() => list.part(REPAIRED_TABLE.to_owned()),
                Form::PullRequest => list.part(format!("\n### {}\n{REPAIRED_TABLE}", code(name))),
            }
            for it in repaired {
                list.item(&repaired_line(it, form));
            }
        }
        list.finished(form)
    }

    fn considered(&self, form: Form) -> String {
        let mut list = List::new(heading(form, "What was considered"), MAX_CONSIDERED);
        let mut says = |it: &str| list.item(&format!("- {it}\n"));
        says(
            "A repair is safe if the program compiles and does the same afterwards, with fewer system calls: \
             the same output in the same order, the same errors reported, the same exit code.",
        );
        let rules: BTreeSet<Rule> = self.repaired().map(|it| it.finding.flow.rule).collect();
        let writes = [Rule::UnbufferedWrite, Rule::LineBufferedStdout, Rule::UnflushedBuffer];
        if writes.iter().any(|it| rules.contains(it)) {
            says(
                "A `BufWriter` that is dropped swallows its last error, so each is flushed where its writes end.",
            );
        }
        if rules.contains(&Rule::UnbufferedRead) {
            says("A `BufReader` reads ahead, so one buffer serves all that reads its handle.");
        }
        let concerns = self.concerns();
        if concerns.is_empty() {
            says("Each repair here is safe in this sense.");
        }
        for (concern, places) in concerns {
            let named: Vec<String> = places.iter().take(NAMED).map(|it| code(it)).collect();
            let more = match places.len().saturating_sub(NAMED) {
                0 => String::new(),
                more => format!(" and {more} more"),
            };
            says(&format!("To be reviewed, since {concern}: {}{more}.", named.join(", ")));
        }
        list.finished(form)
    }

    /// Why some of the repairs are for review, each with the places.
    fn concerns(&self) -> BTreeMap<&'static str, Vec<&'a str>> {
        let mut concerns: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for repaired in self.repaired() {
            if let Verdict::Fix(_, Safety::NeedsReview(all)) = &repaired.finding.verdict {
                for concern in all {
                    concerns.entry(concern.sentence()).or_default().push(&repaired.place);
                }
            }
        }
        concerns
    }

    fn left_alone(&self, form: Form) -> String {
        if self.left.is_empty() {
            return String::new();
        }
        let mut list = List::new(heading(form, "What was left"), MAX_LEFT);
        if form == Form::PullRequest {
            list.part("\n| place | what | why |\n|---|---|---|\n".to_owned());
        }
        for finding in &self.left {
            let at = primary(&finding.flow);
            let place = self.outcome.files.get(at.file.0 as usize).map(|it| place_in(it, at));
            let (place, what, why) =
                (code(&place.unwrap_or_default()), words::title(&finding.flow), why_left(finding));
            list.item(&match form {
                Form::Commit => format!("- {place}: {what} ({why})\n"),
                Form::PullRequest => format!("| {place} | {} | {} |\n", cell(&what), cell(&why)),
            });
        }
        list.finished(form)
    }

    fn silenced(&self, form: Form) -> String {
        let rule = self.repaired().next().map_or("", |it| it.finding.flow.rule.code());
        format!(
            "{}`// buffix: allow({rule}) reason` at the end of a line, or on the line above, keeps buffix from \
             telling of it; `ignore = [\"{rule}\"]` in `buffix.toml` does so for the whole project.\n",
            heading(form, "How to silence it")
        )
    }

    fn made(&self, form: Form, command: &str) -> String {
        let rules: BTreeSet<&str> = self.repaired().map(|it| it.finding.flow.rule.code()).collect();
        let explained: Vec<String> = rules.iter().map(|it| format!("`buffix --explain {it}`")).collect();
        let command = if command.len() > MAX_COMMAND { "buffix --fix" } else { command };
        format!(
            "{}By buffix {}: {} makes the same repairs, and {} says what it looks for.\n",
            heading(form, "How it was made"),
            env!("CARGO_PKG_VERSION"),
            code(command),
            explained.join(", "),
        )
    }
}

/// Places that are named for a concern.
const NAMED: usize = 5;

const REPAIRED_TABLE: &str =
    "\n| place | what | system calls per KiB before | after | repair |\n|---|---|---|---|---|\n";

fn heading(form: Form, text: &str) -> String {
    match form {
        Form::Commit => format!("\n{text}:\n"),
        Form::PullRequest => format!("\n## {text}\n"),
    }
}

fn repaired_line(repaired: &Repaired, form: Form) -> String {
    let (flow, place) = (&repaired.finding.flow, code(&repaired.place));
    let what = words::title(flow);
    match form {
        Form::Commit => match words::note(flow) {
            Some(note) => format!("- {place}: {what} ({note})\n"),
            None => format!("- {place}: {what}\n"),
        },
        Form::PullRequest => {
            let (before, after) = rates::before_and_after(flow).unwrap_or_default();
            let help = match &repaired.finding.verdict {
                Verdict::Fix(repair, _) => repair.help.as_str(),
                Verdict::Left(_) => "",
            };
            format!("| {place} | {} | {before} | {after} | {} |\n", cell(&what), cell(help))
        }
    }
}

fn why_left(finding: &Finding) -> String {
    match &finding.verdict {
        Verdict::Fix(_, safety) => words::safety_alone(safety),
        Verdict::Left(reason) => reason.sentence().to_owned(),
    }
}

/// A text that Markdown takes as it is, also within a table.
fn code(text: &str) -> String {
    if text.contains('`') {
        return cell(text).replace('`', "\\`");
    }
    let text: String = text.chars().map(|it| if it.is_control() { ' ' } else { it }).collect();
    format!("`{}`", text.replace('|', "\\|"))
}
