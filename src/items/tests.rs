//! Facts about lowering: source text in, a compact dump out.

use super::*;
use crate::file::parse;

mod bodies;
mod declarations;
mod dump;
mod lookup;
mod macro_calls;
mod outline;
mod robustness;

fn lower(text: &str) -> Items {
    let tree = parse(text, Edition::Edition2024).unwrap();
    Items::of(&tree, Edition::Edition2024, Bodies::All)
}

fn without_bodies(text: &str) -> Items {
    let tree = parse(text, Edition::Edition2024).unwrap();
    Items::of(&tree, Edition::Edition2024, Bodies::OfValues)
}

/// The body of `fn f() { … }` around the statements.
fn body(statements: &str) -> String {
    let text = format!("fn f() {{ {statements} }}");
    let items = lower(&text);
    dump::body(items.funcs[0].body.as_ref().unwrap())
}

fn func<'a>(items: &'a Items, name: &str) -> &'a Func {
    items.funcs.iter().find(|it| it.name == name).unwrap()
}
