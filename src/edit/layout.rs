//! Where lines break in what a repair touched: as rustfmt has it, if rustfmt's hand is seen in what stood there.
//! Knows statements, arms, signatures and what stands before a block; what it does not know stays as the edits left it.

use std::cell::LazyCell;

use crate::discover::Style;
use crate::file::{Edition, RustFile, Span, SyntaxKind, Token, tokens};

mod call;
mod chain;
mod expression;
pub mod lines;
mod shape;
mod statement;
mod unit;
#[cfg(test)]
mod tests;

use expression::Printer;
use lines::Plain;
use shape::{Shape, are_closed, before_on_line, first_line, width, with_tabs, without_tabs};
use unit::Unit;

/// The statements of the text after the edits that they touched, from the top and with the layout that each should have.
/// `old` and `new` are the touched spans before and after.
pub fn settled(
    before: &RustFile,
    after: &str,
    old: &[Span],
    new: &[Span],
    style: Style,
) -> Option<Vec<(Span, String)>> {
    if !lines::end_with_crlf(&before.text) {
        let page = |text| Page::of(text, before.edition, style);
        return Some(set(&page(&before.text)?, &page(after)?, old, new));
    }
    let (was, is) = (Plain::of(&before.text), Plain::of(after));
    let spans = |of: &Plain, spans: &[Span]| spans.iter().map(|it| of.span(*it)).collect::<Vec<Span>>();
    let page = |of| Page::of(of, before.edition, style);
    let replaced = set(&page(&was.text)?, &page(&is.text)?, &spans(&was, old), &spans(&is, new));
    Some(replaced.into_iter().map(|(span, text)| (is.original(span), lines::with_crlf(&text))).collect())
}

fn set(before: &Page<'_>, after: &Page<'_>, old: &[Span], new: &[Span]) -> Vec<(Span, String)> {
    let stood_as_known = |touched: &[usize]| {
        let stood: Vec<Span> = touched.iter().filter_map(|it| old.get(*it).copied()).collect();
        before.units(&stood).iter().all(|(unit, _)| before.is_as_known(unit) == Some(true))
    };
    // A statement that is all new stands where there was none to look at.
    let is_new = |unit: &Unit, touched: &[usize]| {
        touched.iter().any(|it| new.get(*it).is_some_and(|it| it.contains(unit.span)))
    };
    let is_formatted = LazyCell::new(|| before.is_formatted());
    let mut replaced = Vec::new();
    for (unit, touched) in &after.units(new) {
        if after.has_comment(unit.span) {
            let put_in: Vec<Span> = touched.iter().filter_map(|it| new.get(*it).copied()).collect();
            replaced.extend(after.set_apart(&put_in));
        } else if (if is_new(unit, touched) { *is_formatted } else { stood_as_known(touched) })
            && let Some(text) = after.laid_out(unit)
        {
            replaced.push((unit.span, text));
        }
    }
    replaced.sort_by_key(|(span, _)| span.start);
    replaced
}

/// A file as the strict parser sees it.
struct Page<'t> {
    text: &'t str,
    tree: syn::File,
    tokens: Vec<Token<'t>>,
    style: Style,
}

impl<'t> Page<'t> {
    fn of(text: &'t str, edition: Edition, style: Style) -> Option<Self> {
        Some(Page { text, tree: syn::parse_file(text).ok()?, tokens: tokens(text, edition), style })
    }

    /// The units that the spans touch, each with the places of those in the list.
    fn units(&self, spans: &[Span]) -> Vec<(Unit<'_>, Vec<usize>)> {
        let all = unit::units(&self.tree, self.text);
        let mut found: Vec<(Unit<'_>, Vec<usize>)> = Vec::new();
        for (at, span) in spans.iter().enumerate() {
            for unit in unit::touched(&all, *span) {
                match found.iter_mut().find(|(it, _)| it.span == unit.span) {
                    Some((_, places)) => places.push(at),
                    None => found.push((unit.clone(), vec![at])),
                }
            }
        }
        // A unit within another one changes under it.
        let spans: Vec<Span> = found.iter().map(|(it, _)| it.span).collect();
        found.retain(|(unit, _)| !spans.iter().any(|it| *it != unit.span && unit.span.contains(*it)));
        found
    }

    /// Whether most of it is laid out as it would be here.
    fn is_formatted(&self) -> bool {
        let all = unit::units(&self.tree, self.text);
        let looks: Vec<bool> = all.iter().filter_map(|it| self.is_as_known(it)).collect();
        let others = looks.iter().filter(|it| !**it).count();
        !looks.is_empty() && others * 4 <= looks.len()
    }

    /// Whether it is laid out already; `None` where that is not known.
    fn is_as_known(&self, unit: &Unit<'_>) -> Option<bool> {
        self.laid_out(unit).map(|it| Some(&*it) == self.text.get(unit.span.range()))
    }

    fn laid_out(&self, unit: &Unit<'_>) -> Option<String> {
        let source = self.text.get(unit.span.range())?;
        let before = before_on_line(self.text, unit.span.start);
        let has_tab = |it: &str| !self.style.hard_tabs && it.contains('\t');
        if has_tab(before) || has_tab(source) || source.contains('\r') || self.has_comment(unit.span) {
            return None;
        }
        let printer = Printer::new(self.text, self.style);
        let shape = Shape::indented(width(&without_tabs(before, self.style)), self.style)?;
        let laid_out = printer.unit(unit.kind, unit.span.start as usize, shape)?;
        let comments = self.comments(unit.span);
        let mut said = comments.iter().flat_map(|(_, it)| it.lines());
        let is_whole = !printer.gave_up() && said.all(|it| laid_out.contains(it.trim()));
        is_whole.then(|| with_tabs(&laid_out, self.style))
    }

    /// What a wrapper was put around stands on lines of its own where comments keep it from being set anew.
    fn set_apart(&self, put_in: &[Span]) -> Option<(Span, String)> {
        let source = |it: &Span| self.text.get(it.range()).unwrap_or("");
        let open = put_in.iter().find(|it| source(it).ends_with('('))?;
        let close = put_in.iter().find(|it| it.start >= open.end && source(it) == ")")?;
        let inside = self.text.get(open.end as usize..close.start as usize)?;
        let line = before_on_line(self.text, open.start);
        let indent = line.get(..line.len() - line.trim_start_matches([' ', '\t']).len())?;
        let first = width(first_line(inside));
        let flows_over = first <= self.style.call_width
            && width(line) + width(source(open)) + first <= self.style.max_width;
        if !inside.contains('\n') || flows_over || !are_closed(inside) {
            return None;
        }
        let step = with_tabs(&" ".repeat(self.style.tab_spaces), self.style);
        let lines: Vec<String> = inside.lines().map(|it| format!("{step}{it}")).collect();
        let body = format!("{}\n{indent}{}", source(open), lines.join("\n"));
        Some((Span::new(open.start, close.end), format!("{body},\n{indent})")))
    }

    /// Whether a comment stands outside of its braces: blocks move as they are, comments and all.
    fn has_comment(&self, span: Span) -> bool {
        self.comments(span).iter().any(|(depth, _)| *depth == 0)
    }

    /// The comments that document nothing, each with the number of braces around it.
    fn comments(&self, within: Span) -> Vec<(usize, &str)> {
        let mut comments = Vec::new();
        let mut depth = 0_usize;
        for token in self.tokens.iter().filter(|it| within.contains(it.span)) {
            match token.kind {
                SyntaxKind::L_CURLY => depth += 1,
                SyntaxKind::R_CURLY => depth = depth.saturating_sub(1),
                SyntaxKind::COMMENT if !token.is_doc() => comments.push((depth, token.text)),
                _ => {}
            }
        }
        comments
    }
}
