//! Chains that tell that code is used by nobody: what ends one may be used.

use crate::program::{HEAD, each, writes};
use crate::said::{MANIFEST, said_of};

const WRITES: &str = "let mut file = File::create(path)?;
for x in 0..n { file.write_all(&[x as u8])?; }
file.sync_all()";

fn assert_said(files: impl Fn(usize) -> Vec<(String, String)>, said_at: &[(usize, &str)]) {
    for (links, expected) in said_at {
        let files = files(*links);
        let files: Vec<(&str, &str)> = [MANIFEST]
            .into_iter()
            .chain(files.iter().map(|(path, text)| (path.as_str(), text.as_str())))
            .collect();
        assert_eq!(said_of(&files, &[]), *expected, "{links} links");
    }
}

fn main_rs(text: String) -> Vec<(String, String)> {
    vec![("src/main.rs".to_owned(), text)]
}

#[test]
fn what_a_long_chain_of_unused_functions_leads_to_may_be_used() {
    let program = |links: usize, main: &str| {
        let link =
            |it| format!("fn f{it}(path: &str, n: usize) -> io::Result<()> {{ f{}(path, n) }}\n", it + 1);
        let last = format!("fn f{links}(path: &str, n: usize) -> io::Result<()> {{ {WRITES} }}\n");
        main_rs(format!("{HEAD}{}{last}fn main() {{ {main} }}\n", each(links, link)))
    };
    assert_said(|it| program(it, ""), &[(7, "nothing"), (8, "safe"), (100, "safe")]);
    let call = "f0(\"a\", std::process::id() as usize).unwrap();";
    assert_said(|it| program(it, call), &[(7, "safe"), (8, "safe"), (100, "safe")]);
}

#[test]
fn a_name_that_very_many_others_have_may_be_its_own() {
    let program = |others: usize| {
        let other =
            |it| format!("struct T{it};\nimpl T{it} {{ fn save(&self, x: usize) -> usize {{ x }} }}\n");
        let calls = each(others, |it| format!("let t{it} = T{it}; t{it}.save(1);\n"));
        let own = format!(
            "struct Own;\nimpl Own {{ fn save(&self, path: &str, n: usize) -> io::Result<()> {{ {WRITES} }} }}\n"
        );
        main_rs(format!(
            "{HEAD}{}{own}fn main() {{ {calls} for x in 0..9 {{ File::create(\"a\").unwrap().write_all(&[x]).unwrap(); }} }}\n",
            each(others, other)
        ))
    };
    assert_said(program, &[(0, "nothing"), (64, "nothing"), (65, "safe")]);
}

/// Modules in modules, the outermost declared by `root`, and a file in the innermost.
fn modules(links: usize, root: &str, last: &str) -> Vec<(String, String)> {
    let mut folder = "src".to_owned();
    let mut files = vec![("src/lib.rs".to_owned(), root.to_owned())];
    for nth in 0..links {
        folder = format!("{folder}/d{nth}");
        files.push((format!("{folder}/mod.rs"), format!("pub mod d{};\n", nth + 1)));
    }
    files.push((format!("{folder}/d{links}.rs"), last.to_owned()));
    files
}

#[test]
fn what_is_declared_deep_below_what_nobody_declares_may_be_used() {
    let last = format!("{HEAD}{}", writes("put", ""));
    assert_said(|it| modules(it, "pub mod d0;\n", &last), &[(1, "safe"), (6, "safe")]);
    assert_said(|it| modules(it, "", &last), &[(1, "nothing"), (6, "safe")]);
}

#[test]
fn what_is_called_deep_below_a_module_of_tests_may_be_used() {
    let own = format!("{HEAD}{}", writes("put", "")).replace("pub fn", "pub(crate) fn");
    let call = "fn go() { crate::put(\"a\", 1, &[1, 2]).unwrap(); }\n";
    let program = |links, head: &str| modules(links, &format!("{head}mod d0;\n{own}"), call);
    assert_said(|it| program(it, "#[cfg(test)]\n"), &[(3, "nothing"), (4, "safe"), (6, "safe")]);
    assert_said(|it| program(it, ""), &[(3, "safe"), (4, "safe"), (6, "safe")]);
}
