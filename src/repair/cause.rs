//! What findings of one place and of one cause have in common: the concerns of a buffer that several put there; handles that
//! come to the same calls, and calls that one handle comes to twice, become one finding.

use std::collections::BTreeMap;

use rustc_hash::FxHashMap;

use crate::file::FileSpan;
use crate::judge::Concern;
use crate::repair::{Finding, Safety, Verdict};
use crate::track::Sink;

/// A buffer that several repairs put in one place is as safe there as the least safe of them; a flush harms nobody.
pub fn share_concerns(findings: &mut [Finding]) {
    let mut by_change: BTreeMap<(FileSpan, String), Vec<Concern>> = BTreeMap::new();
    for finding in &*findings {
        if let Verdict::Fix(repair, Safety::NeedsReview(concerns)) = &finding.verdict {
            for change in repair.changes.iter().filter(|it| !it.flushes()) {
                by_change.entry((change.at, change.text.clone())).or_default().extend(concerns);
            }
        }
    }
    for finding in findings {
        let Verdict::Fix(repair, safety) = &mut finding.verdict else { continue };
        let shared = repair
            .changes
            .iter()
            .filter(|it| !it.flushes())
            .filter_map(|it| by_change.get(&(it.at, it.text.clone())));
        let mut concerns: Vec<Concern> = shared.flatten().copied().collect();
        if let Safety::NeedsReview(own) = safety {
            concerns.append(own);
        }
        *safety = Safety::from_concerns(concerns);
    }
}

/// The findings in their order, each with those of its own cause taken in.
pub fn merged(judged: Vec<Finding>) -> Vec<Finding> {
    let mut findings: Vec<Finding> = Vec::new();
    // Those of one cause share their source or their first sink.
    let mut by_place: FxHashMap<FileSpan, Vec<usize>> = FxHashMap::default();
    for finding in judged {
        let first = finding.flow.sinks.first().map_or(finding.flow.source.at, |it| it.at);
        let places = [finding.flow.source.at, first];
        let near = places.iter().filter_map(|it| by_place.get(it)).flatten().copied();
        let earlier = near.filter(|it| is_one_cause(&findings[*it], &finding)).min();
        if let Some(earlier) = earlier {
            findings[earlier].absorb(finding);
            continue;
        }
        for place in places {
            by_place.entry(place).or_default().push(findings.len());
        }
        findings.push(finding);
    }
    findings
}

/// Whether two handles come to the same calls and are judged alike, so that whoever looks at one has seen both.
fn is_one_cause(a: &Finding, b: &Finding) -> bool {
    let call = |it: &Finding| it.flow.sinks.first().map(|it| it.at);
    // One that comes there on two ways.
    let is_within = |a: &Finding, b: &Finding| {
        let calls = |it: &Sink| a.flow.sinks.iter().any(|of| of.at == it.at);
        a.flow.source.at == b.flow.source.at && b.flow.sinks.iter().all(calls)
    };
    a.flow.rule == b.flow.rule
        && match (&a.verdict, &b.verdict) {
            (Verdict::Left(_), Verdict::Left(_)) => call(a) == call(b) || is_within(a, b),
            (Verdict::Fix(one, x), Verdict::Fix(other, y)) => {
                let is_all = one.changes == other.changes || (a.stronger.is_none() && b.stronger.is_none());
                x == y && a.flow.sinks == b.flow.sinks && is_all
            }
            _ => false,
        }
}

impl Finding {
    /// Takes in another one of the same cause: its handle becomes a twin, and is repaired together with this one.
    fn absorb(&mut self, other: Finding) {
        if other.flow.source.at != self.flow.source.at {
            self.twins.push(other.flow.source);
        }
        if let (Verdict::Fix(repair, _), Verdict::Fix(others, _)) = (&mut self.verdict, other.verdict) {
            for change in others.changes {
                if !repair.changes.contains(&change) {
                    repair.changes.push(change);
                }
            }
            repair.imports.extend(others.imports);
            repair.imports.sort();
            repair.imports.dedup();
        }
    }
}
