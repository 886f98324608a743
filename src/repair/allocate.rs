//! Code that says of itself that it must not allocate, which every buffer does: what runs in a signal handler, say.

use crate::infer::BodyOwner;
use crate::repair::scene::Scene;
use crate::track::Tracked;

/// What turns a sentence against allocating.
const AGAINST: [&str; 5] = ["avoid", "cannot", "never", "no", "not"];

/// Whether a comment in a function of the flow speaks of signals or against allocating.
pub fn is_spoken_against(scene: Scene<'_>, tracked: &Tracked) -> bool {
    let owners = tracked
        .ways
        .iter()
        .flat_map(|it| it.path.iter().map(|node| node.at.owner).chain([it.made.at.owner, it.sink.owner]));
    let mut owners: Vec<BodyOwner> = owners.collect();
    owners.sort_unstable();
    owners.dedup();
    owners.into_iter().any(|it| scene.lines(it).is_some_and(|mut it| it.any(is_against)))
}

/// `// SIGNAL SAFETY: …`, `/// This function must not allocate.`
fn is_against(line: &str) -> bool {
    let Some((_, comment)) = line.split_once("//") else { return false };
    let comment = comment.to_lowercase();
    comment.contains("signal") && (comment.contains("safe") || comment.contains("handler"))
        || ["no alloc", "allocation-free", "allocation free"].iter().any(|it| comment.contains(it))
        || turns_against(&comment, "allocat", 3)
        || turns_against(&comment, "malloc", 2)
}

/// Whether one of so many words in front of a word turns it down: "do not scrape for malloc metrics" is about metrics.
fn turns_against(comment: &str, stem: &str, within: usize) -> bool {
    let words: Vec<&str> = comment.split(|it: char| !it.is_alphanumeric() && it != '\'').collect();
    let is_against = |it: &&str| AGAINST.contains(it) || it.ends_with("n't");
    let found = words.iter().enumerate().filter(|(_, it)| it.starts_with(stem));
    found.into_iter().any(|(at, _)| words[at.saturating_sub(within)..at].iter().any(is_against))
}
