//! A buffer of tokio around what is written asynchronously, and the flush that somebody has to await.

use crate::judge::{Concern, Reason};
use crate::repair::place::bare;
use crate::repair::scene::Scene;
use crate::repair::swap::Swap;
use crate::repair::write::at_construction;
use crate::repair::{Change, Draft};
use crate::track::{Tracked, Way};

/// A buffer where the file is made, if it is flushed by its name at last: nothing else ever flushes it.
pub fn repair(scene: Scene<'_>, tracked: &Tracked, way: &Way, swap: Swap) -> Result<Draft, Reason> {
    let made = bare(scene, way).into_iter().filter(|_| swap.is_asynchronous_file(scene));
    let drafted = made.filter_map(|at| at_construction(scene, tracked, at, swap).ok());
    let mut flushed = drafted.filter(|(repair, _)| repair.changes.iter().any(|it| it.text.contains(AWAITED)));
    let (repair, mut concerns) = flushed.next().ok_or(Reason::Asynchronous)?;
    concerns.push(Concern::Cancelled);
    Ok((repair, concerns))
}

const FLUSH: &str = ".flush()";
const AWAITED: &str = ".flush().await";

/// A flush of tokio's buffer does nothing until it is awaited, which a closure cannot do.
pub fn awaited(changes: Vec<Change>, name: &str) -> Option<Vec<Change>> {
    let flush = format!("{name}{FLUSH}");
    let is_in_closure = |it: &Change| it.text.contains('|') && it.text.contains(&flush);
    if changes.iter().any(is_in_closure) {
        return None;
    }
    let awaited = format!("{name}{AWAITED}");
    let changes = changes.into_iter().map(|it| Change { text: it.text.replace(&flush, &awaited), ..it });
    Some(changes.collect())
}
