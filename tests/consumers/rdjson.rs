//! `rdjson` and `rdjsonl` by the validator of their format.

use serde_json::{Value, json};

use crate::scratch::{folder, write};
use crate::shapes;
use crate::tools::{accepted, output, tool};

#[test]
fn the_validator_of_the_format_accepts_both() {
    let folder = folder();
    for shape in shapes::all() {
        let all = shape.said("rdjson");
        let whole: Value = serde_json::from_str(&all).unwrap();
        let lines = shape.said("rdjsonl");
        let lines: Vec<Value> = lines.lines().map(|it| serde_json::from_str(it).unwrap()).collect();
        assert_eq!(whole["diagnostics"], Value::from(lines.clone()), "{}", shape.name);
        // The validator knows no file of lines.
        let gathered = json!({ "source": whole["source"], "diagnostics": lines }).to_string();
        for text in [all, gathered] {
            let Some(mut command) = tool("rdformat-validator") else { return };
            let file = write(folder.path(), "report.json", text);
            accepted(command.args(["--strict", "--no-extra-fields", "--silent"]).arg(file));
        }
    }
}

#[test]
fn the_validator_refuses_a_field_too_many() {
    let Some(mut command) = tool("rdformat-validator") else { return };
    let mut all: Value = serde_json::from_str(&shapes::all()[0].said("rdjson")).unwrap();
    all["diagnostics"][0]["severity"] = json!("LOUD");
    let folder = folder();
    let file = write(folder.path(), "report.json", all.to_string());
    assert_eq!(output(command.args(["--strict", "--no-extra-fields"]).arg(file)).code, Some(1));
}
