//! What is laid out as one: a statement, an arm of a match, or what stands before the block of a loop or a branch.

use std::ops::Range;

use syn::spanned::Spanned;
use syn::visit::Visit;
use syn::{Arm, Block, Expr, Local, Macro, Stmt};

use super::expression::only_expression;
use super::shape::may_hold_comment;
use crate::file::Span;

/// A piece of a file that begins a line.
#[derive(Clone)]
pub struct Unit<'a> {
    pub span: Span,
    pub kind: Kind<'a>,
}

#[derive(Clone, Copy)]
pub enum Kind<'a> {
    Let(&'a Local),
    /// With or without a semicolon.
    Statement(&'a Expr, bool),
    Macro(&'a Macro, bool),
    Arm(&'a Arm),
    /// `match value {`, `for pattern in value {`, without what follows.
    Head(&'a Expr),
    Other,
}

/// For each of the spans the innermost unit around it.
pub fn units_around<'a>(tree: &'a syn::File, text: &str, spans: &[Span]) -> Vec<Option<Unit<'a>>> {
    let mut search = Search { text, spans, best: vec![None; spans.len()] };
    search.visit_file(tree);
    search.best
}

struct Search<'a, 's> {
    text: &'s str,
    spans: &'s [Span],
    best: Vec<Option<Unit<'a>>>,
}

impl<'a> Search<'a, '_> {
    fn offer(&mut self, range: Range<usize>, kind: Kind<'a>) {
        let (Ok(start), Ok(end)) = (u32::try_from(range.start), u32::try_from(range.end)) else { return };
        if !self.begins_line(range.start) {
            return;
        }
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

    fn begins_line(&self, at: usize) -> bool {
        let before = self.text.get(..at).unwrap_or("");
        before.rsplit('\n').next().is_some_and(|it| it.trim().is_empty())
    }

    fn offer_head(&mut self, start: &impl Spanned, value: &'a Expr, body: Range<usize>) {
        self.offer(start.span().byte_range().start..body.start + 1, Kind::Head(value));
    }
}

fn braces(block: &Block) -> Range<usize> {
    block.brace_token.span.join().byte_range()
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

    fn visit_expr_match(&mut self, node: &'a syn::ExprMatch) {
        self.offer_head(&node.match_token, &node.expr, node.brace_token.span.join().byte_range());
        syn::visit::visit_expr_match(self, node);
    }

    fn visit_expr_if(&mut self, node: &'a syn::ExprIf) {
        self.offer_head(&node.if_token, &node.cond, braces(&node.then_branch));
        syn::visit::visit_expr_if(self, node);
    }

    fn visit_expr_while(&mut self, node: &'a syn::ExprWhile) {
        if node.label.is_none() {
            self.offer_head(&node.while_token, &node.cond, braces(&node.body));
        }
        syn::visit::visit_expr_while(self, node);
    }

    fn visit_expr_for_loop(&mut self, node: &'a syn::ExprForLoop) {
        if node.label.is_none() {
            self.offer_head(&node.for_token, &node.expr, braces(&node.body));
        }
        syn::visit::visit_expr_for_loop(self, node);
    }

    fn visit_arm(&mut self, node: &'a Arm) {
        let range = node.span().byte_range();
        let only = only_expression(&node.body).filter(|_| {
            let pattern = self.text.get(range.start..node.fat_arrow_token.span().byte_range().start);
            let body = self.text.get(node.body.span().byte_range());
            pattern.is_some_and(|it| !it.contains('\n')) && body.is_some_and(|it| !may_hold_comment(it))
        });
        self.offer(range, Kind::Arm(node));
        match only {
            // Its braces come and go with the room.
            Some(only) => self.visit_expr(only),
            None => syn::visit::visit_arm(self, node),
        }
    }
}
