//! What is inferred, as text: one line an expression that is a call, in the order of their ends.

use crate::catalogue::{Catalogue, StubTexts};
use crate::file::{Edition, RustFile, parse};
use crate::index::{Index, Ty, Workspace};
use crate::infer::{BodyOwner, infer};
use crate::items::{Bodies, ExprKind, Items};

/// The calls and locals of a file with their types.
fn types(text: &str) -> String {
    let tree = parse(text, Edition::Edition2024).expect("the test's text parses");
    let items = Items::of(&tree, Edition::Edition2024, Bodies::All);
    let file = RustFile::sample(text);
    let stubs = StubTexts::built_in();
    let catalogue = Catalogue::of(&stubs, |_| true).expect("the stubs load");
    let named = [(file.package, stubs.crates())].into();
    let workspace = Workspace { files: &[file], packages: &[], named: &named };
    let index = Index::new(&catalogue, &workspace, &[std::sync::Arc::new(items)]);
    let mut lines = Vec::new();
    for func in index.funcs() {
        let owner = BodyOwner::Func(func);
        let Some(body) = owner.body(&index) else { continue };
        let inference = infer(&index, owner, body);
        for (at, local) in body.locals.iter().enumerate() {
            let ty = show(&index, &inference.locals[at]);
            lines.push(format!("{}: {ty}", local.name));
        }
        for expr in body.expr_ids() {
            let it = body.expr(expr);
            if matches!(it.kind, ExprKind::Call { .. } | ExprKind::MethodCall { .. } | ExprKind::Try(_)) {
                let ty = show(&index, inference.expr(expr));
                lines.push(format!("{}: {ty}", &text[it.span.range()]));
            }
        }
    }
    lines.join("\n")
}

fn show(index: &Index, ty: &Ty) -> String {
    let list = |items: &[Ty]| items.iter().map(|it| show(index, it)).collect::<Vec<_>>().join(", ");
    match ty {
        Ty::Adt(id, args) if args.is_empty() => index.ty(*id).name.to_string(),
        Ty::Adt(id, args) => format!("{}<{}>", index.ty(*id).name, list(args)),
        Ty::Ref(_, inner) => format!("&{}", show(index, inner)),
        Ty::Tuple(items) => format!("({})", list(items)),
        Ty::Primitive(name) | Ty::Param(name) => name.to_string(),
        Ty::Dyn(bounds) => format!("dyn {}", bounds.first().map_or("?", |it| &it.name)),
        Ty::Opaque(bounds) => format!("impl {}", bounds.first().map_or("?", |it| &it.name)),
        Ty::Array(inner, length) => format!("[{}; {}]", show(index, inner), show(index, length)),
        Ty::Number(number) => number.to_string(),
        Ty::Const(path) => path.to_string(),
        Ty::Slice(inner) => format!("[{}]", show(index, inner)),
        Ty::Unknown => "_".to_owned(),
        Ty::Never => "!".to_owned(),
        other => format!("{other:?}"),
    }
}

#[test]
fn a_handle_keeps_its_type_through_results_and_closures() {
    let text = "use std::fs::File;\nfn open(p: &str) -> std::io::Result<File> {\n    let file = File::open(p).map_err(|e| e)?;\n    \
                Ok(file)\n}\n";
    let found = types(text);
    assert!(found.contains("file: File\n"), "{found}");
    assert!(found.contains("File::open(p).map_err(|e| e): Result<File, Error>"), "{found}");
}

#[test]
fn a_trait_of_another_crate_gives_what_its_impl_says() {
    let text = "use anyhow::Context;\nfn open(p: &str) -> anyhow::Result<()> {\n    let file = \
                std::fs::File::open(p).with_context(|| p.to_owned())?;\n    drop(file);\n    Ok(())\n}\n";
    let found = types(text);
    assert!(found.contains("file: File\n"), "{found}");
}

#[test]
fn a_method_call_never_reaches_a_function_without_self() {
    let text = "use std::fs::File;\nuse std::ops::Deref;\nstruct Log { file: File }\n\
                impl Log { fn metadata(path: &str) -> u64 { 0 } }\n\
                impl Deref for Log { type Target = File; fn deref(&self) -> &File { &self.file } }\n\
                fn size(log: &Log) { let it = log.metadata(); }\n";
    let found = types(text);
    assert!(found.contains("it: Result<Metadata, Error>"), "{found}");
}

#[test]
fn a_type_that_would_contain_itself_is_given_up() {
    let text =
        "fn grow() {\n    let mut all = Vec::new();\n    let copy = all.clone();\n    all.push(copy);\n}\n";
    assert!(types(text).contains("all: Vec<"), "{}", types(text));
}

#[test]
fn a_crate_that_another_crate_hands_on_is_itself() {
    let text = "use std::fs::File; use runtime::serde_json; use runtime::csv;
        fn load(path: &str) -> std::io::Result<()> {
            let file = File::open(path)?;
            let a = serde_json::Serializer::new(file);
            let b = runtime::serde_json::to_string(&1);
            let c = csv::Writer::from_path(path);
            Ok(())
        }";
    let types = types(text);
    let of = |name: &str| types.lines().find(|it| it.starts_with(name)).unwrap_or_default().to_owned();
    assert_eq!(of("a: "), "a: Serializer<File, CompactFormatter>");
    assert!(of("b: ").starts_with("b: Result<String"), "{}", of("b: "));
    // A module of its own is more likely than the crate of that name.
    assert_eq!(of("c: "), "c: _");
}

#[test]
fn a_derived_default_makes_a_value_of_its_type() {
    let text = "#[derive(Debug, Default)]\nstruct Deck { tape: Option<u8> }\nfn f() { let deck = Deck::default(); }\n";
    assert!(types(text).contains("deck: Deck\n"), "{}", types(text));
}

#[test]
fn what_is_collected_is_told_by_its_items() {
    let text = "use std::fs::File;\nfn f(paths: &[&str]) -> std::io::Result<()> {\n    \
                let all = paths.iter().map(File::open).collect::<std::io::Result<Vec<_>>>()?;\n    \
                let one = loop { if let Ok(file) = File::open(paths[0]) { break file; } };\n    Ok(())\n}\n";
    let found = types(text);
    assert!(found.contains("all: Vec<File>\n"), "{found}");
    assert!(found.contains("one: File\n"), "{found}");
}

#[test]
fn branches_of_different_types_meet_in_the_dyn_that_is_asked_for() {
    let text = "use std::fs::File;\nuse std::io::{self, Read};\nfn f(path: &str) -> io::Result<()> {\n    \
                let input: Box<dyn Read> = if path == \"-\" { Box::new(io::stdin()) } else { Box::new(File::open(path)?) };\n    \
                Ok(())\n}\n";
    assert!(types(text).contains("input: Box<dyn Read>\n"), "{}", types(text));
}
