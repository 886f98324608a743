//! Where lines break in what a repair touched: as rustfmt has it, if rustfmt's hand is seen in what stood there.
//! Knows statements and the arms of a match; what it does not know stays as the edits left it.

use crate::discover::Style;
use crate::edit::proof::{Token, tokens};
use crate::file::Span;

mod call;
mod chain;
mod expression;
mod shape;
mod statement;
mod unit;
#[cfg(test)]
mod tests;

use expression::Printer;
use shape::{Shape, are_closed, first_line, width};
use unit::{Unit, units_around};

/// The text after the edits, with the statements laid out that they touched. `old` and `new` are the touched spans
/// before and after.
pub fn settled(before: &str, after: &str, old: &[Span], new: &[Span], style: Style) -> Option<String> {
    let (before, after) = (Page::of(before, style)?, Page::of(after, style)?);
    let units = after.units(new);
    let is_known = |unit: &Unit| before.laid_out(unit).as_deref() == before.text.get(unit.span.range());
    let stood_as_known = |touched: &[usize]| {
        let stood: Vec<Span> = touched.iter().filter_map(|it| old.get(*it).copied()).collect();
        before.units(&stood).iter().all(|(unit, _)| is_known(unit))
    };
    // A statement that is all new stands where there was none to look at.
    let is_new = |unit: &Unit, touched: &[usize]| {
        touched.iter().any(|it| new.get(*it).is_some_and(|it| it.contains(unit.span)))
    };
    let is_formatted =
        || units.iter().any(|(unit, touched)| !is_new(unit, touched) && stood_as_known(touched));
    let mut replaced = Vec::new();
    for (unit, touched) in &units {
        if after.has_comment(unit.span) {
            let put_in: Vec<Span> = touched.iter().filter_map(|it| new.get(*it).copied()).collect();
            replaced.extend(after.set_apart(&put_in));
        } else if (if is_new(unit, touched) { is_formatted() } else { stood_as_known(touched) })
            && let Some(text) = after.laid_out(unit)
        {
            replaced.push((unit.span, text));
        }
    }
    replaced.sort_by_key(|(span, _)| std::cmp::Reverse(span.start));
    let mut text = after.text.to_owned();
    for (span, laid_out) in replaced {
        text.replace_range(span.range(), &laid_out);
    }
    Some(text)
}

/// A file as the strict parser sees it.
struct Page<'t> {
    text: &'t str,
    tree: syn::File,
    tokens: Vec<Token>,
    style: Style,
}

impl<'t> Page<'t> {
    fn of(text: &'t str, style: Style) -> Option<Self> {
        Some(Page { text, tree: syn::parse_file(text).ok()?, tokens: tokens(text)?, style })
    }

    /// The units that the spans touch, each with the places of those in the list.
    fn units(&self, spans: &[Span]) -> Vec<(Unit<'_>, Vec<usize>)> {
        let mut found: Vec<(Unit<'_>, Vec<usize>)> = Vec::new();
        let touched = units_around(&self.tree, self.text, spans);
        for (at, unit) in
            touched.into_iter().enumerate().flat_map(|(at, it)| it.into_iter().map(move |it| (at, it)))
        {
            match found.iter_mut().find(|(it, _)| it.span == unit.span) {
                Some((_, places)) => places.push(at),
                None => found.push((unit, vec![at])),
            }
        }
        // A unit within another one changes under it.
        let spans: Vec<Span> = found.iter().map(|(it, _)| it.span).collect();
        found.retain(|(unit, _)| !spans.iter().any(|it| *it != unit.span && unit.span.contains(*it)));
        found
    }

    fn laid_out(&self, unit: &Unit<'_>) -> Option<String> {
        let source = self.text.get(unit.span.range())?;
        let start = self.text.get(..unit.span.start as usize)?;
        let before = start.get(start.rfind('\n').map_or(0, |it| it + 1)..)?;
        let stands_alone = before.trim().is_empty() && !before.contains('\t');
        if !stands_alone || self.has_comment(unit.span) || source.contains(['\t', '\r']) {
            return None;
        }
        let printer = Printer::new(self.text, self.style);
        let shape = Shape::indented(width(before), self.style)?;
        let laid_out = printer.unit(unit.kind, unit.span.start as usize, shape);
        laid_out.filter(|_| !printer.gave_up())
    }

    /// What a wrapper was put around stands on lines of its own where comments keep it from being set anew.
    fn set_apart(&self, put_in: &[Span]) -> Option<(Span, String)> {
        let source = |it: &Span| self.text.get(it.range()).unwrap_or("");
        let open = put_in.iter().find(|it| source(it).ends_with('('))?;
        let close = put_in.iter().find(|it| it.start >= open.end && source(it) == ")")?;
        let inside = self.text.get(open.end as usize..close.start as usize)?;
        let start = self.text.get(..open.start as usize)?;
        let line = start.get(start.rfind('\n').map_or(0, |it| it + 1)..)?;
        let indent = line.get(..line.len() - line.trim_start_matches(' ').len())?;
        let first = width(first_line(inside));
        let flows_over = first <= self.style.call_width
            && width(line) + width(source(open)) + first <= self.style.max_width;
        if !inside.contains('\n') || flows_over || !are_closed(inside) {
            return None;
        }
        let step = " ".repeat(self.style.tab_spaces);
        let lines: Vec<String> = inside.lines().map(|it| format!("{step}{it}")).collect();
        let body = format!("{}\n{indent}{}", source(open), lines.join("\n"));
        Some((Span::new(open.start, close.end), format!("{body},\n{indent})")))
    }

    /// Whether something other than white space stands between the tokens, those in braces left aside: blocks move as
    /// they are, comments and all.
    fn has_comment(&self, span: Span) -> bool {
        let mut at = span.start as usize;
        let mut depth = 0_usize;
        let within = span.range();
        let inside = self.tokens.iter().filter(|it| within.start <= it.start && it.end <= within.end);
        for token in inside {
            if depth == 0 && self.text.get(at..token.start).is_none_or(|it| !it.trim().is_empty()) {
                return true;
            }
            at = token.end;
            match token.text.as_str() {
                "{" => depth += 1,
                "}" => depth = depth.saturating_sub(1),
                _ => {}
            }
        }
        false
    }
}
