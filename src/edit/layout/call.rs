//! The arguments of a call, a method or a macro: on one line, with the last one flowing over, or one a line.

use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::{Expr, Token};

use super::expression::Printer;
use super::shape::{Shape, first_line, last_line, new_line, width};

/// What stands between the parentheses.
pub struct Arguments<'a> {
    pub list: Vec<&'a Expr>,
    /// Whether a comma stands behind the last one.
    pub has_comma: bool,
    /// Those of `format!` have rules of their own.
    pub of_macro: bool,
}

impl<'a> Arguments<'a> {
    pub fn of(list: &'a Punctuated<Expr, Token![,]>) -> Self {
        Arguments { list: list.iter().collect(), has_comma: list.trailing_punct(), of_macro: false }
    }
}

/// Arguments and elements up to this width are packed.
pub const SHORT: usize = 10;

/// Macros whose text stands on a line of its own, by its place.
const FORMATTING: [(&str, usize); 12] = [
    ("format!", 0),
    ("print!", 0),
    ("println!", 0),
    ("eprint!", 0),
    ("eprintln!", 0),
    ("panic!", 0),
    ("write!", 1),
    ("writeln!", 1),
    ("assert!", 1),
    ("debug_assert!", 1),
    ("assert_eq!", 2),
    ("debug_assert_eq!", 2),
];

impl Printer<'_> {
    /// `head(arguments)`.
    pub fn call(&self, head: &str, arguments: &Arguments<'_>, shape: Shape) -> Option<String> {
        let given = arguments.list.as_slice();
        let Some((last, others)) = given.split_last() else { return Some(format!("{head}()")) };
        let one_line_width = shape.width.saturating_sub(width(last_line(head)) + 2);
        let begins = if head.contains('\n') { shape.indent + shape.offset } else { 0 };
        let used = width(last_line(head)).saturating_sub(begins);
        let one_line = shape.after(used + 1).and_then(|it| it.keep(1));
        let one_line = one_line.unwrap_or(Shape { width: 0, ..shape });
        let nested = Shape { indent: shape.indent, ..shape }.nested(self.style)?.keep(1)?;
        let mut items: Vec<String> = Vec::new();
        for it in others {
            items.push(self.expression(it, nested)?);
        }
        let overflowed = self.overflowed(head, given, &items, one_line);
        let stands = |items: &[String], last: &str, limit: usize| {
            let total: usize =
                items.iter().map(|it| width(it)).sum::<usize>() + width(last) + 2 * items.len();
            total <= limit && !items.iter().any(|it| it.contains('\n')) && !last.contains('\n')
        };
        let limit = self.style.call_width.min(one_line_width);
        if let Some(overflowed) = overflowed.filter(|it| stands(&items, first_line(it), limit)) {
            let mut chosen = overflowed;
            if others.is_empty() && chosen.matches('\n').count() == 1 {
                // A short piece alone on a last line looks worse than a line of its own.
                chosen = self.expression(last, nested).filter(|it| !it.contains('\n')).unwrap_or(chosen);
            }
            items.push(chosen);
            return Some(self.wrapped(head, &items, true, arguments.has_comma, shape));
        }
        let text = self.expression(last, nested)?;
        let alone = others.is_empty() && one_line_width > 0 && stands(&[], &text, one_line_width);
        let on_one_line = alone || stands(&items, &text, limit);
        items.push(text);
        let short = given.iter().all(|it| is_simple(it)) && items.iter().all(|it| width(it) <= SHORT);
        if !on_one_line && short && width(&items.join(", ")) < nested.width {
            items = vec![items.join(", ")];
        }
        if !on_one_line && arguments.of_macro {
            return self.formatting(head, arguments, &items, nested, shape);
        }
        Some(self.wrapped(head, &items, on_one_line, arguments.has_comma, shape))
    }

    /// The last argument where it starts on the call's own line.
    fn overflowed(&self, head: &str, given: &[&Expr], before: &[String], one_line: Shape) -> Option<String> {
        let (last, _) = given.split_last()?;
        let short_head = given.len() == 1 && width(head) < self.style.tab_spaces;
        if !short_head && !flows_over(last, given.len()) {
            return None;
        }
        let room = if given.len() == 1 && !is_nested_call(last) {
            one_line
        } else {
            let used = before.iter().map(|it| width(it) + 2).sum();
            Shape { width: one_line.width.min(self.style.call_width), ..one_line }.after(used)?
        };
        let closures = given.iter().filter(|it| matches!(it, Expr::Closure(_))).count();
        if closures > 1 && matches!(last, Expr::Closure(_)) {
            return None;
        }
        if self.has_broken_head(last, room) {
            return None;
        }
        let on_one_line = !short_head && is_method_call(last);
        self.with_one_line_chains(on_one_line, || self.expression(last, room))
    }

    /// Whether what stands before the first brace goes on over lines.
    fn has_broken_head(&self, expr: &Expr, room: Shape) -> bool {
        let value = match expr {
            Expr::Match(it) => &it.expr,
            Expr::If(it) => &it.cond,
            _ => return false,
        };
        self.head(expr.span().byte_range().start, value, room).is_none_or(|it| it.contains('\n'))
    }

    /// What stands behind the last one; in a macro call it is as it was written.
    fn last_comma(&self, on_one_line: bool, has_comma: bool) -> &'static str {
        let wanted = if self.is_in_macro() { has_comma } else { !on_one_line };
        if wanted { "," } else { "" }
    }

    fn wrapped(
        &self,
        head: &str,
        items: &[String],
        on_one_line: bool,
        has_comma: bool,
        shape: Shape,
    ) -> String {
        let comma = self.last_comma(on_one_line, has_comma);
        let joined = items.join(", ") + if on_one_line { comma } else { "" };
        let room = shape.width.saturating_sub(width(last_line(head)));
        if on_one_line && width(first_line(&joined)) < room {
            return format!("{head}({joined})");
        }
        let line = new_line(shape.indent + self.style.tab_spaces);
        let separator = if on_one_line { ", ".to_owned() } else { format!(",{line}") };
        format!("{head}({line}{}{comma}{})", items.join(&separator), new_line(shape.indent))
    }

    /// `format!(` with its text on a line of its own, what stands before it above, and what it names below.
    fn formatting(
        &self,
        head: &str,
        arguments: &Arguments<'_>,
        items: &[String],
        nested: Shape,
        shape: Shape,
    ) -> Option<String> {
        let place = FORMATTING.iter().find(|(name, _)| *name == head).map(|(_, place)| *place);
        let (before, rest) = items.split_at_checked(place.unwrap_or(0))?;
        let (text, named) = rest.split_first()?;
        let simple = !named.is_empty() && arguments.list.iter().all(|it| is_simple(it));
        let fits =
            |items: &[String]| width(&items.join(", ")) <= nested.width && !items.concat().contains('\n');
        if place.is_none() || !simple || !fits(before) || !fits(named) {
            return Some(self.wrapped(head, items, false, arguments.has_comma, shape));
        }
        let line = new_line(shape.indent + self.style.tab_spaces);
        let before = if before.is_empty() { String::new() } else { before.join(", ") + "," + &line };
        let named = named.join(", ") + self.last_comma(false, arguments.has_comma);
        Some(format!("{head}({line}{before}{text},{line}{named}{})", new_line(shape.indent)))
    }
}

/// Whether a last argument may go on over lines behind the opening parenthesis.
fn flows_over(expr: &Expr, count: usize) -> bool {
    match expr {
        Expr::Closure(_) | Expr::Block(_) | Expr::Unsafe(_) => true,
        Expr::Array(_) | Expr::Struct(_) | Expr::Macro(_) | Expr::Match(_) | Expr::If(_) => count == 1,
        Expr::Call(_) | Expr::MethodCall(_) | Expr::Paren(_) | Expr::Tuple(_) => count == 1,
        Expr::Reference(it) => flows_over(&it.expr, count),
        Expr::Try(it) => flows_over(&it.expr, count),
        Expr::Unary(it) => flows_over(&it.expr, count),
        Expr::Cast(it) => flows_over(&it.expr, count),
        _ => false,
    }
}

fn is_nested_call(expr: &Expr) -> bool {
    match expr {
        Expr::Call(_) | Expr::Macro(_) => true,
        Expr::Reference(it) => is_nested_call(&it.expr),
        Expr::Try(it) => is_nested_call(&it.expr),
        Expr::Unary(it) => is_nested_call(&it.expr),
        Expr::Cast(it) => is_nested_call(&it.expr),
        _ => false,
    }
}

fn is_method_call(expr: &Expr) -> bool {
    match expr {
        Expr::MethodCall(_) => true,
        Expr::Reference(it) => is_method_call(&it.expr),
        Expr::Try(it) => is_method_call(&it.expr),
        Expr::Unary(it) => is_method_call(&it.expr),
        Expr::Cast(it) => is_method_call(&it.expr),
        _ => false,
    }
}

fn is_simple(expr: &Expr) -> bool {
    match expr {
        Expr::Lit(_) => true,
        Expr::Path(it) => it.path.segments.len() == 1,
        Expr::Reference(it) => is_simple(&it.expr),
        Expr::Cast(it) => is_simple(&it.expr),
        Expr::Field(it) => is_simple(&it.base),
        Expr::Try(it) => is_simple(&it.expr),
        Expr::Unary(it) => is_simple(&it.expr),
        _ => false,
    }
}
