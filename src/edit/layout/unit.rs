//! What is laid out as one: a statement, an arm of a match, or what stands before the block of a loop or a branch.

use std::ops::Range;

use syn::spanned::Spanned;
use syn::visit::Visit;
use syn::{Arm, Block, Expr, Local, Macro, Signature, Stmt};

use super::expression::only_expression;
use super::shape::{before_on_line, may_hold_comment};
use super::statement::end_of_output;
use crate::file::{Span, to_u32};

/// A piece of a file that begins a line.
#[derive(Clone)]
pub struct Unit<'a> {
    pub span: Span,
    pub kind: Kind<'a>,
    /// Where it stands, between braces.
    block: Span,
}

#[derive(Clone, Copy)]
pub enum Kind<'a> {
    Let(&'a Local),
    /// With or without a semicolon.
    Statement(&'a Expr, bool),
    Macro(&'a Macro, bool),
    Arm(&'a Arm),
    /// `match value {`, `for pattern in value {`, `pattern => match value {`, without what follows.
    Head(&'a Expr),
    /// `&& let pattern = value`, on a line of its own in a condition.
    Operand(&'a Expr),
    /// `pub fn name(parameters) -> Type {`.
    Signature(&'a Signature),
}

/// All units of a file, those of outer blocks before those within.
pub fn units<'a>(tree: &'a syn::File, text: &str) -> Vec<Unit<'a>> {
    let mut search = Search { text, units: Vec::new(), block: Span::new(0, to_u32(text.len())) };
    search.visit_file(tree);
    search.units
}

/// What a span touches in the innermost block that holds all of it.
pub fn touched<'u, 'a>(units: &'u [Unit<'a>], span: Span) -> Vec<&'u Unit<'a>> {
    let touches = |it: &&Unit| it.span.start <= span.end && span.start <= it.span.end;
    let held: Vec<&Unit> = units.iter().filter(|it| it.block.contains(span)).filter(touches).collect();
    let block = held.last().map(|it| it.block);
    held.into_iter().filter(|it| Some(it.block) == block).collect()
}

struct Search<'a, 't> {
    text: &'t str,
    units: Vec<Unit<'a>>,
    /// What stands between the braces around what is visited.
    block: Span,
}

fn span(range: Range<usize>) -> Span {
    Span::new(to_u32(range.start), to_u32(range.end))
}

impl<'a> Search<'a, '_> {
    fn offer(&mut self, range: Range<usize>, kind: Kind<'a>) {
        self.offer_in(self.block, range, kind);
    }

    /// Outer blocks come before those within.
    fn offer_in(&mut self, block: Span, range: Range<usize>, kind: Kind<'a>) {
        let span = span(range);
        if before_on_line(self.text, span.start).trim().is_empty() {
            self.units.push(Unit { span, kind, block });
        }
    }

    /// What stands before the block of a statement, as a unit of its own.
    fn offer_head(&mut self, statement: &'a Expr) {
        let (value, body) = match statement {
            Expr::Match(it) => (&*it.expr, it.brace_token.span),
            Expr::If(it) => (&*it.cond, it.then_branch.brace_token.span),
            Expr::While(it) if it.label.is_none() => (&*it.cond, it.body.brace_token.span),
            Expr::ForLoop(it) if it.label.is_none() => (&*it.expr, it.body.brace_token.span),
            _ => return,
        };
        let head = statement.span().byte_range().start..body.open().byte_range().end;
        // What is put around the whole of a match is not about its head.
        let within = span(head.start + 1..head.end);
        self.offer_in(within, head, Kind::Head(value));
    }

    fn offer_signature(&mut self, visibility: &syn::Visibility, signature: &'a Signature, body: &Block) {
        let begins = match visibility {
            syn::Visibility::Inherited => signature.span(),
            it => it.span(),
        };
        let end = match signature.generics.where_clause {
            Some(_) => end_of_output(signature),
            None => body.brace_token.span.open().byte_range().end,
        };
        let range = begins.byte_range().start..end;
        self.offer_in(span(range.clone()), range, Kind::Signature(signature));
    }

    fn within(&mut self, braces: proc_macro2::extra::DelimSpan, visit: impl FnOnce(&mut Self)) {
        let inside = span(braces.open().byte_range().end..braces.close().byte_range().start);
        let around = std::mem::replace(&mut self.block, inside);
        visit(self);
        self.block = around;
    }
}

/// The bytes of the attributes that a code begins with, and of the blanks behind them.
fn attributes(code: &str) -> usize {
    let mut rest = code;
    while rest.starts_with("#[") {
        let mut depth = 0usize;
        let end = rest.find(|it| {
            match it {
                '[' => depth += 1,
                ']' => depth -= 1,
                _ => {}
            }
            it == ']' && depth == 0
        });
        let Some(end) = end else { break };
        rest = rest[end + 1..].trim_start();
    }
    code.len() - rest.len()
}

impl<'a> Visit<'a> for Search<'a, '_> {
    fn visit_block(&mut self, node: &'a Block) {
        self.within(node.brace_token.span, |it| syn::visit::visit_block(it, node));
    }

    fn visit_item_fn(&mut self, node: &'a syn::ItemFn) {
        self.offer_signature(&node.vis, &node.sig, &node.block);
        syn::visit::visit_item_fn(self, node);
    }

    fn visit_impl_item_fn(&mut self, node: &'a syn::ImplItemFn) {
        self.offer_signature(&node.vis, &node.sig, &node.block);
        syn::visit::visit_impl_item_fn(self, node);
    }

    fn visit_stmt(&mut self, node: &'a Stmt) {
        let range = node.span().byte_range();
        match node {
            // Its attributes stand above.
            Stmt::Local(it) => self.offer(it.let_token.span.byte_range().start..range.end, Kind::Let(it)),
            Stmt::Expr(it, semicolon) => {
                let start =
                    self.text.get(range.clone()).map_or(range.start, |it| range.start + attributes(it));
                self.offer(start..range.end, Kind::Statement(it, semicolon.is_some()));
                self.offer_head(it);
            }
            Stmt::Macro(it) => self.offer(range, Kind::Macro(&it.mac, it.semi_token.is_some())),
            Stmt::Item(_) => {}
        }
        syn::visit::visit_stmt(self, node);
    }

    fn visit_expr_binary(&mut self, node: &'a syn::ExprBinary) {
        if let (syn::BinOp::And(and), Expr::Let(it)) = (&node.op, &*node.right) {
            let range = and.span().byte_range().start..it.span().byte_range().end;
            self.offer_in(span(range.clone()), range, Kind::Operand(&it.expr));
        }
        syn::visit::visit_expr_binary(self, node);
    }

    fn visit_expr_match(&mut self, node: &'a syn::ExprMatch) {
        self.visit_expr(&node.expr);
        self.within(node.brace_token.span, |it| node.arms.iter().for_each(|arm| it.visit_arm(arm)));
    }

    fn visit_arm(&mut self, node: &'a Arm) {
        let range = node.span().byte_range();
        let only = only_expression(&node.body).filter(|_| {
            let pattern = self.text.get(range.start..node.fat_arrow_token.span().byte_range().start);
            let body = self.text.get(node.body.span().byte_range());
            pattern.is_some_and(|it| !it.contains('\n')) && body.is_some_and(|it| !may_hold_comment(it))
        });
        self.offer(range.clone(), Kind::Arm(node));
        if let Expr::Match(it) = &*node.body {
            let end = it.brace_token.span.open().byte_range().end;
            self.offer_in(span(range.start + 1..end), range.start..end, Kind::Head(&it.expr));
        }
        match only {
            // Its braces come and go with the room.
            Some(only) => self.visit_expr(only),
            None => syn::visit::visit_arm(self, node),
        }
    }
}
