//! A statement, an arm, or the head of a block, where it begins a line.

use syn::spanned::Spanned;
use syn::{Arm, Block, Expr, Local, ReturnType, Signature, Stmt};

use super::expression::{Printer, only_expression};
use super::shape::{Shape, can_go_on_behind, first_line, last_line, new_line, width};
use super::unit::Kind;

impl Printer<'_> {
    /// What begins at the byte `start`, indented as `shape` says; `None` where that is not known.
    pub fn unit(&self, kind: Kind<'_>, start: usize, shape: Shape) -> Option<String> {
        match kind {
            Kind::Let(it) => self.bound(it, shape),
            Kind::Statement(it, semicolon) => self.statement(it, semicolon, shape),
            Kind::Macro(it, semicolon) => {
                let end = if semicolon { ";" } else { "" };
                Some(self.macro_call(it, shape.keep(end.len())?)? + end)
            }
            Kind::Arm(it) => self.arm(it, shape),
            Kind::Head(it) => self.head(start, it, shape),
            Kind::Operand(it) => self.operand(start, it, shape),
            Kind::Signature(it) => self.signature(start, it, shape),
        }
    }

    /// `let pattern: Type = value;`.
    fn bound(&self, local: &Local, shape: Shape) -> Option<String> {
        let init = local.init.as_ref()?;
        let start = local.let_token.span.byte_range().start;
        let head = self.text.get(start..init.eq_token.span().byte_range().end)?;
        if head.contains('\n') {
            return None;
        }
        // A semicolon at the end.
        let shape = shape.keep(1)?;
        let bound = head.to_owned() + &self.assigned(&init.expr, head, shape)?;
        match &init.diverge {
            Some((_, otherwise)) => self.or_else(&bound, otherwise, shape),
            None => Some(bound + ";"),
        }
    }

    /// `let pattern = value else { … };`, the block on one line while all of it is short.
    fn or_else(&self, bound: &str, otherwise: &Expr, shape: Shape) -> Option<String> {
        let end = last_line(bound);
        let goes_on = if bound.contains('\n') {
            let is_closing = end.ends_with([')', ']', '}']);
            is_closing && end.len() - end.trim_start().len() == shape.indent
        } else {
            width(bound) + width(" else {") <= shape.width
        };
        let separator = if goes_on { " ".to_owned() } else { new_line(shape.indent) };
        let block = self.source(otherwise);
        if block.contains('\n') {
            return Some(format!("{bound}{separator}else {};", self.moved(&block, shape)?));
        }
        let line = format!("{bound} else {block};");
        if goes_on && width(&line) <= self.style.let_else_width {
            return Some(line);
        }
        let Expr::Block(otherwise) = otherwise else { return None };
        let block = self.broken_block(&otherwise.block, shape)?;
        Some(format!("{bound}{separator}else {block};"))
    }

    /// The right side of an assignment: behind the `=`, or on a line of its own.
    pub fn assigned(&self, value: &Expr, head: &str, shape: Shape) -> Option<String> {
        let here = shape.after(width(head) + 1)?;
        let behind = self.expression(value, here);
        if let Some(text) = behind.as_ref().filter(|it| !it.contains('\n') && width(it) <= here.width) {
            return Some(format!(" {text}"));
        }
        let below = shape.nested(self.style)?.keep(shape.kept(self.style))?;
        let line = new_line(below.indent);
        match (behind, self.expression(value, below)) {
            (Some(behind), Some(apart)) if !below.holds(&apart, self.style) => Some(format!(" {behind}")),
            (Some(behind), Some(apart)) if is_better(&apart, &behind) => Some(format!("{line}{apart}")),
            (None, Some(apart)) => Some(format!("{line}{apart}")),
            (Some(behind), _) => Some(format!(" {behind}")),
            (None, None) => None,
        }
    }

    fn statement(&self, expr: &Expr, semicolon: bool, shape: Shape) -> Option<String> {
        let end = if semicolon { ";" } else { "" };
        let shape = shape.keep(end.len())?;
        let text = match expr {
            Expr::Assign(_)
            | Expr::Return(_)
            | Expr::Try(_)
            | Expr::MethodCall(_)
            | Expr::Await(_)
            | Expr::Call(_)
            | Expr::Struct(_)
            | Expr::Macro(_) => self.expression(expr, shape)?,
            _ => return None,
        };
        Some(format!("{text}{end}"))
    }

    /// `pattern => body,` on one line or with the body's first line on that of its pattern, or the body in a block.
    fn arm(&self, arm: &Arm, shape: Shape) -> Option<String> {
        let start = arm.span().byte_range().start;
        let end = arm.fat_arrow_token.span().byte_range().end;
        let head = self.text.get(start..end)?;
        // A pattern over several lines stays as it is, and the body goes on behind its last one.
        let last = last_line(head).trim_start();
        let body = only_expression(&arm.body).unwrap_or(&arm.body);
        if matches!(body, Expr::Block(_)) {
            return None;
        }
        let here = shape.after(width(last) + 1)?.keep(1)?;
        let nested = shape.nested(self.style)?;
        let on_line = |body: String| format!("{head} {body},");
        let in_block =
            |body: String| format!("{head} {{{}{body}{}}}", new_line(nested.indent), new_line(shape.indent));
        match (self.expression(body, here), self.expression(body, nested)) {
            (Some(behind), _) if !behind.contains('\n') => Some(on_line(behind)),
            (Some(behind), Some(apart)) if is_better(&apart, &behind) => Some(in_block(apart)),
            (Some(behind), _) if may_extend(body) => Some(on_line(behind)),
            (_, apart) => apart.map(in_block),
        }
    }

    /// `match value {`, the brace on a line of its own behind a value over several lines.
    pub fn head(&self, start: usize, value: &Expr, shape: Shape) -> Option<String> {
        let condition = if let Expr::Let(it) = value { &*it.expr } else { value };
        let lead = self.text.get(start..condition.span().byte_range().start)?.trim_end();
        if lead.contains('\n') {
            return None;
        }
        // What follows the whole of a match takes no room from its value.
        let is_match = lead == "match" || lead.ends_with("=> match");
        let shape = if is_match { shape.free(self.style) } else { shape };
        let here = shape.after(width(lead) + 1)?;
        let is_assigned = lead.ends_with('=') || lead.ends_with(" in");
        let text = if is_assigned {
            self.assigned(condition, lead, shape)?
        } else {
            format!(" {}", self.expression(condition, here)?)
        };
        let is_long = text.contains('\n') || width(&text) + width(" {") > here.width + 1;
        let indent = last_line(&text).len() - last_line(&text).trim_start().len();
        let is_offset = !is_match && text.contains('\n') && indent > shape.indent + shape.offset;
        let breaks = is_long && (!can_go_on_behind(&text) || is_offset);
        let before_brace = if breaks { new_line(shape.indent) } else { " ".to_owned() };
        Some(format!("{lead}{text}{before_brace}{{"))
    }

    /// `&& let pattern = value`, in which a value over several lines begins behind the sign.
    fn operand(&self, start: usize, value: &Expr, shape: Shape) -> Option<String> {
        let lead = self.text.get(start..value.span().byte_range().start)?.trim_end();
        if lead.contains('\n') {
            return None;
        }
        let text = self.expression(value, shape.after(width(lead) + 1)?)?;
        Some(format!("{lead} {text}"))
    }

    /// `fn name(parameters) -> Type {` on one line, or a parameter a line; a where clause is left out.
    fn signature(&self, start: usize, signature: &Signature, shape: Shape) -> Option<String> {
        let parentheses = signature.paren_token.span;
        let (open, close) = (parentheses.open().byte_range(), parentheses.close().byte_range());
        let before = self.text.get(start..open.end)?;
        let behind = self.text.get(close.start..end_of_output(signature))?;
        let parameters: Vec<String> = signature.inputs.iter().map(|it| self.source(it)).collect();
        let breaks = |it: &str| it.contains('\n');
        if breaks(before) || breaks(behind) || breaks(&parameters.concat()) || signature.variadic.is_some() {
            return None;
        }
        let end = if signature.generics.where_clause.is_some() { "" } else { " {" };
        let line = format!("{before}{}{behind}{end}", parameters.join(", "));
        if parameters.is_empty() || width(&line) <= shape.width {
            return Some(line);
        }
        let nested = new_line(shape.nested(self.style)?.indent);
        let parameters = parameters.join(&format!(",{nested}"));
        Some(format!("{before}{nested}{parameters},{}{behind}{end}", new_line(shape.indent)))
    }

    /// A block of one statement, with that on a line of its own.
    pub fn broken_block(&self, block: &Block, shape: Shape) -> Option<String> {
        let [Stmt::Expr(only, semicolon)] = block.stmts.as_slice() else { return None };
        let ends =
            semicolon.is_some() || matches!(only, Expr::Return(_) | Expr::Break(_) | Expr::Continue(_));
        let end = if ends { ";" } else { "" };
        let nested = shape.nested(self.style)?.keep(end.len())?;
        let body = self.expression(only, nested)?;
        Some(format!("{{{}{body}{end}{}}}", new_line(nested.indent), new_line(shape.indent)))
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

/// Whether a body of several lines may begin behind the arrow.
fn may_extend(body: &Expr) -> bool {
    match body {
        Expr::Call(_) | Expr::MethodCall(_) | Expr::Macro(_) | Expr::Struct(_) | Expr::Tuple(_) => true,
        Expr::Array(_) | Expr::Closure(_) | Expr::Loop(_) => true,
        Expr::Reference(it) => may_extend(&it.expr),
        Expr::Try(it) => may_extend(&it.expr),
        Expr::Unary(it) => may_extend(&it.expr),
        Expr::Index(it) => may_extend(&it.expr),
        Expr::Cast(it) => may_extend(&it.expr),
        _ => false,
    }
}

/// The byte behind the type that a function returns, or behind its parameters.
pub fn end_of_output(signature: &Signature) -> usize {
    match &signature.output {
        ReturnType::Type(_, it) => it.span().byte_range().end,
        ReturnType::Default => signature.paren_token.span.close().byte_range().end,
    }
}
