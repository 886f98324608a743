//! `sarif` by its schema, by sarif-tools, and by what GitHub demands of it.

use serde_json::Value;

use crate::sample;
use crate::scratch::{skipped, write};
use crate::shapes::{self, Shape};
use crate::tools::{accepted, tool, tools};

fn log(shape: &Shape) -> Value {
    serde_json::from_str(&shape.said("sarif")).unwrap()
}

fn of_report(outcome: &buffix::Outcome) -> Value {
    let mut out = Vec::new();
    buffix::write_findings(&mut out, &outcome.report(), buffix::Format::Sarif, buffix::Look::default())
        .unwrap();
    serde_json::from_slice(&out).unwrap()
}

fn list<'a>(value: &'a Value, key: &str) -> &'a Vec<Value> {
    value[key].as_array().unwrap_or_else(|| panic!("no list `{key}` in {value}"))
}

#[test]
fn the_log_keeps_to_the_schema() {
    let Some(schema) = tools().map(|it| it.join("share/sarif.json")).filter(|it| it.is_file()) else {
        return skipped("there is no schema of SARIF in BUFFIX_TOOLS");
    };
    let Some(mut command) = tool("check-jsonschema") else { return };
    let folder = crate::scratch::folder();
    let shapes = shapes::all();
    let hand_made = std::iter::once(("by hand", of_report(&sample::outcome())));
    let logs = shapes.iter().map(|it| (it.name, log(it))).chain(hand_made);
    let files: Vec<_> =
        logs.map(|(name, log)| write(folder.path(), &format!("{name}.sarif"), log.to_string())).collect();
    // The schema's patterns are no regular expressions of ECMAScript.
    command.args(["--regex-variant", "python", "--schemafile"]).arg(&schema);
    accepted(command.args(&files));
}

#[test]
fn a_log_that_breaks_the_schema_is_refused() {
    let Some(schema) = tools().map(|it| it.join("share/sarif.json")).filter(|it| it.is_file()) else {
        return;
    };
    let Some(mut command) = tool("check-jsonschema") else { return };
    let mut log = of_report(&sample::outcome());
    log.as_object_mut().unwrap().remove("version");
    let folder = crate::scratch::folder();
    let file = write(folder.path(), "broken.sarif", log.to_string());
    command.args(["--regex-variant", "python", "--schemafile"]).arg(&schema).arg(file);
    assert_eq!(crate::tools::output(&mut command).code, Some(1));
}

/// Rule and line of each entry; in one of the lists odd characters of the names are percent-encoded.
fn places(entries: &[Value]) -> Vec<(String, u64)> {
    let rule = |it: &Value| it["check_name"].as_str().unwrap().to_owned();
    let line = |it: &Value| it["location"]["lines"]["begin"].as_u64().unwrap();
    let mut places: Vec<_> = entries.iter().map(|it| (rule(it), line(it))).collect();
    places.sort();
    places
}

#[test]
fn sarif_tools_count_what_was_found() {
    let (Some(mut summarise), Some(mut list_all)) = (tool("sarif"), tool("sarif")) else { return };
    let (folder, mut own) = (crate::scratch::folder(), Vec::new());
    for shape in shapes::all() {
        write(folder.path(), &format!("logs/{}.sarif", shape.name), shape.said("sarif"));
        own.extend(serde_json::from_str::<Vec<Value>>(&shape.said("gitlab")).unwrap());
    }
    let summary = accepted(summarise.arg("summary").arg(folder.path().join("logs"))).stdout;
    assert!(summary.contains(&format!("warning: {}\n", own.len())), "{summary}");
    let out = folder.path().join("quality.json");
    accepted(list_all.arg("codeclimate").arg(folder.path().join("logs")).arg("--output").arg(&out));
    let listed: Vec<Value> = serde_json::from_slice(&crate::scratch::read(out)).unwrap();
    assert_eq!(places(&listed), places(&own));
}

#[test]
fn each_result_has_its_flow_and_its_repair() {
    for shape in shapes::all() {
        let log = log(&shape);
        let results = list(&log["runs"][0], "results");
        assert_eq!(results.len(), shape.said("json").lines().count());
        for result in results {
            let steps = list(&result["codeFlows"][0]["threadFlows"][0], "locations");
            assert!(steps.len() >= 2, "{}: no way from the source to the sink", shape.name);
            assert_eq!(
                steps.last().unwrap()["location"]["physicalLocation"],
                result["locations"][0]["physicalLocation"]
            );
            let changes = list(&list(result, "fixes")[0], "artifactChanges");
            assert!(changes.iter().all(|it| !list(it, "replacements").is_empty()));
            let imports = changes.iter().flat_map(|it| list(it, "replacements")).count();
            assert!(imports >= 1, "{}", shape.name);
        }
    }
}

fn no_empty_string(value: &Value, at: &str) {
    match value {
        Value::String(text) => assert!(!text.trim().is_empty(), "an empty string at {at}"),
        Value::Array(values) => values.iter().for_each(|it| no_empty_string(it, at)),
        Value::Object(map) => map.iter().for_each(|(key, it)| no_empty_string(it, &format!("{at}.{key}"))),
        _ => {}
    }
}

/// What the documentation of code scanning lists as required and as the most that it takes.
fn is_taken_by_github(log: &Value) {
    no_empty_string(log, "");
    assert_eq!(log["version"], "2.1.0");
    assert!(log["$schema"].as_str().unwrap().ends_with("sarif-2.1.0.json"));
    let run = &log["runs"][0];
    let driver = &run["tool"]["driver"];
    assert_eq!(driver["name"], "buffix");
    for rule in list(driver, "rules") {
        let length = |of: &Value| of["text"].as_str().unwrap().chars().count();
        assert!(
            length(&rule["shortDescription"]) <= 1024 && length(&rule["fullDescription"]) <= 1024,
            "{rule}"
        );
        assert!(length(&rule["help"]) > 0 && rule["id"].as_str().unwrap().len() <= 255);
        assert!(list(&rule["properties"], "tags").len() <= 10);
        assert!(matches!(
            rule["properties"]["precision"].as_str(),
            Some("very-high" | "high" | "medium" | "low")
        ));
    }
    assert!(list(run, "results").len() <= 25_000);
    for result in list(run, "results") {
        assert!(result["message"]["text"].is_string() && result["partialFingerprints"].is_object());
        let rule = usize::try_from(result["ruleIndex"].as_u64().unwrap()).unwrap();
        assert_eq!(driver["rules"][rule]["id"], result["ruleId"]);
        // Its own hash of the line would have to be that of the uploader.
        assert!(result["partialFingerprints"].get("primaryLocationLineHash").is_none());
        let steps = list(&result["codeFlows"][0]["threadFlows"][0], "locations");
        assert!(steps.len() <= 1_000 && list(result, "relatedLocations").len() <= 1_000);
        let place = &list(result, "locations")[0]["physicalLocation"];
        let uri = place["artifactLocation"]["uri"].as_str().unwrap();
        assert!(!uri.starts_with(['/', '.']) && !uri.contains(' '), "{uri}");
        let number = |key: &str| place["region"][key].as_u64().unwrap();
        assert!(number("startLine") >= 1 && number("startColumn") >= 1);
        assert!((number("startLine"), number("startColumn")) < (number("endLine"), number("endColumn")));
    }
}

#[test]
fn code_scanning_takes_every_log() {
    for shape in shapes::all() {
        is_taken_by_github(&log(&shape));
    }
    let mut outcome = sample::outcome();
    // A repair that only takes something away.
    let line = sample::at(&outcome, 0, "    Ok(config)\n");
    outcome.edits[0].push(buffix::Edit { at: line, text: String::new() });
    is_taken_by_github(&of_report(&outcome));
}

#[test]
fn what_code_scanning_has_no_room_for_is_left_out_with_a_note() {
    let mut outcome = sample::outcome();
    let (findings, edits) = (outcome.findings.clone(), outcome.edits.clone());
    while outcome.findings.len() < 25_010 {
        outcome.findings.extend(findings.clone());
        outcome.edits.extend(edits.clone());
    }
    let step = outcome.findings[0].flow.source.at;
    outcome.findings[0].flow.steps = vec![sample::step(step, buffix::StepKind::Bound, "file"); 2_000];
    let n_left = outcome.findings.len() - 25_000;
    let log = of_report(&outcome);
    is_taken_by_github(&log);
    let run = &log["runs"][0];
    assert_eq!(list(run, "results").len(), 25_000);
    let invocation = &list(run, "invocations")[0];
    assert_eq!(invocation["executionSuccessful"], true);
    let notes: Vec<&str> = list(invocation, "toolExecutionNotifications")
        .iter()
        .map(|it| it["message"]["text"].as_str().unwrap())
        .collect();
    let left = format!("{n_left} findings that cost least are left out, since GitHub takes no more results");
    assert_eq!(notes, [left.as_str(), "1 finding of many places name the first of them only"]);
    let first = &list(&run["results"][0]["codeFlows"][0]["threadFlows"][0], "locations");
    assert_eq!(first.len(), 1_000);
    assert!(first[999]["location"]["message"]["text"].as_str().unwrap().starts_with("read here by"));
}
