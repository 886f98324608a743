//! Positions and edits of the Language Server Protocol: lines from 0, columns in code units of UTF-16 from 0.

use std::collections::BTreeMap;

use serde_json::Value;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Position {
    pub line: usize,
    pub column: usize,
}

/// The end is excluded, but a cursor there touches it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Range {
    pub start: Position,
    pub end: Position,
}

pub struct TextEdit {
    pub range: Range,
    pub text: String,
}

impl Position {
    /// The byte of the text, without a byte order mark.
    pub fn offset(self, text: &str) -> usize {
        let start: usize = text.split_inclusive('\n').take(self.line).map(str::len).sum();
        let mut units = 0;
        for (at, it) in text[start..].char_indices() {
            if units >= self.column {
                assert_eq!(units, self.column, "within a pair of surrogates");
                return start + at;
            }
            units += it.len_utf16();
        }
        text.len()
    }

    pub fn of(text: &str, offset: usize) -> Self {
        let before = &text[..offset];
        let line = before.matches('\n').count();
        let start = before.rfind('\n').map_or(0, |it| it + 1);
        Position { line, column: before[start..].encode_utf16().count() }
    }

    pub fn of_json(it: &Value) -> Self {
        let number = |key: &str| usize::try_from(it[key].as_u64().unwrap()).unwrap();
        Position { line: number("line"), column: number("character") }
    }
}

impl Range {
    pub fn of_json(it: &Value) -> Self {
        Range { start: Position::of_json(&it["start"]), end: Position::of_json(&it["end"]) }
    }

    pub fn touches(self, cursor: Position) -> bool {
        self.start <= cursor && cursor <= self.end
    }
}

/// Makes the edits of some files, those of each from its end.
pub fn apply(files: &mut BTreeMap<String, String>, edits: BTreeMap<String, Vec<TextEdit>>) {
    for (file, mut edits) in edits {
        let text = files.get_mut(&file).unwrap_or_else(|| panic!("no such file: {file}"));
        // An editor shows a text without its byte order mark, and puts it back.
        let bom = if text.starts_with('\u{feff}') { "\u{feff}" } else { "" };
        let mut inside = text[bom.len()..].to_owned();
        edits.sort_by_key(|it| (it.range.start, it.range.end));
        for pair in edits.windows(2) {
            assert!(pair[0].range.end <= pair[1].range.start, "{file}: edits overlap");
        }
        for edit in edits.iter().rev() {
            let (start, end) = (edit.range.start.offset(&inside), edit.range.end.offset(&inside));
            inside.replace_range(start..end, &edit.text);
        }
        *text = format!("{bom}{inside}");
    }
}
