//! `junit` by junitparser, `checkstyle` by an XML parser of another house; reviewdog reads the latter too.

use crate::scratch::{Run, folder, skipped, write};
use crate::shapes;
use crate::tools::{output, tools};

/// A line for each test: suite, name, and whether it failed.
const READ_JUNIT: &str = "
import sys
from junitparser import JUnitXml, Failure
xml = JUnitXml.fromfile(sys.argv[1])
print(xml.tests, xml.failures, xml.errors)
for suite in xml:
    for case in suite:
        failed = [it for it in case.result if isinstance(it, Failure)]
        print(suite.name, case.name, len(failed), failed[0].message if failed else '', sep='|')
";

const READ_CHECKSTYLE: &str = "
import sys
from xml.etree import ElementTree
root = ElementTree.parse(sys.argv[1]).getroot()
assert root.tag == 'checkstyle' and root.get('version'), root
for file in root:
    assert file.tag == 'file', file
    for error in file:
        assert error.tag == 'error' and error.get('source').startswith('buffix.'), error
        print(file.get('name'), error.get('line'), error.get('column'), error.get('severity'), error.get('message'), sep='|')
";

/// The Python into which the libraries are installed reads a report, where there is a program of the library too.
fn read(script: &str, library: &str, report: &str) -> Option<Run> {
    let installed = |name: &str| tools().map(|it| it.join("bin").join(name)).filter(|it| it.is_file());
    let Some(python) = installed("python").filter(|_| installed(library).is_some()) else {
        skipped(&format!("there is no {library} in BUFFIX_TOOLS"));
        return None;
    };
    let folder = folder();
    let file = write(folder.path(), "report.xml", report);
    let run =
        output(std::process::Command::new(python).env("PYTHONUTF8", "1").args(["-c", script]).arg(file));
    assert_eq!(run.code, Some(0), "{report}\n{}", run.stderr);
    Some(run)
}

/// File, line, column and message of each finding.
fn found(said: &str) -> Vec<[String; 4]> {
    let line = |it: &str| {
        let message: serde_json::Value = serde_json::from_str(it).unwrap();
        let span = &message["spans"][0];
        let text = |it: &serde_json::Value| it.as_str().unwrap().to_owned();
        [
            text(&span["file_name"]),
            span["line_start"].to_string(),
            span["column_start"].to_string(),
            text(&message["message"]),
        ]
    };
    said.lines().map(line).collect()
}

#[test]
fn junitparser_sees_a_failed_test_for_each_finding() {
    for shape in shapes::all() {
        let found = found(&shape.said("json"));
        let Some(run) = read(READ_JUNIT, "junitparser", &shape.said("junit")) else { return };
        let (counts, tests) = run.stdout.split_once('\n').unwrap();
        assert_eq!(counts, format!("{0} {0} 0", found.len()), "{}", shape.name);
        let mut tests: Vec<&str> = tests.lines().collect();
        for [file, line, column, message] in &found {
            let is_it = |it: &&str| {
                it.starts_with(&format!("{file}|"))
                    && it.contains(&format!(" at {line}:{column}|1|{message}"))
            };
            let at = tests.iter().position(is_it).unwrap_or_else(|| panic!("{message}: {tests:?}"));
            tests.remove(at);
        }
        assert!(tests.is_empty(), "{tests:?}");
    }
    let clean = shapes::said(
        &[("lib.rs".to_owned(), "fn f() {}\n".to_owned())].into(),
        &[".", "--message-format", "junit"],
    );
    let Some(run) = read(READ_JUNIT, "junitparser", &clean) else { return };
    assert_eq!(run.stdout, "1 0 0\nbuffix|no findings|0|\n");
}

#[test]
fn checkstyle_has_an_error_for_each_finding() {
    for shape in shapes::all() {
        let Some(run) = read(READ_CHECKSTYLE, "python", &shape.said("checkstyle")) else { return };
        let errors: Vec<&str> = run.stdout.lines().collect();
        let found = found(&shape.said("json"));
        assert_eq!(errors.len(), found.len(), "{}", shape.name);
        for (error, [file, line, column, message]) in errors.iter().zip(&found) {
            assert!(error.starts_with(&format!("{file}|{line}|{column}|warning|{message}")), "{error}");
        }
    }
}

#[test]
fn what_xml_cannot_hold_is_still_xml() {
    let name = "src/a&b<c>\"d'e\u{1}\u{7f}漢😀.rs";
    let files = [(name.to_owned(), crate::scratch::COUNTS_LINES.to_owned())].into();
    for (script, library, format) in
        [(READ_JUNIT, "junitparser", "junit"), (READ_CHECKSTYLE, "python", "checkstyle")]
    {
        let Some(run) = read(script, library, &shapes::said(&files, &[".", "--message-format", format]))
        else {
            return;
        };
        assert!(run.stdout.contains("src/a&b<c>\"d'e") && run.stdout.contains("漢😀.rs"), "{}", run.stdout);
    }
}
