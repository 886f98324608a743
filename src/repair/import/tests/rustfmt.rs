//! What rustfmt leaves as it is, it leaves as it is after an import.

use std::io::Write;
use std::process::{Command, Stdio};

use super::*;

/// None where there is no rustfmt.
#[expect(clippy::disallowed_methods, reason = "rustfmt is the judge of this test")]
fn formatted(text: &str, edition: &str) -> Option<String> {
    let mut rustfmt = Command::new("rustfmt")
        .args(["--edition", edition, "--style-edition", edition, "--config", "max_width=100"])
        .args(["--config", "use_small_heuristics=Default"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .ok()?;
    rustfmt.stdin.take()?.write_all(text.as_bytes()).ok()?;
    let output = rustfmt.wait_with_output().ok()?;
    output.status.success().then(|| String::from_utf8(output.stdout).unwrap())
}

/// Each stands in a module of its own, so that one run of rustfmt judges all.
fn samples() -> Vec<String> {
    let mut samples: Vec<String> = [
        "use std::io;",
        "use std::io::Read;",
        "use std::io::Write as _;",
        "use std::io::{self, Read};",
        "use std::io::{copy, stdin};",
        "use std::io::{Read, copy};",
        "use std::{env, fs, io};",
        "use std::{fs::File, io::Read};",
        "use std::{fs::File, path::Path};",
        "use std::{fs, io::{self, Read}, path};",
        "use std::{collections::{BTreeMap, HashMap}, fs::File};",
        "use std::fs::File;\nuse std::path::Path;",
        "use std::io::prelude::*;\nuse std::path::Path;",
        "use anyhow::Result;\nuse zip::Zip;",
        "use anyhow::Result;\n\nuse crate::a;",
        "use std::fs::File;\n#[cfg(unix)]\nuse std::os::unix;\npub use std::path::Path;",
        "use std::fs::File;\nuse std::io::Seek;\nuse std::io::SeekFrom;",
        "use self::a::b;\nuse super::c;\nuse crate::d;\nuse serde::{Deserialize, Serialize};",
        "fn f() {\n    use std::io::Read;\n}",
        "struct S;",
        "use std::io::{\n    // for lines\n    BufRead,\n    Read, // r\n    Seek,\n};",
    ]
    .map(str::to_owned)
    .to_vec();
    for length in 1..30 {
        let names = "Aaaaaaaaaaaaa, Bbbbbbbbbbbbbbb, Ccccccccccccccccc, Ddddddddddddd";
        let last = "R".to_owned() + &"z".repeat(length);
        samples.push(format!("use std::io::{{{names}, {last}}};"));
        samples.push(format!("use std::{{aaa::{{{names}, {last}}}, io::{{{names}, {last}}}}};"));
        samples.push(format!("use std::{{{names}, {last}}};"));
        samples.push(format!("use std::io::a::b::{{{names}, {last}}};"));
        samples.push(format!("use std::io::{{{names}, {last}, {names}, {last}}};"));
        samples.push(format!(
            "use std::{{aaaaaaaaaaaaa::Aaaaaaaaaa, bbbbbbbbbb::Bbbbbbbbbbb, cccccc::{last}}};"
        ));
    }
    samples
}

#[test]
fn what_is_clean_stays_clean() {
    for edition in ["2021", "2024"] {
        let parsed = if edition == "2021" { Edition::Edition2021 } else { Edition::Edition2024 };
        let modules = format!("mod m {{\n{}\n}}\n", samples().join("\n}\nmod m {\n"));
        let Some(clean) = formatted(&modules, edition) else { return };
        for (wanted, as_trait) in [(["std", "io", "BufReader"], false), (["std", "io", "Write"], true)] {
            let mut after = clean.clone();
            let items = items_of(&clean, parsed);
            // From the end, so that the spans before an edit stay true.
            for scope in (1..items.scopes.len()).rev() {
                let scope = ScopeId(u32::try_from(scope).unwrap());
                if items.scopes[scope.0 as usize].kind != ScopeKind::Block {
                    after = applied(&after, &import(&clean, &items, scope, &wanted, as_trait, None));
                }
            }
            assert_ne!(after, clean);
            let again = formatted(&after, edition).unwrap();
            similar_lines(&after, &again, edition);
        }
    }
}

fn similar_lines(ours: &str, theirs: &str, edition: &str) {
    let differing = ours.lines().zip(theirs.lines()).position(|(a, b)| a != b);
    if let Some(at) = differing {
        let show =
            |text: &str| text.lines().skip(at.saturating_sub(6)).take(14).collect::<Vec<_>>().join("\n");
        panic!("{edition}\nours:\n{}\nrustfmt:\n{}", show(ours), show(theirs));
    }
    assert_eq!(ours, theirs);
}
