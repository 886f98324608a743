//! One expression in the room it has, as rustfmt would set it; shapes that are not known here are given up on.

use std::cell::Cell;

use syn::spanned::Spanned;
use syn::{Expr, Macro, MacroDelimiter, Stmt, Token, punctuated::Punctuated};

use super::call::{Arguments, SHORT};
use super::shape::{Shape, are_closed, last_line, may_hold_comment, new_line, width, without_tabs};
use crate::discover::Style;

/// `None` from its methods says: does not fit.
pub struct Printer<'a> {
    pub text: &'a str,
    pub style: Style,
    one_line_chains: Cell<bool>,
    in_macro: Cell<bool>,
    gave_up: Cell<bool>,
}

impl<'a> Printer<'a> {
    pub fn new(text: &'a str, style: Style) -> Self {
        let [one_line_chains, in_macro, gave_up] = [const { Cell::new(false) }; 3];
        Printer { text, style, one_line_chains, in_macro, gave_up }
    }

    /// What comes out is worth nothing: somewhere rustfmt knows a rule that is not known here.
    pub fn give_up(&self) {
        self.gave_up.set(true);
    }

    pub fn gave_up(&self) -> bool {
        self.gave_up.get()
    }

    pub fn is_in_macro(&self) -> bool {
        self.in_macro.get()
    }

    pub fn chains_stay_on_one_line(&self) -> bool {
        self.one_line_chains.get()
    }

    pub fn with_one_line_chains<T>(&self, set: bool, run: impl FnOnce() -> T) -> T {
        let before = self.one_line_chains.replace(set || self.one_line_chains.get());
        let result = run();
        self.one_line_chains.set(before);
        result
    }

    /// As it is written.
    pub fn source(&self, node: &impl Spanned) -> String {
        self.text.get(node.span().byte_range()).unwrap_or("").to_owned()
    }

    pub fn expression(&self, expr: &Expr, shape: Shape) -> Option<String> {
        match expr {
            Expr::Try(_) | Expr::MethodCall(_) | Expr::Field(_) | Expr::Await(_) => self.chain(expr, shape),
            Expr::Call(it) => {
                let head = self.expression(&it.func, shape)?;
                self.call(&head, &Arguments::of(&it.args), shape)
            }
            Expr::Reference(it) => {
                let prefix = if it.mutability.is_some() { "&mut " } else { "&" };
                let inner = self.expression(&it.expr, shape.after(width(prefix))?)?;
                Some(format!("{prefix}{inner}"))
            }
            Expr::Unary(it) => {
                let inner = self.expression(&it.expr, shape.after(1)?)?;
                Some(format!("{}{inner}", self.source(&it.op)))
            }
            Expr::Return(syn::ExprReturn { expr: Some(value), .. }) => {
                let value = self.expression(value, shape.after(width("return "))?)?;
                Some(format!("return {value}"))
            }
            Expr::Cast(it) => self.cast(it, shape),
            Expr::Closure(it) => self.closure(it, shape),
            Expr::Macro(it) => self.macro_call(&it.mac, shape),
            Expr::Struct(it) => self.literal(it, shape),
            Expr::Array(it) if !it.elems.is_empty() => self.array(it, shape),
            Expr::Tuple(it) if it.elems.len() > 1 => self.call("", &Arguments::of(&it.elems), shape),
            Expr::Match(_) | Expr::If(_) => self.branches(expr, shape),
            Expr::Block(_) | Expr::Unsafe(_) if self.source(expr).contains('\n') => {
                self.moved(&self.source(expr), shape).filter(|it| shape.holds(it, self.style))
            }
            Expr::Assign(it) => {
                let head = format!("{} =", self.source(&it.left));
                let value = self.assigned(&it.right, &head, shape)?;
                Some(head + &value)
            }
            Expr::Path(it) => self.whole(expr, shape).or_else(|| self.path(it, shape)),
            Expr::Lit(_) | Expr::Index(_) => self.whole(expr, shape),
            _ => self.whole_or_unknown(expr, shape),
        }
    }

    /// What cannot be broken, or is not broken because it fits.
    fn whole(&self, expr: &Expr, shape: Shape) -> Option<String> {
        let text = self.source(expr);
        if text.contains('\n') && (self.style.hard_tabs || !matches!(expr, Expr::Lit(_))) {
            self.give_up();
        }
        Some(text).filter(|it| shape.holds(it, self.style))
    }

    /// A path whose turbofish has an argument a line.
    fn path(&self, path: &syn::ExprPath, shape: Shape) -> Option<String> {
        let generics = match &path.path.segments.last()?.arguments {
            syn::PathArguments::AngleBracketed(it) if !it.args.is_empty() => it,
            _ => return None,
        };
        let start = path.span().byte_range().start;
        let head = self.text.get(start..generics.lt_token.span.byte_range().end)?;
        let nested = shape.nested(self.style)?.keep(1)?;
        let arguments: Vec<String> = generics.args.iter().map(|it| self.source(it)).collect();
        if arguments.iter().any(|it| it.contains('\n') || width(it) > nested.width) {
            self.give_up();
        }
        let line = new_line(nested.indent);
        let arguments = arguments.join(&format!(",{line}"));
        Some(format!("{head}{line}{arguments},{}>", new_line(shape.indent)))
            .filter(|it| shape.holds(it, self.style))
    }

    pub fn macro_call(&self, mac: &Macro, shape: Shape) -> Option<String> {
        let arguments = mac.parse_body_with(Punctuated::<Expr, Token![,]>::parse_terminated);
        let (Ok(arguments), MacroDelimiter::Paren(_)) = (arguments, &mac.delimiter) else {
            // What it holds is no expression, so it stays as it is, however wide.
            let text = self.source(mac);
            return if text.contains('\n') { self.moved(&text, shape) } else { Some(text) };
        };
        let name = self.source(&mac.path) + "!";
        let arguments = Arguments { of_macro: true, ..Arguments::of(&arguments) };
        let before = self.in_macro.replace(true);
        let text = self.call(&name, &arguments, shape);
        self.in_macro.set(before);
        text
    }

    /// `value as Type`, the type on a line of its own where it does not fit behind.
    fn cast(&self, cast: &syn::ExprCast, shape: Shape) -> Option<String> {
        let cast_to = format!("as {}", self.source(&cast.ty));
        if cast_to.contains('\n') {
            self.give_up();
        }
        let value = self.expression(&cast.expr, shape.free(self.style))?;
        if width(last_line(&value)) + 1 + width(&cast_to) <= shape.width {
            return Some(format!("{value} {cast_to}"));
        }
        let nested = shape.nested(self.style)?.keep(shape.kept(self.style))?;
        let apart = format!("{value}{}{cast_to}", new_line(nested.indent));
        Some(apart).filter(|_| width(&cast_to) <= nested.width)
    }

    /// `|…| body`: on one line, or with the body in a block.
    fn closure(&self, closure: &syn::ExprClosure, shape: Shape) -> Option<String> {
        let start = closure.span().byte_range().start;
        let body = closure.body.span().byte_range().start;
        let head = self.text.get(start..body).unwrap_or("").trim_end();
        if head.contains('\n') {
            self.give_up();
            return None;
        }
        // Room for a brace is wanted even where there is none, and for a name that is not given.
        let unnamed = if head.ends_with("||") { 2 } else { usize::from(head.ends_with("|_|")) };
        if width(head) + width(" {") + unnamed > shape.width {
            return None;
        }
        let needs_block = !matches!(closure.output, syn::ReturnType::Default) || self.is_in_macro();
        let may_go = !needs_block && !may_hold_comment(&self.source(&closure.body));
        let only = only_expression(&closure.body).filter(|_| may_go);
        if matches!(*closure.body, Expr::Block(_)) && only.is_none() {
            return self.block(&closure.body, head, shape);
        }
        let value = only.unwrap_or(&closure.body);
        let room = shape.after(width(head) + 1)?;
        let may_break = matches!(value, Expr::Struct(_));
        let body = self.expression(value, room).filter(|it| may_break || !it.contains('\n'));
        if is_block_like(value) {
            self.give_up();
        }
        if let Some(body) = body {
            return Some(format!("{head} {body}"));
        }
        // These stand behind the bars or nowhere.
        let needs_line = matches!(
            value,
            Expr::Call(_) | Expr::Binary(_) | Expr::Cast(_) | Expr::Field(_) | Expr::Index(_) | Expr::Try(_)
        );
        if needs_line && only.is_none() {
            return None;
        }
        let inside = shape.nested(self.style)?;
        let body = self.with_free_chains(|| self.expression(value, inside))?;
        let line = new_line(inside.indent);
        Some(format!("{head} {{{line}{body}{}}}", new_line(shape.indent)))
    }

    /// `Name { field, other: value }` on one line, or a field a line.
    fn literal(&self, literal: &syn::ExprStruct, shape: Shape) -> Option<String> {
        let source = self.source(literal);
        let is_plain = literal.rest.is_none() && literal.attrs.is_empty() && !literal.fields.is_empty();
        if !is_plain || may_hold_comment(&source) {
            // Nothing is put into it.
            return if source.contains('\n') { self.moved(&source, shape) } else { Some(source) };
        }
        let path = self.source(&literal.path);
        let nested = shape.nested(self.style)?.keep(1)?;
        let mut fields = Vec::new();
        for field in &literal.fields {
            let name = self.source(&field.member);
            let Some(_) = field.colon_token else {
                fields.push(name);
                continue;
            };
            let value = self.expression(&field.expr, nested.after(width(&name) + 2)?)?;
            fields.push(format!("{name}: {value}"));
        }
        let one_line = fields.join(", ");
        let room = shape.width.checked_sub(width(&path) + width(" {  }"));
        let limit = room.map(|it| it.min(self.style.struct_lit_width));
        if !one_line.contains('\n') && limit.is_some_and(|it| width(&one_line) <= it) {
            return Some(format!("{path} {{ {one_line} }}"));
        }
        if width(&path) + width(" {") > shape.width {
            return None;
        }
        let line = new_line(nested.indent);
        Some(format!("{path} {{{line}{},{}}}", fields.join(&format!(",{line}")), new_line(shape.indent)))
    }

    /// `[first, second]` on one line, or an element a line.
    fn array(&self, array: &syn::ExprArray, shape: Shape) -> Option<String> {
        let nested = shape.nested(self.style)?.keep(1)?;
        let mut elements = Vec::new();
        for it in &array.elems {
            elements.push(self.expression(it, nested)?);
        }
        let one_line = elements.join(", ");
        let limit = self.style.array_width.min(shape.width.saturating_sub(2));
        if !one_line.contains('\n') && width(&one_line) <= limit {
            return Some(format!("[{one_line}]"));
        }
        // Short ones are packed, and the last one may begin on the line of the bracket.
        let is_packed = elements.iter().all(|it| width(it) <= SHORT);
        if is_packed || elements.last().is_some_and(|it| it.contains('\n')) {
            self.give_up();
        }
        let line = new_line(nested.indent);
        let elements = elements.join(&format!(",{line}"));
        Some(format!("[{line}{elements},{}]", new_line(shape.indent)))
    }

    fn with_free_chains<T>(&self, run: impl FnOnce() -> T) -> T {
        let before = self.one_line_chains.replace(false);
        let result = run();
        self.one_line_chains.set(before);
        result
    }

    /// On its one line, or its head laid out anew while the lines of its block stay as they are.
    fn branches(&self, expr: &Expr, shape: Shape) -> Option<String> {
        let text = self.source(expr);
        if !text.contains('\n') {
            return self.short_branches(expr, &text, shape);
        }
        let (condition, block) = match expr {
            Expr::Match(it) => (&it.expr, it.brace_token.span.open()),
            Expr::If(it) => (&it.cond, it.then_branch.brace_token.span.open()),
            _ => return None,
        };
        let range = expr.span().byte_range();
        let head = self.head(range.start, condition, shape)?;
        let body = self.moved(self.text.get(block.byte_range().start..range.end)?, shape)?;
        let text = head.strip_suffix('{')?.to_owned() + &body;
        Some(text).filter(|it| shape.free(self.style).holds(it, self.style))
    }

    /// `if condition { a } else { b }`, which breaks into five lines.
    fn short_branches(&self, expr: &Expr, text: &str, shape: Shape) -> Option<String> {
        let Expr::If(syn::ExprIf { cond, then_branch, else_branch: Some((_, otherwise)), .. }) = expr else {
            return self.whole_or_unknown(expr, shape);
        };
        if width(text) <= shape.width.min(self.style.if_else_width) {
            return Some(text.to_owned());
        }
        let head = self.head(expr.span().byte_range().start, cond, shape)?;
        let then = self.broken_block(then_branch, shape);
        let otherwise = match &**otherwise {
            Expr::Block(it) => self.broken_block(&it.block, shape),
            _ => None,
        };
        let (Some(then), Some(otherwise)) = (then, otherwise) else {
            self.give_up();
            return None;
        };
        Some(format!("{}{then} else {otherwise}", head.strip_suffix('{')?))
    }

    fn block(&self, body: &Expr, head: &str, shape: Shape) -> Option<String> {
        let text = self.source(body);
        if text.contains('\n') {
            let text = self.moved(&text, shape)?;
            return Some(format!("{head} {text}")).filter(|it| shape.holds(it, self.style));
        }
        if width(head) + 1 + width(&text) <= shape.width {
            return Some(format!("{head} {text}"));
        }
        let broken = match body {
            Expr::Block(it) if !may_hold_comment(&text) => self.broken_block(&it.block, shape),
            _ => None,
        };
        if broken.is_none() {
            self.give_up();
        }
        Some(format!("{head} {}", broken?))
    }

    /// Every line stays one, and moves with the first.
    pub fn moved(&self, text: &str, shape: Shape) -> Option<String> {
        let text = &without_tabs(text, self.style);
        let closing = last_line(text);
        let (old, new) = (new_line(closing.len() - closing.trim_start().len()), new_line(shape.indent));
        if old == new && !self.style.hard_tabs {
            return Some(text.to_owned());
        }
        let indent = old.trim_start_matches('\n');
        let is_set = text.lines().skip(1).all(|it| it.is_empty() || it.starts_with(indent));
        if !is_set || !are_closed(text) {
            self.give_up();
            return None;
        }
        Some(text.replace(&old, &new))
    }

    fn whole_or_unknown(&self, expr: &Expr, shape: Shape) -> Option<String> {
        let text = self.whole(expr, shape);
        if text.is_none() {
            self.give_up();
        }
        text
    }
}

/// The expression that is all of a block.
pub fn only_expression(block: &Expr) -> Option<&Expr> {
    match block {
        Expr::Block(it) if it.label.is_none() && it.attrs.is_empty() => match it.block.stmts.as_slice() {
            [Stmt::Expr(expr, None)] => Some(expr).filter(|it| !is_block_like(it)),
            _ => None,
        },
        _ => None,
    }
}

fn is_block_like(expr: &Expr) -> bool {
    matches!(expr, Expr::If(_) | Expr::Match(_) | Expr::ForLoop(_) | Expr::While(_) | Expr::Loop(_))
}
