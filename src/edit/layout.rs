//! Where lines break in what a repair touched: as rustfmt has it, if rustfmt's hand is seen in what stood there.
//! Knows statements and the arms of a match; what it does not know stays as the edits left it.

use syn::spanned::Spanned;
use syn::visit::Visit;
use syn::{Arm, Expr, ExprMatch, Local, Macro, Stmt};

use crate::discover::Style;
use crate::edit::proof::{Token, tokens};
use crate::file::Span;

mod call;
mod chain;
mod expression;
mod shape;
#[cfg(test)]
mod tests;

use expression::Printer;
use shape::{Shape, are_closed, first_line, last_line, new_line, width};

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

/// What is laid out as one.
#[derive(Clone)]
struct Unit<'a> {
    span: Span,
    kind: Kind<'a>,
}

#[derive(Clone, Copy)]
enum Kind<'a> {
    Let(&'a Local),
    /// With or without a semicolon.
    Statement(&'a Expr, bool),
    Macro(&'a Macro, bool),
    Arm(&'a Arm),
    /// `match value {`, without what follows.
    Head(&'a Expr),
    Other,
}

impl<'t> Page<'t> {
    fn of(text: &'t str, style: Style) -> Option<Self> {
        Some(Page { text, tree: syn::parse_file(text).ok()?, tokens: tokens(text)?, style })
    }

    /// The innermost units around the spans, each with the places of those in the list.
    fn units(&self, spans: &[Span]) -> Vec<(Unit<'_>, Vec<usize>)> {
        let mut search = Search { spans, best: vec![None; spans.len()] };
        search.visit_file(&self.tree);
        let mut found: Vec<(Unit<'_>, Vec<usize>)> = Vec::new();
        for (at, unit) in search.best.into_iter().enumerate() {
            let Some(unit) = unit else { continue };
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
        let laid_out = match unit.kind {
            Kind::Let(it) => bound(&printer, it, shape),
            Kind::Statement(it, semicolon) => statement(&printer, it, semicolon, shape),
            Kind::Macro(it, semicolon) => macro_call(&printer, it, semicolon, shape),
            Kind::Arm(it) => arm(&printer, it, shape),
            Kind::Head(it) => head(&printer, it, shape),
            Kind::Other => None,
        };
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

    /// Whether something other than white space stands between the tokens.
    fn has_comment(&self, span: Span) -> bool {
        let mut at = span.start as usize;
        let within = span.range();
        let inside = self.tokens.iter().filter(|it| within.start <= it.start && it.end <= within.end);
        for token in inside {
            if self.text.get(at..token.start).is_none_or(|it| !it.trim().is_empty()) {
                return true;
            }
            at = token.end;
        }
        false
    }
}

struct Search<'a, 's> {
    spans: &'s [Span],
    best: Vec<Option<Unit<'a>>>,
}

impl<'a> Search<'a, '_> {
    fn offer(&mut self, range: std::ops::Range<usize>, kind: Kind<'a>) {
        let (Ok(start), Ok(end)) = (u32::try_from(range.start), u32::try_from(range.end)) else { return };
        let span = Span::new(start, end);
        for (wanted, best) in self.spans.iter().zip(&mut self.best) {
            let touches = span.start <= wanted.end && wanted.start <= span.end;
            // What is put around the whole of a match is not about its head.
            let is_before = matches!(kind, Kind::Head(_)) && wanted.end <= span.start;
            // Outer units are offered before inner ones.
            if touches && !is_before {
                *best = Some(Unit { span, kind });
            }
        }
    }
}

impl<'a> Visit<'a> for Search<'a, '_> {
    fn visit_stmt(&mut self, node: &'a Stmt) {
        let kind = match node {
            Stmt::Local(it) => Kind::Let(it),
            Stmt::Expr(it, semicolon) => Kind::Statement(it, semicolon.is_some()),
            Stmt::Macro(it) => Kind::Macro(&it.mac, it.semi_token.is_some()),
            Stmt::Item(_) => Kind::Other,
        };
        let range = node.span().byte_range();
        match node {
            // Its attributes stand above.
            Stmt::Local(it) => self.offer(it.let_token.span.byte_range().start..range.end, kind),
            Stmt::Item(_) => {}
            _ => self.offer(range, kind),
        }
        syn::visit::visit_stmt(self, node);
    }

    fn visit_expr_match(&mut self, node: &'a ExprMatch) {
        let start = node.match_token.span.byte_range().start;
        let end = node.brace_token.span.open().byte_range().end;
        self.offer(start..end, Kind::Head(&node.expr));
        syn::visit::visit_expr_match(self, node);
    }

    fn visit_arm(&mut self, node: &'a Arm) {
        self.offer(node.span().byte_range(), Kind::Arm(node));
        syn::visit::visit_arm(self, node);
    }
}

/// `let pattern: Type = value;`.
fn bound(printer: &Printer<'_>, local: &Local, shape: Shape) -> Option<String> {
    let init = local.init.as_ref().filter(|it| it.diverge.is_none())?;
    let start = local.let_token.span.byte_range().start;
    let head = printer.text.get(start..init.eq_token.span().byte_range().end)?;
    if head.contains('\n') {
        return None;
    }
    // A semicolon at the end.
    let value = assigned(printer, &init.expr, head, shape.keep(1)?)?;
    Some(format!("{head}{value};"))
}

/// The right side of an assignment: behind the `=`, or on a line of its own.
fn assigned(printer: &Printer<'_>, value: &Expr, head: &str, shape: Shape) -> Option<String> {
    let here = shape.after(width(head) + 1)?;
    let behind = printer.expression(value, here);
    if let Some(text) = behind.as_ref().filter(|it| !it.contains('\n') && width(it) <= here.width) {
        return Some(format!(" {text}"));
    }
    let below = shape.nested(printer.style)?.keep(shape.kept(printer.style))?;
    let line = new_line(below.indent);
    match (behind, printer.expression(value, below)) {
        (Some(behind), Some(apart)) if !below.holds(&apart, printer.style) => Some(format!(" {behind}")),
        (Some(behind), Some(apart)) if is_better(&apart, &behind) => Some(format!("{line}{apart}")),
        (None, Some(apart)) => Some(format!("{line}{apart}")),
        (Some(behind), _) => Some(format!(" {behind}")),
        (None, None) => None,
    }
}

/// Whether a line of its own is better for an expression than the rest of the line.
fn is_better(apart: &str, behind: &str) -> bool {
    let breaks = |text: &str| text.matches('\n').count();
    let opens = |text: &str, with: char| first_line(text).ends_with(with);
    breaks(apart) == 0
        || breaks(behind) > breaks(apart) + 1
        || ['(', '{', '['].into_iter().any(|it| opens(behind, it) && !opens(apart, it))
}

fn statement(printer: &Printer<'_>, expr: &Expr, semicolon: bool, shape: Shape) -> Option<String> {
    let end = if semicolon { ";" } else { "" };
    let shape = shape.keep(end.len())?;
    let text = match expr {
        Expr::Assign(it) => {
            let head = format!("{} =", printer.source(&it.left));
            let value = assigned(printer, &it.right, &head, shape)?;
            format!("{head}{value}")
        }
        Expr::Return(it) => {
            let value = it.expr.as_ref()?;
            format!("return {}", printer.expression(value, shape.after(width("return "))?)?)
        }
        Expr::Try(_) | Expr::MethodCall(_) | Expr::Await(_) | Expr::Call(_) | Expr::Macro(_) => {
            printer.expression(expr, shape)?
        }
        _ => return None,
    };
    Some(format!("{text}{end}"))
}

fn macro_call(printer: &Printer<'_>, call: &Macro, semicolon: bool, shape: Shape) -> Option<String> {
    let end = if semicolon { ";" } else { "" };
    Some(printer.macro_call(call, shape.keep(end.len())?)? + end)
}

/// `pattern => body,` on one line or with the body's first line on that of its pattern, or the body in a block.
fn arm(printer: &Printer<'_>, arm: &Arm, shape: Shape) -> Option<String> {
    let start = arm.span().byte_range().start;
    let end = arm.fat_arrow_token.span().byte_range().end;
    let head = printer.text.get(start..end).filter(|it| !it.contains('\n'))?;
    let comma = if arm.comma.is_some() { "," } else { "" };
    let here = shape.after(width(head) + 1)?.keep(1)?;
    let nested = shape.nested(printer.style)?;
    let extends = matches!(*arm.body, Expr::Call(_) | Expr::MethodCall(_) | Expr::Try(_) | Expr::Macro(_));
    let on_line = |body: String| format!("{head} {body}{comma}");
    let in_block =
        |body: String| format!("{head} {{{}{body}{}}}", new_line(nested.indent), new_line(shape.indent));
    match (printer.expression(&arm.body, here), printer.expression(&arm.body, nested)) {
        (Some(behind), _) if !behind.contains('\n') => Some(on_line(behind)),
        (Some(behind), Some(apart)) if is_better(&apart, &behind) => Some(in_block(apart)),
        (Some(behind), _) if extends => Some(on_line(behind)),
        (_, apart) => apart.map(in_block),
    }
}

/// `match value {`, the brace on a line of its own behind a value over several lines.
fn head(printer: &Printer<'_>, value: &Expr, shape: Shape) -> Option<String> {
    let value = printer.expression(value, shape.after(width("match "))?.keep(width(" {"))?)?;
    let breaks =
        value.contains('\n') && !last_line(&value).trim_matches([' ', ')', '}', ']', '?']).is_empty();
    let before_brace = if breaks { new_line(shape.indent) } else { " ".to_owned() };
    Some(format!("match {value}{before_brace}{{"))
}
