//! Puts a name into a `use` item that stands there already.

use smol_str::SmolStr;

use super::layout::{Layout, same_tokens, width};
use super::line::groups;
use super::order::Rule;
use crate::file::{Span, to_u32};
use crate::items::{Scope, UseItem, UseTree};

/// A tree inside a `use` item that can take the name.
struct Spot {
    /// Which tree of which list, from the outermost.
    way: Vec<usize>,
    /// How much of the wanted path leads to that tree.
    consumed: usize,
    fit: Fit,
}

/// How well a tree fits, best last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Fit {
    /// `std::{…}`: takes `io::BufReader`; `{…}` all of the path.
    OuterList,
    /// `std::io`: becomes `std::io::{self, …}`.
    Module,
    /// `std::io::Read`: becomes `std::io::{…, Read}`.
    Sibling,
    /// `std::io::{…}`.
    List,
}

/// The edit that extends the best `use` item of the scope; none where none can be extended.
pub(super) fn extended(
    text: &str,
    scope: &Scope,
    new: &UseTree,
    rule: Rule,
    layout: Layout<'_>,
) -> Option<(Span, String)> {
    let apart = layout.one_a_line || writes_one_a_line(scope);
    let in_one = scope.uses.iter().filter(|it| !it.public).all(|it| it.tree.path.is_empty());
    let mut best: Option<(&UseItem, Spot)> = None;
    for item in scope.uses.iter().filter(|it| !it.public && !it.has_attributes) {
        let Some(spot) = spot(&item.tree, &new.path) else { continue };
        if apart && spot.way.is_empty() && spot.fit < Fit::List && spot.fit > Fit::OuterList {
            continue;
        }
        if spot.consumed == 0 && !in_one {
            continue;
        }
        if !stays_in_order(text, scope, item, &extension(item, &spot, new, rule), rule) {
            continue;
        }
        if best.as_ref().is_none_or(|(_, it)| it.fit < spot.fit) {
            best = Some((item, spot));
        }
    }
    let (item, spot) = best?;
    Some(edit(text, item, &spot, new, rule, layout))
}

/// Whether names of one module are imported one a line.
fn writes_one_a_line(scope: &Scope) -> bool {
    let module = |it: &UseItem| {
        let single = it.tree.list.is_none() && !it.tree.glob && !it.public && it.tree.path.len() > 1;
        single.then(|| it.tree.path[..it.tree.path.len() - 1].to_vec())
    };
    let mut modules: Vec<_> = scope.uses.iter().filter_map(module).filter(|it| it.len() > 1).collect();
    modules.sort_unstable();
    modules.windows(2).any(|it| it[0] == it[1])
}

fn spot(tree: &UseTree, wanted: &[SmolStr]) -> Option<Spot> {
    let here = |fit, consumed| Some(Spot { way: Vec::new(), consumed, fit });
    let (path, count) = (&tree.path, tree.path.len());
    let module = wanted.len() - 1;
    if let Some((list, _)) = &tree.list {
        let rest = wanted.strip_prefix(path.as_slice()).filter(|it| !it.is_empty())?;
        if rest.len() == 1 {
            return here(Fit::List, count);
        }
        let inner = list.iter().enumerate().filter_map(|(at, it)| spot(it, rest).map(|it| (at, it)));
        let best = inner.max_by_key(|(at, it)| (it.fit, std::cmp::Reverse(*at)));
        return match best {
            Some((at, mut it)) => {
                it.way.insert(0, at);
                it.consumed += count;
                Some(it)
            }
            None => here(Fit::OuterList, count),
        };
    }
    if tree.glob || path.last().is_some_and(|it| it == "self") {
        None
    } else if module > 0 && *path == wanted[..module] {
        here(Fit::Module, module)
    } else if module > 0 && count == module + 1 && path[..module] == wanted[..module] {
        here(Fit::Sibling, module)
    } else {
        None
    }
}

fn edit(
    text: &str,
    item: &UseItem,
    spot: &Spot,
    new: &UseTree,
    rule: Rule,
    layout: Layout<'_>,
) -> (Span, String) {
    let leaf = leaf(new, spot);
    let after = extension(item, spot, new, rule);
    let old = &text[item.tree.span.range()];
    let line = text[..item.tree.span.start as usize].rsplit('\n').next().unwrap_or_default();
    let indent = &line[..line.len() - line.trim_start().len()];
    let column = width(line);
    let print = |tree: &UseTree| layout.tree(tree, column, indent);
    if let Some(layout) = layout.that_made(old, &item.tree, column, indent) {
        return smallest(text, item.tree.span, &layout.tree(&after, column, indent));
    }
    let can_print = same_tokens(old, &print(&item.tree));
    if can_print && is_packed(text, &item.tree) {
        return smallest(text, item.tree.span, &print(&after));
    }
    let (span, inserted) = in_place(text, &item.tree, spot, &leaf, rule, layout);
    let is_one_line = !old.contains('\n') && !inserted.contains('\n');
    let grown = column + width(old) + width(&inserted) - width(&text[span.range()]);
    if is_one_line && grown >= layout.max_width && can_print {
        return smallest(text, item.tree.span, &print(&after));
    }
    (span, inserted)
}

/// What is left of the new tree at its spot.
fn leaf(new: &UseTree, spot: &Spot) -> UseTree {
    UseTree { path: new.path[spot.consumed..].to_vec(), ..new.clone() }
}

fn extension(item: &UseItem, spot: &Spot, new: &UseTree, rule: Rule) -> UseTree {
    let mut after = item.tree.clone();
    if let Some(tree) = descend(&mut after, &spot.way) {
        add(tree, spot.fit, leaf(new, spot), rule);
    }
    after
}

/// A list stands behind a glob, so that an item that becomes one could have to move.
fn stays_in_order(text: &str, scope: &Scope, item: &UseItem, after: &UseTree, rule: Rule) -> bool {
    let groups = groups(text, &scope.uses);
    let Some(group) = groups.into_iter().find(|it| it.iter().any(|it| it.span == item.span)) else {
        return true;
    };
    let before: Vec<&UseTree> = group.iter().map(|it| &it.tree).collect();
    let now = group.iter().map(|it| if it.span == item.span { after } else { &it.tree });
    !rule.is_sorted(&before) || rule.is_sorted(&now.collect::<Vec<_>>())
}

/// Whether the list of a tree is spread over lines with several names on one of them.
fn is_packed(text: &str, tree: &UseTree) -> bool {
    let Some((list, braces)) = &tree.list else { return false };
    let breaks = |start: u32, end: u32| text[start as usize..end as usize].contains('\n');
    let same_line = |it: &[UseTree]| !breaks(it[0].span.end, it[1].span.start);
    breaks(braces.start, braces.end) && list.windows(2).any(same_line)
}

fn descend<'a>(tree: &'a mut UseTree, way: &[usize]) -> Option<&'a mut UseTree> {
    way.iter().try_fold(tree, |tree, &at| tree.list.as_mut()?.0.get_mut(at))
}

fn add(tree: &mut UseTree, fit: Fit, leaf: UseTree, rule: Rule) {
    let rename = if tree.list.is_none() { tree.rename.take() } else { None };
    let only = match fit {
        Fit::Module => Some(SmolStr::new_static("self")),
        Fit::Sibling => tree.path.pop(),
        Fit::List | Fit::OuterList => None,
    };
    let (list, _) = tree.list.get_or_insert_with(Default::default);
    if let Some(name) = only {
        list.push(UseTree { path: vec![name], rename, ..leaf.clone() });
    }
    list.insert(rule.place(list, &leaf), leaf);
}

/// The edit without what old and new text have in common at both ends.
fn smallest(text: &str, span: Span, new: &str) -> (Span, String) {
    let old = &text[span.range()];
    let same = |(a, b): &(char, char)| a == b;
    let head: usize = old.chars().zip(new.chars()).take_while(same).map(|(it, _)| it.len_utf8()).sum();
    let (old, new) = (&old[head..], &new[head..]);
    let ends = old.chars().rev().zip(new.chars().rev());
    let tail: usize = ends.take_while(same).map(|(it, _)| it.len_utf8()).sum();
    let start = span.start + to_u32(head);
    let end = span.end - to_u32(tail);
    (Span::new(start, end), new[..new.len() - tail].to_owned())
}

/// The edit where the layout is not rustfmt's: everything else stays as it is.
fn in_place(
    text: &str,
    tree: &UseTree,
    spot: &Spot,
    leaf: &UseTree,
    rule: Rule,
    layout: Layout<'_>,
) -> (Span, String) {
    let mut copy = tree.clone();
    let tree = descend(&mut copy, &spot.way).map_or(tree, |it| &*it);
    let name = layout.tree(leaf, 0, "");
    let Some((list, braces)) = &tree.list else { return braced(text, tree, spot.fit, &name, leaf, rule) };
    let at = rule.place(list, leaf);
    if list.is_empty() {
        return (Span::at(braces.start + 1), name);
    }
    if let Some(edit) = own_line(text, list, *braces, at, &name, layout) {
        return edit;
    }
    match list.get(at) {
        Some(next) => (Span::at(next.span.start), format!("{name}, ")),
        None => (Span::at(list[at - 1].span.end), format!(", {name}")),
    }
}

/// `io::Read` as `io::{BufReader, Read}`, `io` as `io::{self, BufReader}`.
fn braced(text: &str, tree: &UseTree, fit: Fit, name: &str, leaf: &UseTree, rule: Rule) -> (Span, String) {
    let old = &text[tree.span.range()];
    if fit == Fit::Module {
        let (path, rename) = old.split_once(" as ").map_or((old, None), |(it, rename)| (it, Some(rename)));
        let rename = rename.map(|it| format!(" as {it}")).unwrap_or_default();
        return (tree.span, format!("{path}::{{self{rename}, {name}}}"));
    }
    let cut = old.rfind("::").map_or(0, |it| it + 2);
    let (module, last) = old.split_at(cut);
    let sibling = UseTree { path: tree.path.last().cloned().into_iter().collect(), ..tree.clone() };
    let (first, second) = if rule.compare(&sibling, leaf).is_gt() { (name, last) } else { (last, name) };
    (tree.span, format!("{module}{{{first}, {second}}}"))
}

/// A line of its own in a list that is spread over lines; comments stay where they are.
fn own_line(
    text: &str,
    list: &[UseTree],
    braces: Span,
    at: usize,
    name: &str,
    layout: Layout<'_>,
) -> Option<(Span, String)> {
    let first = list.first()?.span.start as usize;
    let line_start = text[..first].rfind('\n').map_or(0, |it| it + 1);
    if line_start <= braces.start as usize {
        return None;
    }
    let indent = &text[line_start..first];
    let indent = &indent[..indent.len() - indent.trim_start().len()];
    let after = if at == 0 { braces.start + 1 } else { list[at - 1].span.end } as usize;
    let rest = text[after..braces.end as usize].lines().next().unwrap_or_default();
    let end = to_u32(after + rest.len());
    let newline = layout.newline;
    if end >= braces.end {
        return None;
    }
    if at == list.len() && !rest.trim_start().starts_with(',') {
        let span = Span::new(to_u32(after), end);
        return Some((span, format!(",{rest}{newline}{indent}{name}")));
    }
    Some((Span::at(end), format!("{newline}{indent}{name},")))
}
