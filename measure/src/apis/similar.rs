//! `similar` on texts that differ in every fourth line.

use similar::TextDiff;

use super::write;
use crate::input;
use crate::measure::Api;

fn texts(size: usize) -> (String, String) {
    let old = String::from_utf8(input::text(size)).expect("the lines are UTF-8");
    let changed = |(at, line): (usize, &str)| {
        if at % 4 == 0 { format!("{line}!\n") } else { format!("{line}\n") }
    };
    let new = old.lines().enumerate().map(changed).collect();
    (old, new)
}

pub fn apis() -> Vec<Api> {
    vec![write!("similar" "3", "similar::udiff::UnifiedDiff::to_writer", "", |writer, size| {
        let (old, new) = texts(size);
        Ok(TextDiff::from_lines(&old, &new).unified_diff().header("old", "new").to_writer(writer)?)
    })]
}
