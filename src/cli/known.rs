//! `buffix catalogue`: which entries are asked for.

use std::io;
use std::path::PathBuf;

use crate::catalogue::{Catalogue, Entry, Marks, StubTexts, entries};
use crate::nearest::nearest;
use crate::report::{write_entries, write_entry};

/// Writes the list of all that is known, or what is known of an API, a type or a crate.
///
/// # Errors
/// A stub of the user's that is wrong, an API of which nothing is known, or an output that takes no more.
pub fn write_known(out: &mut dyn io::Write, own: &[PathBuf], api: Option<&str>) -> anyhow::Result<()> {
    let catalogue = Catalogue::of(&StubTexts::with(own)?, |_| true)?;
    let mut all: Vec<Entry<'_>> = catalogue.stubs.iter().flat_map(|it| entries(it)).collect();
    all.sort_by(|a, b| a.path.cmp(&b.path));
    let says_more = |it: &&Entry<'_>| !matches!(it.marks, Marks::None);
    let Some(api) = api else {
        return Ok(write_entries(out, &all.iter().filter(says_more).collect::<Vec<_>>())?);
    };
    let exact: Vec<&Entry<'_>> = all.iter().filter(|it| it.path == api || it.full_path == api).collect();
    let near: Vec<&Entry<'_>> = all.iter().filter(|it| is_part(it, api)).collect();
    match (&exact[..], &near[..]) {
        ([], []) => anyhow::bail!("{}", nothing(&all, api)),
        ([only], _) | ([], [only]) => write_entry(out, only)?,
        ([], _) => write_entries(out, &near)?,
        _ => write_entries(out, &exact)?,
    }
    Ok(())
}

/// Whether an entry lies in a crate, module or type, or ends with what was asked for.
fn is_part(entry: &Entry<'_>, api: &str) -> bool {
    let lies_in = |path: &str| path.strip_prefix(api).is_some_and(|it| it.starts_with("::"));
    let ends = entry.path.strip_suffix(api).is_some_and(|it| it.ends_with("::"));
    ends || lies_in(&entry.path) || lies_in(&entry.full_path)
}

fn nothing(all: &[Entry<'_>], api: &str) -> String {
    let paths: Vec<&str> = all.iter().map(|it| it.path.as_str()).collect();
    let hint = match nearest(api, &paths) {
        Some(close) => format!("did you mean `{close}`?"),
        None => "`buffix catalogue` lists what is known, `--catalogue FILE` adds to it".to_owned(),
    };
    format!("nothing is known of `{api}`; {hint}")
}
