//! What the tokens of a file tell: which bodies it has, what they hold, and what of it is parsed.

use crate::items::{Outline, Word};

/// The text as it is parsed where nobody asks for a body.
fn shown(text: &str) -> String {
    Outline::of(text).blanked(text)
}

fn bodies(text: &str) -> usize {
    Outline::of(text).bodies.len()
}

#[test]
fn a_body_nobody_asks_for_becomes_space_of_the_same_length() {
    let text = "fn a(x: u8) -> u8 { x + 1 }\nstruct S { é: u8 }\n";
    assert_eq!(shown(text), "fn a(x: u8) -> u8 {       }\nstruct S { é: u8 }\n");
    assert_eq!(shown("fn a() { \"é}\" }").len(), "fn a() { \"é}\" }".len());
}

#[test]
fn documentation_outside_bodies_becomes_space() {
    let text = "//! Kept.\n/// One.\n/// Two.\nstruct S { /** x */ a: u8 } // kept\n";
    assert_eq!(shown(text), "//! Kept.\n                 \nstruct S {          a: u8 } // kept\n");
}

#[test]
fn a_body_that_declares_something_is_always_parsed() {
    for inside in ["use a::b;", "const N: u8 = 1;", "impl A for B {}", "fn inner() {}"] {
        let text = format!("fn a() {{ {inside} }}");
        assert_eq!(shown(&text), text);
    }
}

#[test]
fn what_only_tests_compile_is_never_parsed() {
    let text = "#[cfg(test)]\nmod t { fn a() {} }\n#[test]\nfn b() { c() }\nfn d() { e() }";
    assert_eq!(shown(text), "#[cfg(test)]\nmod t {           }\n#[test]\nfn b() {     }\nfn d() {     }");
    assert_eq!(bodies(text), 1);
    assert_eq!(bodies("#[cfg(not(test))]\nfn a() { b() }"), 1);
    assert_eq!(bodies("#![cfg(test)]\nfn a() { b() }"), 0);
    assert_eq!(bodies("#[cfg(test)]\nimpl A { fn a() { b() } }\nfn c() { d() }"), 1);
}

#[test]
fn braces_and_semicolons_in_a_signature_open_no_body() {
    let text = "fn a(x: [u8; { 1 + 1 }]) -> [u8; 2] { x }\ntrait T { fn b(&self); }\n";
    assert_eq!(shown(text), "fn a(x: [u8; { 1 + 1 }]) -> [u8; 2] {   }\ntrait T { fn b(&self); }\n");
}

#[test]
fn what_stands_in_a_macro_call_is_no_body() {
    let text = "macro_rules! m { () => { fn a() { b() } } }\nm! { fn c() { d() } }\n";
    assert_eq!((shown(text).as_str(), bodies(text)), (text, 0));
}

#[test]
fn a_pointer_to_a_function_opens_nothing() {
    assert_eq!(bodies("type F = fn(u8) -> u8;\nstruct S { f: fn() }\nfn a() {}"), 1);
}

#[test]
fn words_are_known_in_their_roles() {
    let text =
        "fn a() { File::open(p); self.out = x; self.file.write(b); l.read(); r#type; m!(c); n != 1; ..rest }";
    let outline = Outline::of(text);
    let words = outline.words(&outline.bodies[0]);
    let holds = |word: Word| words.binary_search(&word).is_ok();
    for name in ["File", "open", "p", "x", "b", "type", "n", "rest"] {
        assert!(holds(Word::of(name)), "{name}");
    }
    assert!(holds(Word::method("open")) && holds(Word::method("write")) && holds(Word::assigned("out")));
    assert!(holds(Word::bare("read")) && !holds(Word::method("read")) && !holds(Word::bare("write")));
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
