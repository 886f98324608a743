//! The rewrites as one unified diff that `git apply` and `patch -p1` both take.

use std::fmt::Write as _;
use std::io;
use std::ops::Range;

use similar::{DiffOp, group_diff_ops};

use crate::edit::{Rewrite, line_changes, lines};
use crate::report::Report;

/// Lines of context around a change, as everyone's tools have it.
const CONTEXT: usize = 3;

const BOM: &str = "\u{feff}";

/// Writes the rewrites, sorted by the name of their file; nothing where no text differs.
pub fn write_diff(out: &mut dyn io::Write, report: &Report<'_>) -> io::Result<()> {
    let mut rewrites: Vec<&Rewrite> = report.rewrites.iter().collect();
    rewrites.sort_by_key(|it| &report.file(it.file).shown);
    for rewrite in rewrites {
        let file = report.file(rewrite.file);
        let bom = if file.has_bom { BOM } else { "" };
        let (before, after) = (format!("{bom}{}", file.text), format!("{bom}{}", rewrite.after));
        out.write_all(unified(&file.shown, &before, &after).as_bytes())?;
    }
    Ok(())
}

/// For a terminal: controls stand there as pictures of themselves, but for what ends a line or is a tab.
pub(super) fn shown(name: &str, before: &str, after: &str) -> String {
    let diff = unified(name, before, after);
    let diff = diff.split_once('\n').map_or("", |(_, it)| it);
    let picture = |it: char| match it {
        '\n' | '\t' => it,
        '\0'..='\x1f' => char::from_u32(0x2400 + u32::from(it)).unwrap_or(it),
        '\x7f' => '\u{2421}',
        it => it,
    };
    diff.replace("\r\n", "\n").chars().map(picture).collect()
}

/// The diff of one file, empty where the texts are the same.
fn unified(name: &str, before: &str, after: &str) -> String {
    let mut out = String::new();
    if before == after {
        return out;
    }
    let (old, new): (Vec<&str>, Vec<&str>) = (lines(before), lines(after));
    let (old_name, new_name) = (quoted("a/", name), quoted("b/", name));
    // `patch` reads a name up to the first blank unless a tab ends it.
    let tab = if name.contains(' ') { "\t" } else { "" };
    let _ = writeln!(out, "diff --git {old_name} {new_name}\n--- {old_name}{tab}\n+++ {new_name}{tab}");
    for hunk in group_diff_ops(line_changes(&old, &new), CONTEXT) {
        write_hunk(&mut out, &hunk, &old, &new);
    }
    out
}

fn write_hunk(out: &mut String, ops: &[DiffOp], old: &[&str], new: &[&str]) {
    let (Some(first), Some(last)) = (ops.first(), ops.last()) else { return };
    let old_lines = first.old_range().start..last.old_range().end;
    let new_lines = first.new_range().start..last.new_range().end;
    let _ = writeln!(out, "@@ -{} +{} @@", amount(&old_lines), amount(&new_lines));
    for op in ops {
        if let DiffOp::Equal { .. } = op {
            write_lines(out, ' ', &old[op.old_range()]);
        } else {
            write_lines(out, '-', &old[op.old_range()]);
            write_lines(out, '+', &new[op.new_range()]);
        }
    }
}

fn write_lines(out: &mut String, sign: char, lines: &[&str]) {
    for line in lines {
        out.push(sign);
        out.push_str(line);
        if !line.ends_with('\n') {
            out.push_str("\n\\ No newline at end of file\n");
        }
    }
}

/// `start,count` from 1; an empty range names the line before it.
fn amount(lines: &Range<usize>) -> String {
    match lines.len() {
        0 => format!("{},0", lines.start),
        1 => format!("{}", lines.start + 1),
        count => format!("{},{count}", lines.start + 1),
    }
}

/// As git quotes a name: in C's way where it holds a control, a quote, a backslash or a byte outside ASCII.
fn quoted(prefix: &str, name: &str) -> String {
    let is_plain = |byte: u8| matches!(byte, b' '..=b'~') && byte != b'"' && byte != b'\\';
    if name.bytes().all(is_plain) {
        return format!("{prefix}{name}");
    }
    let mut out = format!("\"{prefix}");
    for byte in name.bytes() {
        match byte {
            b'"' => out.push_str("\\\""),
            b'\\' => out.push_str("\\\\"),
            b'\t' => out.push_str("\\t"),
            b'\n' => out.push_str("\\n"),
            b'\r' => out.push_str("\\r"),
            _ if is_plain(byte) => out.push(char::from(byte)),
            _ => {
                let _ = write!(out, "\\{byte:03o}");
            }
        }
    }
    out.push('"');
    out
}
