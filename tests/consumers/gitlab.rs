//! `gitlab` by the words of GitLab's documentation, since no package ships its schema: the keys that it wants, paths
//! below the root, fingerprints that tell findings apart, no byte order mark.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::shapes;

#[test]
fn gitlab_finds_in_each_entry_what_it_needs() {
    for shape in shapes::all() {
        let said = shape.said("gitlab");
        assert!(said.starts_with('['), "{}: a byte order mark or no array", shape.name);
        let entries: Vec<Value> = serde_json::from_str(&said).unwrap();
        assert_eq!(entries.len(), shape.said("json").lines().count());
        let text = |it: &Value| it.as_str().filter(|it| !it.is_empty()).map(str::to_owned).unwrap();
        let fingerprints: BTreeSet<String> = entries.iter().map(|it| text(&it["fingerprint"])).collect();
        assert_eq!(fingerprints.len(), entries.len(), "{}: GitLab shows equal ones once", shape.name);
        for entry in &entries {
            let severities = ["info", "minor", "major", "critical", "blocker"];
            assert!(severities.contains(&text(&entry["severity"]).as_str()), "{entry}");
            let path = text(&entry["location"]["path"]);
            assert!(!path.starts_with("./") && shape.files.contains_key(&path), "{path}");
            let n_lines = shape.files[&path].lines().count();
            let begin = entry["location"]["lines"]["begin"].as_u64().unwrap();
            assert!((1..=n_lines as u64).contains(&begin), "{entry}");
            assert!(text(&entry["description"]).len() > 10 && !text(&entry["check_name"]).contains(' '));
        }
    }
}
