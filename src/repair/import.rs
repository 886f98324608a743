//! Where an import goes, and how the imported name is then spelled.
//! Looks at one file; a second import at the same place is asked for on the text that has the first.

use smol_str::SmolStr;

use crate::discover::Style;
use crate::file::{Edition, Span, to_u32};
use crate::items::{ImportKind, Items, ScopeId, ScopeKind, UseTree};

mod extend;
mod known;
mod layout;
mod line;
mod order;
#[cfg(test)]
mod tests;

use known::{Known, Wanted};
use layout::Layout;
use order::Rule;

/// How a name is spelled, and what makes it so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Import {
    /// How code in that scope spells it now: `BufReader`, `io::BufReader`, `std::io::BufReader`.
    pub name: String,
    /// The text that takes the place of a span; none where the name is known already.
    pub insert: Option<(Span, String)>,
}

/// Makes the item at the path `wanted` (`["std", "io", "BufReader"]`) known to the code of a scope.
///
/// `as_trait`: its methods are wanted, not its name, so that it must be imported, if need be as `_`. Without a style
/// the layout is told from the text.
pub fn import(
    text: &str,
    items: &Items,
    scope: ScopeId,
    wanted: &[&str],
    as_trait: bool,
    style: Option<Style>,
) -> Import {
    let wanted = Wanted { text, items, path: wanted, as_trait };
    let name = wanted.name().to_owned();
    if wanted.path.len() < 2 {
        return Import { name, insert: None };
    }
    let mark = wanted.root_mark(scope);
    let qualified = wanted.spelled_out(scope);
    match wanted.known(scope) {
        Known::As(known) if known == "_" => return Import { name: qualified, insert: None },
        Known::As(known) => return Import { name: known.to_string(), insert: None },
        Known::Taken if !as_trait => return Import { name: qualified, insert: None },
        Known::Taken | Known::Nothing => {}
    }
    if let Some(name) = Some(scope).filter(|_| !as_trait).and_then(|it| wanted.by_module(it)) {
        return Import { name, insert: None };
    }
    let target = target(&wanted, scope);
    let rule = order::rule_of(items.scopes.iter().flat_map(|it| &it.uses).map(|it| &it.tree));
    let rule =
        rule.unwrap_or(if items.edition >= Edition::Edition2024 { Rule::ByVersion } else { Rule::ByCase });
    let is_taken = wanted.known_in(target, 0) == Known::Taken;
    let is_nameless = is_taken || (as_trait && imports_traits_without_a_name(items));
    let rename = is_nameless.then_some(SmolStr::new_static("_"));
    let name = if is_taken { qualified } else { name };
    let path = wanted.path.iter().map(|it| SmolStr::new(*it)).collect();
    let new = UseTree { path, rename, glob: false, list: None, span: Span::default() };
    let Some(scope) = wanted.scope(target) else { return Import { name, insert: None } };
    let layout = Layout::of(text, style);
    let insert = extend::extended(text, scope, &new, rule, layout)
        .unwrap_or_else(|| line::new_line(text, scope, &new, mark, rule, layout));
    Import { name, insert: Some(insert) }
}

/// A whole path, as the code of a scope spells it without any import: `std::io::BufReader`.
pub fn spelled_out(items: &Items, scope: ScopeId, path: &[&str]) -> String {
    Wanted { text: "", items, path, as_trait: false }.spelled_out(scope)
}

/// Whether some builds leave out every import by which the code of a scope has an item by its name.
pub fn is_conditional(text: &str, items: &Items, scope: ScopeId, path: &[&str]) -> bool {
    Wanted { text, items, path, as_trait: true }.is_conditional(scope)
}

/// The habit of `use std::io::Write as _`, which some lints ask for.
fn imports_traits_without_a_name(items: &Items) -> bool {
    let mut imports = items.scopes.iter().flat_map(|it| &it.imports);
    imports.any(|it| matches!(&it.kind, ImportKind::Named(name) if name == "_"))
}

/// The text that brings names of a module into a body, and where it goes; the body's brace stands at `opens`.
pub fn import_into_body(
    text: &str,
    opens: u32,
    module: &[&str],
    names: &[&str],
    style: Option<Style>,
) -> Option<(Span, String)> {
    let body = text.get(opens as usize..)?.strip_prefix('{')?;
    let first_item = opens + 1 + to_u32(body.len() - body.trim_start().len());
    let leaf =
        |path: Vec<SmolStr>| UseTree { path, rename: None, glob: false, list: None, span: Span::default() };
    let path: Vec<SmolStr> = module.iter().map(|it| SmolStr::new(*it)).collect();
    let new = if let [only] = names {
        leaf(path.into_iter().chain([SmolStr::new(*only)]).collect())
    } else {
        let list = names.iter().map(|it| leaf(vec![SmolStr::new(*it)])).collect();
        UseTree { list: Some((list, Span::default())), ..leaf(path) }
    };
    let line = format!("use {};", Layout::of(text, style).tree(&new, 0, ""));
    Some(line::before(text, first_item, &line, true, Layout::of(text, style)))
}

/// The scope whose imports take a new name for the code of a scope.
pub fn import_scope(text: &str, items: &Items, scope: ScopeId, path: &[&str]) -> ScopeId {
    target(&Wanted { text, items, path, as_trait: false }, scope)
}

/// The file or module, unless a block on the way imports from the same module itself.
fn target(wanted: &Wanted<'_>, scope: ScopeId) -> ScopeId {
    let chain = wanted.chain(scope);
    let imports_from = |id: &&ScopeId| {
        wanted.scope(**id).is_some_and(|it| {
            it.kind != ScopeKind::Block
                || it.uses.iter().any(|it| !it.public && !it.has_attributes)
                    && it.imports.iter().any(|it| {
                        it.path.len() >= wanted.module().len()
                            && it.path.iter().zip(wanted.module()).all(|(a, b)| a == b)
                    })
        })
    };
    chain.iter().find(imports_from).copied().unwrap_or(scope)
}
