//! The json as `cargo fix` takes it: rustfix applies the suggestions, and the tool is asked again.

use std::collections::{BTreeMap, HashSet};

use rustfix::{CodeFix, Filter, Solution, Suggestion};

/// The rounds after which something is wrong; buffix itself needs no more.
const MAX_ROUNDS: usize = 10;

/// Makes what `json` says of the files, round after round, until nothing is suggested.
///
/// # Errors
/// Where a suggestion is not JSON, names no file, or never comes to an end.
pub fn applied(
    mut files: BTreeMap<String, String>,
    filter: Filter,
    json: impl Fn(&BTreeMap<String, String>) -> Result<String, String>,
) -> Result<BTreeMap<String, String>, String> {
    for _ in 0..MAX_ROUNDS {
        let suggestions =
            rustfix::get_suggestions_from_json(&json(&files)?, &HashSet::<String>::new(), filter)
                .map_err(|error| error.to_string())?;
        if suggestions.is_empty() {
            return Ok(files);
        }
        let before = files.clone();
        apply(&suggestions, &mut files)?;
        if files == before {
            return Err("what is suggested changes nothing".to_owned());
        }
    }
    Err(format!("not at its end after {MAX_ROUNDS} rounds"))
}

/// Each suggestion whole or, where it meets an earlier one, not at all.
fn apply(suggestions: &[Suggestion], files: &mut BTreeMap<String, String>) -> Result<(), String> {
    let mut edited: BTreeMap<&str, CodeFix> =
        files.iter().map(|(file, text)| (file.as_str(), CodeFix::new(text))).collect();
    for suggestion in suggestions {
        // The stronger repair stands behind the other one, and is the one to make where both may be.
        for solution in suggestion.solutions.iter().rev() {
            if let Some(fix) = try_to_apply(solution, &edited)? {
                edited.extend(fix);
                break;
            }
        }
    }
    let texts = edited.into_iter().map(|(file, fix)| Ok((file.to_owned(), fix.finish()?)));
    *files = texts.collect::<Result<_, rustfix::Error>>().map_err(|error| error.to_string())?;
    Ok(())
}

fn try_to_apply<'a>(
    solution: &Solution,
    edited: &BTreeMap<&'a str, CodeFix>,
) -> Result<Option<BTreeMap<&'a str, CodeFix>>, String> {
    let mut tried = edited.clone();
    for replacement in &solution.replacements {
        let file = replacement.snippet.file_name.as_str();
        let fix = tried.get_mut(file).ok_or_else(|| format!("no such file: {file}"))?;
        let alone = Solution { message: String::new(), replacements: vec![replacement.clone()] };
        match fix.apply_solution(&alone) {
            Ok(()) => {}
            Err(rustfix::Error::AlreadyReplaced { .. }) => return Ok(None),
            Err(error) => return Err(error.to_string()),
        }
    }
    Ok(Some(tried))
}
