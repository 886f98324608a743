//! What is done with a repair that must not be made.

mod examples;
mod languages;

use super::{Finding, Problem, leave_unproved};
use crate::file::{FileId, FileSpan, RustFile, Span};
use crate::judge::Reason;
use crate::repair::{Change, Repair, Safety, Verdict};

/// A finding in the file that puts a text in front of a piece of it.
fn put_in(file: &RustFile, text: &str, before: &str) -> Finding {
    let start = u32::try_from(file.text.find(before).unwrap()).unwrap();
    let at = FileSpan { file: FileId(0), span: Span::at(start) };
    let changes = vec![Change { at, text: text.to_owned() }];
    let repair = Repair { help: "put it in".to_owned(), changes, imports: vec![] };
    Finding { verdict: Verdict::Fix(repair, Safety::Safe), ..Finding::left() }
}

#[test]
fn a_repair_that_does_not_parse_is_left_and_called_a_bug() {
    let file = RustFile::sample("fn main() {\n    open(a);\n    open(b);\n}\n");
    let mut findings = [put_in(&file, "wrap(", "a);"), put_in(&file, "&", "b);")];
    let mut problems = Vec::new();
    leave_unproved(&mut findings, &[file], &mut problems);
    assert!(matches!(findings[0].verdict, Verdict::Left(Reason::Unproved)));
    assert!(matches!(findings[1].verdict, Verdict::Fix(..)));
    let said: Vec<String> = problems.iter().map(Problem::to_string).collect();
    assert_eq!(
        said,
        ["a.rs:1: the repair does not hold its proof; left as it is, please report this as a bug of buffix"]
    );
}

#[test]
fn a_stronger_repair_that_does_not_parse_leaves_the_other() {
    let file = RustFile::sample("fn main() {\n    open(a);\n}\n");
    let Verdict::Fix(stronger, _) = put_in(&file, ")", "a);").verdict else { unreachable!() };
    let mut findings = [Finding { stronger: Some((stronger, Safety::Safe)), ..put_in(&file, "&", "a);") }];
    let mut problems = Vec::new();
    leave_unproved(&mut findings, &[file], &mut problems);
    assert!(matches!(&findings[0], Finding { verdict: Verdict::Fix(..), stronger: None, .. }));
    assert_eq!(problems.len(), 1);
}
