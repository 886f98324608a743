//! What to change, and whether it is safe: every flow gets a verdict with its reason.

use crate::catalogue::{Direction, OncePer};
use crate::file::{FileId, FileSpan, RustFile};
use crate::items::ScopeId;
use crate::judge::{Concern, Quiet, Rank, Reason};
use crate::track::{Flow, Knowledge, Rule, Source, Tracked, is_of_descriptor};

mod alias;
mod allowed;
mod append;
mod awaited;
mod borrowed;
mod boxed;
mod carried;
mod cause;
mod cloned;
mod closing;
mod code;
mod conditional;
mod dereferenced;
mod descriptor;
mod each_use;
mod erased;
mod errors;
mod field;
mod finish;
mod fit;
mod flush;
mod flushing;
mod handling;
mod hazards;
mod home;
mod import;
mod inline;
mod kept;
mod lent;
mod live;
mod looked;
mod mapped;
mod param;
mod place;
mod plain;
mod preferences;
mod printed;
mod read;
mod redundant;
mod renew;
mod retype;
mod returned;
mod scene;
mod shown;
mod stored;
mod stretch;
mod swap;
mod unflushed;
mod visible;
mod walked;
mod wrapping;
mod write;

pub use allowed::Allows;
pub use import::{import, import_into_body, import_scope, is_conditional, spelled_out};
pub use preferences::{Imports, Preferences};
use scene::Scene;
pub use swap::is_of_runtime;

/// A flow, judged.
#[derive(Clone, Debug)]
pub struct Finding {
    pub flow: Flow,
    pub verdict: Verdict,
    /// Other handles that come to the same calls, and are left or repaired together with this one.
    pub twins: Vec<Source>,
    /// Beside a repair one that saves more and is for review; whoever takes it does without the other.
    pub stronger: Option<(Repair, Safety)>,
    /// How much it costs, were it shown.
    pub rank: Rank,
    /// Why it is shown with `--all` only.
    pub quiet: Option<Quiet>,
}

/// What came of the flows of a run.
#[derive(Debug, Default)]
pub struct Judged {
    pub findings: Vec<Finding>,
    /// Those that were not asked for, by their place among the flows.
    pub quiet: Vec<(usize, Quiet)>,
}

#[cfg(test)]
impl Finding {
    /// A file that is opened where the first file of the run begins.
    pub fn left() -> Finding {
        let at = FileSpan { file: FileId(0), span: crate::file::Span::at(0) };
        let (api, ty) = ("std::fs::File::open".to_owned(), "std::fs::File".to_owned());
        let flow = Flow {
            rule: Rule::UnbufferedRead,
            source: Source { at, comes_in: false, api, ty },
            steps: vec![],
            sinks: vec![],
            cost: crate::track::Cost { calls_per_kib: 1024.0, buffered_per_kib: 0.125, is_guess: false },
        };
        Finding {
            flow,
            verdict: Verdict::Left(Reason::NoPlace),
            twins: Vec::new(),
            stronger: None,
            rank: Rank::Warm,
            quiet: None,
        }
    }
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

impl Change {
    /// Whether it puts a flush.
    pub fn flushes(&self) -> bool {
        self.text.contains(".flush()")
    }
}

/// A name that the changed code uses in a scope.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ImportNeed {
    pub file: FileId,
    pub scope: ScopeId,
    /// The crate alone where the code spells the whole path, for which nothing has to be imported.
    pub path: &'static [&'static str],
    /// Only its methods are used.
    pub as_trait: bool,
    /// Where the brace stands that opens the body, for a function that some builds leave out: an import above it would
    /// be unused in those.
    pub inside: Option<u32>,
}

impl Safety {
    /// The same with one concern more.
    #[must_use]
    pub fn with(self, concern: Concern) -> Self {
        let mut concerns = match self {
            Safety::Safe => Vec::new(),
            Safety::NeedsReview(concerns) => concerns,
        };
        concerns.push(concern);
        Safety::from_concerns(concerns)
    }

    /// Safe where there is nothing to be concerned about.
    pub fn from_concerns(mut concerns: Vec<Concern>) -> Self {
        concerns.sort();
        concerns.dedup();
        if concerns.is_empty() { Safety::Safe } else { Safety::NeedsReview(concerns) }
    }
}

/// A repair on its way, with what was noticed.
type Draft = (Repair, Vec<Concern>);

/// Judges every flow but those that `allows` silences.
pub fn decide(
    knowledge: &mut Knowledge<'_>,
    files: &[RustFile],
    tracked: &[Tracked],
    allows: &mut Allows,
    preferences: &Preferences,
) -> Judged {
    let shared = walked::Shared::default();
    let found = knowledge.settle(
        |_| (0..tracked.len()).collect(),
        |program, at| {
            let walked = &walked::Walked::default();
            finding(Scene { program, files, preferences, walked, shared: &shared }, &tracked[at])
        },
    );
    let mut judged = Judged::default();
    for (at, found) in found {
        match found {
            Some(Ok(it)) if !allows.silence(&it.flow) => judged.findings.push(it),
            Some(Err(row)) => judged.quiet.push((at, row)),
            Some(Ok(_)) | None => {}
        }
    }
    cause::share_concerns(&mut judged.findings);
    judged.findings = cause::merged(judged.findings);
    judged
}

/// A flow, judged; or else the row for which it is not shown.
fn finding(scene: Scene<'_>, tracked: &Tracked) -> Option<Result<Finding, Quiet>> {
    let is_all = scene.preferences.all;
    let at_any_rate = || shown::quiet_at_any_rate(scene, tracked);
    let quiet = tracked.quiet.or_else(|| scene.quiet_place(tracked)).or_else(at_any_rate);
    if let Some(row) = quiet.filter(|_| !is_all) {
        return Some(Err(row));
    }
    let verdict = judged(scene, tracked)?;
    let quiet = quiet.or_else(|| shown::quiet(scene, tracked, &verdict));
    if let Some(row) = quiet.filter(|_| !is_all) {
        return Some(Err(row));
    }
    let by_verdict = || shown::quiet(scene, tracked, &verdict);
    let as_usual = || scene.program.as_usual(|| at_any_rate().or_else(by_verdict));
    let usual = tracked.usual.or_else(|| if scene.rows().told.is_empty() { quiet } else { as_usual() });
    // However it is shown: a row that comes before may speak of something else, like the sizes of the blocks.
    let usual = shown::message(scene, tracked).or(usual);
    let verdict = match verdict {
        Verdict::Left(Reason::StoredInField) if stored::fits_any_field(scene, tracked) => {
            Verdict::Left(Reason::NoPlace)
        }
        Verdict::Fix(repair, safety) => Verdict::Fix(repair, shown::felt(safety, usual)),
        left @ Verdict::Left(_) => left,
    };
    let stronger = match &verdict {
        Verdict::Fix(..) => {
            stronger(scene, tracked).map(|(repair, safety)| (repair, shown::felt(safety, usual)))
        }
        Verdict::Left(_) => None,
    };
    Some(Ok(Finding {
        flow: tracked.flow.clone(),
        verdict,
        twins: Vec::new(),
        stronger,
        rank: tracked.rank,
        quiet,
    }))
}

/// Why a handle that goes to what nothing describes is left as it is; `None` of one whose sinks are described.
fn undescribed(scene: Scene<'_>, tracked: &Tracked) -> Option<Reason> {
    let sink = tracked.flow.sinks.first().filter(|it| it.once_per == OncePer::Unsaid)?;
    let owner = tracked.ways.first()?.sink.owner;
    let is_unfetched = scene.program.is_unfetched(owner, &sink.api);
    Some(if is_unfetched { Reason::Unfetched } else { Reason::Undescribed })
}

fn judged(scene: Scene<'_>, tracked: &Tracked) -> Option<Verdict> {
    if let Some(reason) = undescribed(scene, tracked) {
        return Some(Verdict::Left(reason));
    }
    let verdict = match tracked.flow.rule {
        Rule::UnflushedBuffer => unflushed::verdict(scene, tracked)?,
        Rule::RedundantBuffer => redundant::verdict(scene, tracked),
        Rule::LostReadAhead => Verdict::Left(Reason::MadePerRead),
        _ => verdict(scene, tracked),
    };
    Some(match verdict {
        Verdict::Fix(repair, _) if scene.changes_dependency(&repair) => Verdict::Left(Reason::InDependency),
        Verdict::Fix(repair, _)
            if conditional::is_left_by(scene, tracked, &repair)
                || hazards::changes_macro(scene, tracked, &repair) =>
        {
            Verdict::Left(Reason::NoPlace)
        }
        // A `BufReader` is no writer, whatever its users do with the file that they are given.
        Verdict::Fix(_, Safety::NeedsReview(concerns))
            if concerns.contains(&Concern::PublicSignature) && read::is_read_and_written(scene, tracked) =>
        {
            Verdict::Left(Reason::UsedAsItself)
        }
        Verdict::Fix(repair, safety) => {
            let safety = followed(kept::beside(&repair, safety), tracked.flow.rule);
            let repair = pared(repair);
            let safety = if hazards::imports_for_all(scene, &repair) {
                safety.with(Concern::OtherBuilds)
            } else {
                safety
            };
            Verdict::Fix(repair, looked_at(safety, tracked.flow.rule, scene.preferences))
        }
        left @ Verdict::Left(_) => left,
    })
}

/// Who follows what a program prints sees less of it while a buffer that nobody flushes lives on.
fn followed(mut safety: Safety, rule: Rule) -> Safety {
    if let Safety::NeedsReview(concerns) = &mut safety
        && rule == Rule::LineBufferedStdout
        && concerns.contains(&Concern::Outlives)
        && !concerns.contains(&Concern::Interactive)
    {
        concerns.push(Concern::Interactive);
    }
    safety
}

/// How sure a repair is where the project wants a look at each one of its rule.
fn looked_at(safety: Safety, rule: Rule, preferences: &Preferences) -> Safety {
    if preferences.review.contains(&rule) { safety.with(Concern::Configured) } else { safety }
}

impl Finding {
    /// Has no repair any more.
    pub fn leave(&mut self, reason: Reason) {
        self.verdict = Verdict::Left(reason);
        self.stronger = None;
    }
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
            concerns.extend(hazards::of_flow(scene, tracked));
            Verdict::Fix(repair, Safety::from_concerns(concerns))
        }
        Err(Reason::NoPlace | Reason::UsedAsItself) if comes_within(scene, tracked) => {
            Verdict::Left(Reason::WithinType)
        }
        Err(reason) => Verdict::Left(reason),
    }
}

/// Whether every call reads or writes a type of the workspace that holds the handle somewhere inside.
fn comes_within(scene: Scene<'_>, tracked: &Tracked) -> bool {
    let index = scene.index();
    tracked.ways.iter().all(|way| {
        let subject = way.path.last().and_then(|it| Some((it.at, scene.known(it.at.owner)?)));
        let ty = subject.and_then(|(at, known)| known.inference.expr(at.expr).peeled().adt());
        ty.is_some_and(|(id, _)| !index.is_stub(index.type_unit(id)))
    })
}

fn stronger(scene: Scene<'_>, tracked: &Tracked) -> Option<(Repair, Safety)> {
    let (repair, concerns) = descriptor::repair(scene, tracked)?;
    Some((pared(repair), Safety::from_concerns(concerns)))
}

/// Without the import of a flush, and its mention, where nothing is flushed.
fn pared(mut repair: Repair) -> Repair {
    // The trait is imported for the flush alone; every other call of it stood there before.
    let flushes = repair.changes.iter().any(Change::flushes);
    if !flushes && let Some(wrapping) = repair.help.strip_suffix(wrapping::AND_FLUSH) {
        repair.help.truncate(wrapping.len());
    }
    repair.imports.retain(|it| flushes || !(it.path == scene::WRITE || swap::is_write_trait(it.path)));
    repair.imports.sort();
    repair.imports.dedup();
    repair
}
