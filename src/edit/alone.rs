//! A repair as a tool makes it that knows nothing but its edits, such as an editor: each lays out what it touches.

use rayon::prelude::*;

use crate::edit::{Edit, StyleOf, layout, placed, proof};
use crate::file::{FileSpan, RustFile, Span, to_u32};

/// Bytes of source that are parsed for the sake of the layout; where many findings of a long file would need more, the
/// edits stay as they are, since to parse it for each of them would take minutes.
const MOST: usize = 32 << 20;

/// The edits of each finding, with the statements that they touch laid out as a rewrite in place would have them.
/// What that leaves alone stays as it is.
pub fn laid_out(edits: Vec<Vec<Edit>>, files: &[RustFile], style: &StyleOf<'_>) -> Vec<Vec<Edit>> {
    let length = |it: &[Edit]| files.get(it[0].at.file.0 as usize).map_or(0, |it| it.text.len());
    let total: usize = edits.iter().flat_map(|it| by_file(it)).map(length).sum();
    if total > MOST {
        return edits;
    }
    let each = |edits: Vec<Edit>| {
        let in_file = |it: &[Edit]| {
            let file = files.get(it[0].at.file.0 as usize);
            file.and_then(|file| in_file(file, it, style)).unwrap_or_else(|| it.to_vec())
        };
        by_file(&edits).flat_map(in_file).collect()
    };
    edits.into_par_iter().map(each).collect()
}

fn by_file(edits: &[Edit]) -> impl Iterator<Item = &[Edit]> {
    edits.chunk_by(|a, b| a.at.file == b.at.file)
}

/// `None` where nothing is to be laid out.
fn in_file(file: &RustFile, edits: &[Edit], style: &StyleOf<'_>) -> Option<Vec<Edit>> {
    let old: Vec<Span> = edits.iter().map(|it| it.at.span).collect();
    let (after, new) = placed(&file.text, edits.to_vec())?;
    let mut replaced = layout::settled(file, &after, &old, &new, style(file)?)?;
    replaced.retain(|(span, text)| after.get(span.range()) != Some(text));
    if replaced.is_empty() {
        return None;
    }
    let composed = composed(edits, &after, &replaced)?;
    let (text, _) = placed(&file.text, composed.clone())?;
    proof::holds(file, &text, &old).then_some(composed)
}

/// Edits, and what is then replaced in the text after them, as edits of the text before.
fn composed(edits: &[Edit], after: &str, replaced: &[(Span, String)]) -> Option<Vec<Edit>> {
    let file = edits.first()?.at.file;
    let put_in = where_put_in(edits);
    let mut spans: Vec<Span> = put_in.iter().copied().chain(replaced.iter().map(|(span, _)| *span)).collect();
    spans.sort();
    let mut whole: Vec<Span> = Vec::new();
    for span in spans {
        match whole.last_mut() {
            Some(last) if span.start <= last.end => last.end = last.end.max(span.end),
            _ => whole.push(span),
        }
    }
    // What stands before an offset of the text after was so much longer and shorter before.
    let before = |offset: u32, is_passed: &dyn Fn(&Span) -> bool| {
        let passed = || edits.iter().zip(&put_in).filter(|(_, span)| is_passed(span)).map(|(edit, _)| edit);
        let removed: u32 = passed().map(|it| it.at.span.end - it.at.span.start).sum();
        let added: u32 = passed().map(|it| to_u32(it.text.len())).sum();
        offset + removed - added
    };
    let edit = |it: Span| {
        let mut text = after.get(it.range())?.to_owned();
        for (span, laid_out) in replaced.iter().rev().filter(|(span, _)| it.contains(*span)) {
            let start = (span.start - it.start) as usize;
            text.replace_range(start..start + (span.end - span.start) as usize, laid_out);
        }
        let start = before(it.start, &|put_in| put_in.end < it.start);
        let end = before(it.end, &|put_in| put_in.end <= it.end);
        Some(Edit { at: FileSpan { file, span: Span::new(start, end) }, text })
    };
    whole.into_iter().map(edit).collect()
}

/// Where the text of each edit stands after all are made.
fn where_put_in(edits: &[Edit]) -> Vec<Span> {
    let (mut added, mut removed) = (0, 0);
    let put_in = edits.iter().map(|it| {
        let start = it.at.span.start + added - removed;
        added += to_u32(it.text.len());
        removed += it.at.span.end - it.at.span.start;
        Span::new(start, start + to_u32(it.text.len()))
    });
    put_in.collect()
}

#[cfg(test)]
mod tests {
    use super::{Edit, composed};
    use crate::edit::placed;
    use crate::file::{FileId, FileSpan, Span};

    #[test]
    fn two_layers_of_edits_become_one() {
        let before = "use a;\nlet f = open(p)?;\nread(f);\n";
        let edit = |start, end, text: &str| Edit {
            at: FileSpan { file: FileId(0), span: Span::new(start, end) },
            text: text.to_owned(),
        };
        let edits = [edit(4, 5, "{a, b}"), edit(15, 15, "b("), edit(23, 23, ")"), edit(25, 25, "flush();\n")];
        let (after, _) = placed(before, edits.to_vec()).unwrap();
        assert_eq!(after, "use {a, b};\nlet f = b(open(p)?);\nflush();\nread(f);\n");
        let statement = after.find("let").unwrap()..after.find("\nflush").unwrap();
        let span = |range: std::ops::Range<usize>| {
            Span::new(u32::try_from(range.start).unwrap(), u32::try_from(range.end).unwrap())
        };
        let replaced = [(span(statement), "let f = b(\n    open(p)?,\n);".to_owned())];
        let composed = composed(&edits, &after, &replaced).unwrap();
        assert_eq!(
            composed,
            [edit(4, 5, "{a, b}"), edit(7, 24, "let f = b(\n    open(p)?,\n);"), edit(25, 25, "flush();\n")]
        );
    }
}
