//! What the tokens of a file tell: which functions it has, what they hold, and what of it is parsed.

use std::path::Path;
use std::sync::Arc;

use crate::file::{Edition, RustFile, parse};
use crate::items::{Bodies, Items, Outline, Owner, Word, lower_all, outlines};

/// The text as it is parsed where nobody asks for a function, with spaces for what was left out.
fn shown(text: &str) -> String {
    spaced(&Outline::of(text).blanked(text))
}

/// With spaces for the comments that stand for what was left out.
fn spaced(text: &str) -> String {
    let mut spaced = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("//") {
        let (inside, after) =
            after.split_once("\n\n").filter(|it| it.0.trim().is_empty()).unwrap_or(("/", after));
        let blank = if inside == "/" { "//".to_owned() } else { " ".repeat(inside.len() + 4) };
        spaced += before;
        spaced += &blank;
        rest = after;
    }
    spaced + rest
}

fn bodies(text: &str) -> usize {
    Outline::of(text).bodies.len()
}

/// What is known of each function that is compiled outside of tests.
fn funcs(items: &Items) -> Vec<String> {
    let known = items.funcs.iter().filter(|it| !it.test).map(|it| {
        let around = match it.owner {
            Owner::Scope => None,
            Owner::Impl(at) => Some(items.impls[at].span),
            Owner::Trait(at) => Some(items.traits[at].span),
        };
        let scope = &items.scopes[it.scope.0 as usize];
        let place =
            (&it.name, it.span, it.name_span, it.opens, it.visibility, around, &scope.kind, scope.span);
        format!("{place:?} {:?}", items.header(it))
    });
    known.collect()
}

fn outlined(text: &str) -> Items {
    let files = vec![RustFile::sample(text)];
    let outlines = outlines(&files, |_| false);
    Arc::into_inner(lower_all(files, outlines).items.remove(0)).expect("nobody else has it")
}

/// What each scope that is compiled outside of tests imports, and how that is written.
fn imports(items: &Items) -> Vec<String> {
    let scopes = items.scopes.iter().filter(|it| !it.test);
    scopes.map(|it| format!("{:?} {:?} {:?}", it.kind, it.imports, it.uses)).collect()
}

/// Lowered by the outline as by the tree of the whole text.
fn assert_same(text: &str) {
    let tree = parse(text, Edition::Edition2024).unwrap();
    let (outlined, whole) = (outlined(text), Items::of(&tree, Edition::Edition2024, Bodies::OfValues));
    assert_eq!(funcs(&outlined), funcs(&whole), "{text}");
    assert_eq!(imports(&outlined), imports(&whole), "{text}");
}

#[test]
fn imports_are_known_by_the_outline_as_by_the_tree() {
    for text in [
        "use a;\npub use ::b::c as d;\npub(crate) use crate::e::{self, f::*, g as _, {h, r#i::r#j as r#k},};",
        "use {};\nuse a::{};\nuse *;\nuse ::{b, c};\nuse ::*;\nuse self::d::{self as e};",
        "/// Doc.\n#[cfg(a)] // b\n#[c] pub(in crate::d) use e /* f */ :: /* g */ h;\nextern crate i as j;\nuse k;",
        "mod a { use b; pub mod c { use d::*; fn e() { use f; } } use g; }\nuse h;\n#[cfg(test)] mod i { use j; }",
        "#[cfg(test)]\nuse a::b;\nm! { use c; }\nconst D: u8 = { use e; 1 };\nimpl F { fn g() -> impl H + use<> { i } }",
    ] {
        assert_same(text);
    }
    assert_eq!(shown("use a;\nstruct B;\nuse c as;"), "      \nstruct B;\nuse c as;");
}

#[test]
fn functions_are_known_by_the_outline_as_by_the_tree() {
    for text in [
        "pub fn a<T: B>(c: T) -> D where T: E { f() }\n/// Doc.\n#[g(h)] pub(crate) async unsafe fn r#i() {}",
        "impl A { pub const fn b(&self) {} fn c(self: Box<Self>) -> [u8; { 1 + 1 }] { d } }",
        "unsafe impl<T> A for [T; 4] where T: B { type C = u8; fn d(&mut self, (a, b): (u8, u8)) {} }",
        "pub trait A { const B: u8; fn c(&self); fn d(&self) -> impl E { f } }",
        "mod a { pub mod b { fn c() {} } #[cfg(test)] mod d { fn e() {} } fn f() {} }",
        "extern \"C\" { fn a(b: u8, ...); }\npub extern \"C\" fn c() {}",
        "const A: u8 = { fn b() {} struct C; impl C { fn d() {} } 1 };\nstatic E: [fn(u8); 1] = [f];",
        "#![allow(a)]\nuse b::{c, d};\nmacro_rules! e { () => { fn f() {} } }\ne! { fn g() {} }\nfn h() {}",
        "fn a() { use b::c; let d = 1; #[e] pub(crate) fn f() { struct G; } match d { _ => {} } const H: u8 = 2; }",
        "fn a() { let b = || { struct C; impl C { fn d() {} } }; } impl A { fn e() { fn f() {} f() } }",
        "struct A { b: fn(u8) -> C }\nenum D { E { f: u8 }, G = 1 }\nunion H { i: u8 }\nfn j() {}",
    ] {
        assert_same(text);
    }
}

#[test]
#[expect(clippy::disallowed_methods, reason = "only `discover` reads the files of a run")]
fn the_items_of_this_crate_are_known_by_the_outline_as_by_the_tree() {
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|it| it == "rs") {
                assert_same(&std::fs::read_to_string(&path).unwrap());
            }
        }
    }
}

#[test]
fn a_function_nobody_asks_for_becomes_space_of_the_same_length() {
    let text = "fn a(x: u8) -> u8 { x + 1 }\nstruct S { é: u8 }\n";
    assert_eq!(shown(text), "                           \nstruct S { é: u8 }\n");
    assert_eq!(shown("fn a() { \"é}\" }").len(), "fn a() { \"é}\" }".len());
}

#[test]
fn documentation_outside_bodies_becomes_space_unless_an_import_has_to_stand_above_it() {
    let text = "//! Kept.\n/// One.\n/// Two.\nstruct S { /** x */ a: u8 } // kept\n";
    assert_eq!(shown(text), "//! Kept.\n                 \nstruct S {          a: u8 } // kept\n");
    assert_eq!(Outline::of(text).without_bodies(text), text);
    assert_eq!(Outline::of("fn a() { b }").without_bodies("fn a() { b }"), "fn a() {   }");
    let lines = "fn a() {\n    bc\n}";
    assert_eq!(Outline::of(lines).without_bodies(lines), "fn a() {\n      \n}");
    assert_eq!(Outline::of(lines).blanked(lines).len(), lines.len());
}

#[test]
fn of_a_body_only_what_it_declares_is_parsed() {
    for inside in ["use a::b;", "const N: u8 = 1;", "impl A for B {}", "fn inner() {}", "pub struct S(u8);"] {
        let text = format!("fn a() {{ {inside} }}");
        assert_eq!(shown(&text), text);
        let among = format!("fn a() {{ x(); {inside} y() }}");
        assert_eq!(shown(&among), among.replace("x();", "    ").replace("y()", "   "));
        let deeper = format!("fn a() {{ if x {{ {inside} }} else {{ y(|z| {{ m!(); {{ {inside} }} }}) }} }}");
        let left = |it: &str| " ".repeat(it.len());
        let (before, between, within) = (left("if x"), left("else"), left("y(|z|"));
        let (call, after) = (left("m!();"), left(")"));
        assert_eq!(
            shown(&deeper),
            format!(
                "fn a() {{ {before} {{ {inside} }} {between} {{ {within} {{ {call} {{ {inside} }} }}{after} }} }}"
            )
        );
    }
    for inside in ["p as *const u8;", "x.union(y);", "m! { use a; fn b() {} }", "let a: impl B = c;"] {
        let text = format!("fn a() {{ {inside} }}");
        assert_eq!(shown(&text), " ".repeat(text.len()));
    }
}

#[test]
fn what_only_tests_compile_is_never_parsed() {
    let text = "#[cfg(test)]\nmod t { fn a() {} }\n#[test]\nfn b() { c() }\nstruct D;";
    assert_eq!(shown(text), "#[cfg(test)]\nmod t {           }\n                      \nstruct D;");
    assert_eq!(bodies(text), 0);
    assert_eq!(bodies("#[cfg(not(test))]\nfn a() { b() }"), 1);
    assert_eq!(bodies("#![cfg(test)]\nfn a() { b() }"), 0);
    assert_eq!(bodies("#[cfg(test)]\nimpl A { fn a() { b() } }\nfn c() { d() }"), 1);
}

#[test]
fn what_stands_in_a_macro_call_declares_nothing_and_is_no_body() {
    let text = "macro_rules! m { () => { fn a() { b() } } }\nm! { fn c() { d() } }\nconst E: F = g! { h };\n";
    let rest = "macro_rules! m { () => { fn a() { b() } } }\nm! {                }\nconst E: F = g! { h };\n";
    assert_eq!((shown(text).as_str(), bodies(text)), (rest, 0));
}

#[test]
fn a_long_table_is_not_parsed_unless_something_is_called_in_it() {
    let table = |entry: &str| format!("static A: &[B] = &[{}];", entry.repeat(300));
    for entry in ["B { c: 1, d: E },", "(1, \"a\", F::G),", "[[1, 2], [3, 4]],"] {
        let is_left_out = shown(&table(entry)).trim_end_matches("];").ends_with(' ');
        assert!(is_left_out, "{entry}");
    }
    for entry in ["B::new(1),", "b!(1, 2),", "(a.b)(1, 2),", "c::<D>(2),"] {
        assert_eq!(shown(&table(entry)), table(entry));
    }
    let kind = table("B { c: 1, d: E },").replacen("static A: &[B]", "type A", 1);
    assert_eq!(shown(&kind), kind);
}

#[test]
fn what_a_condition_negates_is_no_macro_call() {
    for (keyword, end) in [("if", "{}"), ("while", "{}"), ("match", "{}"), ("return", ";"), ("break", ";")] {
        assert_same(&format!("fn a() {{ loop {{ {keyword} !({{ fn b() {{ c() }} b() }}) {end} }} }}"));
    }
}

#[test]
fn of_a_function_in_a_body_only_the_head_is_parsed() {
    let text = "fn a() { f(); const fn b<T>(c: [T; 2]) -> d { e(c) } fn g() { struct H; i() } impl J { fn k() { l } } }";
    let rest = "fn a() {      const fn b<T>(c: [T; 2]) -> d {      } fn g() { struct H;     } impl J { fn k() {   } } }";
    assert_eq!(shown(text), rest);
}

#[test]
fn a_pointer_to_a_function_opens_nothing() {
    assert_eq!(bodies("type F = fn(u8) -> u8;\nstruct S { f: fn() }\nfn a() {}"), 1);
}

#[test]
fn words_are_known_in_their_roles() {
    let text = "fn a() { File::open(p); self.out = x; self.file.write(b); l.read(); r#type; m!(c); n != 1; ..rest; \
                fs::copy(a, b); s.load(1, 2,); t.map(|a, b| c); v.get(w::<A, B>()); }";
    let outline = Outline::of(text);
    let words = outline.words(&outline.bodies[0]);
    let holds = |word: Word| words.binary_search(&word).is_ok();
    for name in ["File", "open", "p", "x", "b", "type", "n", "rest", "copy"] {
        assert!(holds(Word::of(name)), "{name}");
    }
    assert!(holds(Word::method("open")) && !holds(Word::method("copy")) && holds(Word::assigned("out")));
    let counts = |name| [0, 1, 2, 3].map(|it| holds(Word::called(name, it)));
    assert_eq!(counts("write"), [false, true, false, false]);
    assert_eq!(counts("read"), [true, false, false, false]);
    assert_eq!(counts("load"), [false, false, true, true], "two and more are one");
    assert_eq!((counts("map"), counts("get")), ([false, true, true, true], [false, true, true, true]));
    assert!(holds(Word::of_macro("m")) && !holds(Word::of("m")));
    assert!(!holds(Word::of("write")) && !holds(Word::of("file")) && !holds(Word::assigned("file")));
}

#[test]
fn an_offset_finds_the_body_around_it() {
    let text = "fn a() { b() } fn c() { d() }";
    let outline = Outline::of(text);
    assert_eq!(outline.body_at(7), Some(0), "its brace");
    assert_eq!((outline.body_at(9), outline.body_at(13), outline.body_at(14)), (Some(0), Some(0), None));
    assert_eq!(outline.body_at(22), Some(1));
}

#[test]
fn broken_code_has_an_outline_too() {
    for text in
        ["fn", "fn a(", "fn a() {", "#[", "#[cfg(test)", "mod m {", "m! {", "}}}", "fn a() { \"", "#!x"]
    {
        assert!(shown(text).len() == text.len(), "{text}");
    }
}
