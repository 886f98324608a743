//! What is known of one item, as somebody asks for it who has never seen the stubs.

use std::collections::BTreeMap;
use std::path::Path;

use super::{FuncMarks, Stub, TypeMarks};
use crate::file::Span;
use crate::items::{ImportKind, Items, Owner, ScopeId, ScopeKind, TypeKind};

/// A function or type of a stub.
#[derive(Debug)]
pub struct Entry<'a> {
    /// That the stub describes: `serde_json`.
    pub module: &'a str,
    /// The user's stub; `None` for what comes with buffix.
    pub file: Option<&'a Path>,
    /// Where it stands in the stub, from 1.
    pub line: usize,
    /// As short as re-exports make it: `serde_json::from_reader`.
    pub path: String,
    /// With every module: `serde_json::de::from_reader`.
    pub full_path: String,
    /// Without attributes and the final semicolon.
    pub signature: String,
    /// What it does with a handle.
    pub sentence: String,
    /// Lines of a program; empty where there is none.
    pub example: String,
    pub marks: Marks<'a>,
}

#[derive(Clone, Copy, Debug)]
pub enum Marks<'a> {
    /// The signature says all.
    None,
    Func(&'a FuncMarks),
    Type(&'a TypeMarks),
}

/// The types and functions of a stub, those without an attribute too.
pub fn entries(stub: &Stub) -> Vec<Entry<'_>> {
    let items = &stub.items;
    let marked: BTreeMap<usize, &TypeMarks> = stub.types.iter().map(|(at, marks)| (*at, marks)).collect();
    let types = items.types.iter().enumerate().map(|(at, ty)| {
        let marks = marked.get(&at).copied().map_or(Marks::None, Marks::Type);
        entry(stub, &modules(stub, ty.scope), &[ty.name.as_str()], ty.span, marks)
    });
    types.chain(funcs(stub)).collect()
}

fn funcs(stub: &Stub) -> impl Iterator<Item = Entry<'_>> {
    let marked: BTreeMap<usize, &FuncMarks> = stub.funcs.iter().map(|(at, marks)| (*at, marks)).collect();
    stub.items.funcs.iter().enumerate().map(move |(at, func)| {
        let marks = marked.get(&at).copied().map_or(Marks::None, Marks::Func);
        let names: Vec<&str> =
            owner(&stub.items, func.owner).into_iter().chain([func.name.as_str()]).collect();
        entry(stub, &modules(stub, func.scope), &names, func.span, marks)
    })
}

fn entry<'a>(stub: &'a Stub, modules: &[&str], names: &[&str], span: Span, marks: Marks<'a>) -> Entry<'a> {
    let text: &str = &stub.text;
    let item = text.get(span.range()).unwrap_or_default();
    let is_note = |line: &&str| line.trim_start().starts_with("///") || line.trim_start().starts_with("#[");
    let signature: Vec<&str> = item.lines().skip_while(is_note).map(str::trim).collect();
    let signature = signature.join(" ").trim_end_matches([';', ' ']).to_owned();
    let (sentence, example) = docs(text, span, item);
    let full_path = [modules, names].concat().join("::");
    let is_root = names.first().is_some_and(|name| is_re_exported(&stub.items, name));
    let module = stub.module.as_str();
    let path = if is_root { format!("{module}::{}", names.join("::")) } else { full_path.clone() };
    let above = text.as_bytes().get(..span.start as usize).unwrap_or_default();
    let line = memchr::memchr_iter(b'\n', above).count() + 1;
    Entry { module, file: stub.file.as_deref(), line, path, full_path, signature, sentence, example, marks }
}

/// The module of the stub and those inside it down to a scope.
fn modules(stub: &Stub, scope: ScopeId) -> Vec<&str> {
    let mut inside = Vec::new();
    let mut next = Some(scope);
    while let Some(scope) = next.and_then(|it| stub.items.scopes.get(it.0 as usize)) {
        if let ScopeKind::Module(name) = &scope.kind {
            inside.push(name.as_str());
        }
        next = scope.parent;
    }
    inside.push(stub.module.as_str());
    inside.reverse();
    inside
}

/// The type or trait before a method's name.
fn owner(items: &Items, owner: Owner) -> Option<&str> {
    match owner {
        Owner::Scope => None,
        Owner::Trait(at) => Some(items.traits.get(at)?.name.as_str()),
        Owner::Impl(at) => {
            let mut ty = &items.impls.get(at)?.self_ty;
            while let TypeKind::Ref { inner, .. } = &ty.kind {
                ty = inner;
            }
            match &ty.kind {
                TypeKind::Path(path) => Some(path.segments.last()?.name.as_str()),
                _ => None,
            }
        }
    }
}

/// Whether the module of a stub itself offers a name of one of its inner modules.
fn is_re_exported(items: &Items, name: &str) -> bool {
    let root = items.scopes.iter().find(|it| it.parent.is_none());
    let mut imports = root.into_iter().flat_map(|it| it.imports.iter()).filter(|it| it.public);
    imports.any(|it| matches!(&it.kind, ImportKind::Named(shown) if shown == name))
}

/// The sentence and the example above an item or at its beginning.
fn docs(text: &str, span: Span, item: &str) -> (String, String) {
    let above = text.get(..span.start as usize).unwrap_or_default();
    let comment =
        |line: &str| line.trim().strip_prefix("///").map(|it| it.strip_prefix(' ').unwrap_or(it).to_owned());
    let is_blank_rest = |line: &&str| line.trim().is_empty() && !above.ends_with('\n');
    let mut lines: Vec<String> = above.lines().rev().skip_while(is_blank_rest).map_while(comment).collect();
    lines.reverse();
    lines.extend(item.lines().map_while(comment));
    let mut parts = lines.split(|it| it == "```");
    let sentence = parts.next().unwrap_or_default().join(" ");
    (sentence, parts.next().unwrap_or_default().join("\n"))
}
