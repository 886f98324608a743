//! What to change, and whether it is safe: every flow gets a verdict with its reason.

use std::collections::BTreeMap;

use crate::catalogue::Direction;
use crate::file::{FileId, FileSpan, RustFile};
use crate::items::ScopeId;
use crate::track::{Flow, Knowledge, Many, OncePer, Sink, Source, Tracked, draws, is_of_descriptor};

mod append;
mod borrowed;
mod boxed;
mod carried;
mod code;
mod concern;
mod descriptor;
mod erased;
mod field;
mod finish;
mod fit;
mod flush;
mod handling;
mod home;
mod import;
mod inline;
mod lent;
mod live;
mod looked;
mod mapped;
mod param;
mod place;
mod printed;
mod read;
mod retype;
mod returned;
mod scene;
mod stored;
mod swap;
mod write;

pub use concern::{Concern, Reason};
pub use import::{import, import_into_body, import_scope};
use scene::Scene;

/// A flow, judged.
#[derive(Clone, Debug)]
pub struct Finding {
    pub flow: Flow,
    pub verdict: Verdict,
    /// Where it is left: other handles that come to the same call, and are left there too.
    pub twins: Vec<Source>,
    /// Beside a safe repair one that saves more and is for review; whoever takes it does without the other.
    pub stronger: Option<(Repair, Safety)>,
}

#[derive(Clone, Debug)]
pub enum Verdict {
    Fix(Repair, Safety),
    Left(Reason),
}

/// How sure a repair is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Safety {
    /// Compiles, behaves the same, and makes fewer system calls.
    Safe,
    /// May behave differently; each concern says how.
    NeedsReview(Vec<Concern>),
}

/// What should change, over all files it touches.
#[derive(Clone, Debug, Default)]
pub struct Repair {
    /// One sentence, lower-case, no full stop: `wrap it in a BufReader where it is opened`.
    pub help: String,
    pub changes: Vec<Change>,
    pub imports: Vec<ImportNeed>,
}

/// A piece of text to put in place of the span's; an empty span inserts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    pub at: FileSpan,
    pub text: String,
}

/// A name that the changed code uses in a scope.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ImportNeed {
    pub file: FileId,
    pub scope: ScopeId,
    pub path: &'static [&'static str],
    /// Only its methods are used.
    pub as_trait: bool,
    /// Where the brace stands that opens the body, for a function that some builds leave out: an import above it would
    /// be unused in those.
    pub inside: Option<u32>,
}

impl Safety {
    /// Safe where there is nothing to be concerned about.
    pub fn from_concerns(mut concerns: Vec<Concern>) -> Self {
        concerns.sort();
        concerns.dedup();
        if concerns.is_empty() { Safety::Safe } else { Safety::NeedsReview(concerns) }
    }
}

/// A repair on its way, with what was noticed.
type Draft = (Repair, Vec<Concern>);

/// Judges every flow.
pub fn decide(knowledge: &mut Knowledge<'_>, files: &[RustFile], tracked: &[Tracked]) -> Vec<Finding> {
    let judged = knowledge.settle(
        |_| (0..tracked.len()).collect(),
        |program, at| finding(Scene { program, files }, &tracked[at]),
    );
    let mut judged: Vec<Finding> = judged.into_values().flatten().collect();
    share_concerns(&mut judged);
    let mut findings: Vec<Finding> = Vec::new();
    for finding in judged {
        // Two branches that make the handle are one finding where one repair serves both.
        if findings.iter().any(|earlier| is_same_repair(earlier, &finding)) {
            continue;
        }
        match findings.iter_mut().find(|earlier| is_left_at_same_call(earlier, &finding)) {
            Some(earlier) => earlier.twins.push(finding.flow.source),
            None => findings.push(finding),
        }
    }
    findings
}

/// A buffer that several repairs put in one place is as safe there as the least safe of them; a flush harms nobody.
fn share_concerns(findings: &mut [Finding]) {
    let is_flush = |it: &Change| it.text.contains(".flush()");
    let mut by_change: BTreeMap<(FileSpan, String), Vec<Concern>> = BTreeMap::new();
    for finding in &*findings {
        if let Verdict::Fix(repair, Safety::NeedsReview(concerns)) = &finding.verdict {
            for change in repair.changes.iter().filter(|it| !is_flush(it)) {
                by_change.entry((change.at, change.text.clone())).or_default().extend(concerns);
            }
        }
    }
    for finding in findings {
        let Verdict::Fix(repair, safety) = &mut finding.verdict else { continue };
        if *safety != Safety::Safe {
            continue;
        }
        let shared = repair
            .changes
            .iter()
            .filter(|it| !is_flush(it))
            .filter_map(|it| by_change.get(&(it.at, it.text.clone())));
        *safety = Safety::from_concerns(shared.flatten().copied().collect());
        finding.stronger = finding.stronger.take().filter(|_| *safety == Safety::Safe);
    }
}

fn finding(scene: Scene<'_>, tracked: &Tracked) -> Option<Finding> {
    if scene.is_silenced(tracked) {
        return None;
    }
    let verdict = verdict(scene, tracked);
    let needed = match verdict {
        Verdict::Fix(_, Safety::Safe) if is_casual(&tracked.flow) => Many::Likely,
        Verdict::Fix(_, Safety::Safe) => Many::Unsaid,
        Verdict::Fix(..) => Many::Likely,
        Verdict::Left(_) => Many::Shown,
    };
    if tracked.many < needed {
        return None;
    }
    let stronger = match &verdict {
        Verdict::Fix(_, Safety::Safe) => stronger(scene, tracked),
        _ => None,
    };
    Some(Finding { flow: tracked.flow.clone(), verdict, twins: Vec::new(), stronger })
}

/// Single lines on a stdout that nobody has locked: who has much to write locks it first.
fn is_casual(flow: &Flow) -> bool {
    let is_line = |it: &Sink| matches!(it.once_per, OncePer::Fragment | OncePer::Call);
    flow.source.ty == "std::io::Stdout" && flow.sinks.iter().all(is_line)
}

fn is_same_repair(a: &Finding, b: &Finding) -> bool {
    match (&a.verdict, &b.verdict) {
        (Verdict::Fix(x, _), Verdict::Fix(y, _)) => {
            a.flow.rule == b.flow.rule && a.flow.sinks == b.flow.sinks && x.changes == y.changes
        }
        _ => false,
    }
}

fn is_left_at_same_call(a: &Finding, b: &Finding) -> bool {
    let call = |it: &Finding| it.flow.sinks.first().map(|it| it.at);
    matches!((&a.verdict, &b.verdict), (Verdict::Left(_), Verdict::Left(_)))
        && a.flow.rule == b.flow.rule
        && call(a) == call(b)
}

fn verdict(scene: Scene<'_>, tracked: &Tracked) -> Verdict {
    // Others may have the descriptor too.
    if is_of_descriptor(&tracked.flow.source.api) {
        return Verdict::Left(Reason::SharedDescriptor);
    }
    let drafted = match tracked.ways.first().and(tracked.flow.sinks.first()).map(|it| it.direction) {
        Some(Direction::Read) => read::repair(scene, tracked),
        Some(Direction::Write) => write::repair(scene, tracked),
        None => Err(Reason::NoPlace),
    };
    match drafted {
        Ok((repair, mut concerns)) => {
            if tracked.flow.source.api.ends_with("::try_clone") {
                concerns.push(Concern::SharedHandle);
            }
            // Somebody looks at the terminal while it is drawn on.
            if tracked.flow.sinks.iter().any(|it| draws(&it.api)) {
                concerns.push(Concern::Interactive);
            }
            Verdict::Fix(with_needed_imports(repair), Safety::from_concerns(concerns))
        }
        Err(reason) => Verdict::Left(reason),
    }
}

fn stronger(scene: Scene<'_>, tracked: &Tracked) -> Option<(Repair, Safety)> {
    let (repair, concerns) = descriptor::repair(scene, tracked)?;
    Some((with_needed_imports(repair), Safety::from_concerns(concerns)))
}

fn with_needed_imports(mut repair: Repair) -> Repair {
    // The trait is imported for the flush alone; every other call of it stood there before.
    let flushes = repair.changes.iter().any(|it| it.text.contains(".flush()"));
    repair.imports.retain(|it| flushes || it.path != scene::WRITE);
    repair.imports.sort();
    repair.imports.dedup();
    repair
}
