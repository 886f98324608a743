//! Bodies, blocks and statements, and which local a name means at each point of them.

use std::collections::HashMap;

use smol_str::SmolStr;

use super::declare::{Lowering, Place, declares};
use super::{
    Block, BlockKind, Body, Expr, ExprId, ExprKind, Local, LocalId, Pat, PatId, PatKind, ScopeId, Statement,
};
use crate::file::{AstNode, NodeOrToken, Span, SyntaxKind, SyntaxNode, ast, starts_with_attribute, to_u32};

/// One body while it is lowered.
pub(super) struct BodyLowering<'l, 'a> {
    pub lowering: &'l mut Lowering<'a>,
    pub body: Body,
    pub scope: ScopeId,
    pub in_macro: bool,
    test: bool,
    names: HashMap<SmolStr, LocalId>,
    /// What each binding hid, to be put back where its scope ends.
    hidden: Vec<(SmolStr, Option<LocalId>)>,
    /// The loops and labelled blocks around, the innermost last.
    targets: Vec<Target>,
}

/// What a `break` or `continue` may leave.
struct Target {
    /// `'label`; a block has one, a loop may.
    label: Option<SmolStr>,
    expr: ExprId,
    is_loop: bool,
}

/// How many bindings were visible at some point.
#[derive(Clone, Copy)]
pub(super) struct Visible(usize);

impl<'l, 'a> BodyLowering<'l, 'a> {
    pub fn new(lowering: &'l mut Lowering<'a>, place: Place) -> Self {
        BodyLowering {
            lowering,
            body: Body::default(),
            scope: place.scope,
            in_macro: false,
            test: place.test,
            names: HashMap::new(),
            hidden: Vec::new(),
            targets: Vec::new(),
        }
    }

    pub fn of_fn(mut self, params: Option<ast::ParamList>, block: ast::BlockExpr) -> Body {
        if let Some(params) = params {
            if let Some(param) = params.self_param() {
                let pat = self.self_param(&param);
                self.body.params.push(pat);
            }
            for param in params.params() {
                let pat = self.pat(param.pat());
                self.body.params.push(pat);
            }
        }
        self.root(ast::Expr::BlockExpr(block))
    }

    pub fn of_value(self, expr: ast::Expr) -> Body {
        self.root(expr)
    }

    fn root(mut self, expr: ast::Expr) -> Body {
        self.body.root = Some(self.expr_under(Some(expr), None));
        self.body.exprs.shrink_to_fit();
        self.body.pats.shrink_to_fit();
        self.body.locals.shrink_to_fit();
        self.body.params.shrink_to_fit();
        self.body
    }

    fn self_param(&mut self, param: &ast::SelfParam) -> PatId {
        let span = self.lowering.span(param.syntax());
        let name = ast::HasName::name(param).map_or(span, |it| self.lowering.span(it.syntax()));
        let mutable = param.amp_token().is_none() && param.mut_token().is_some();
        let local = Local { name: SmolStr::new_static("self"), span: name, mutable, by_ref: false };
        let local = self.bind(local);
        self.push_pat(PatKind::Bind { local, inner: None }, span)
    }

    pub fn push(&mut self, span: Span, parent: Option<ExprId>) -> ExprId {
        let id = ExprId(to_u32(self.body.exprs.len()));
        // What stands in no argument is the macro's own.
        let made = self.lowering.expanded.iter().any(|it| it.call == span);
        self.body.exprs.push(Expr { kind: ExprKind::Missing, span, parent, in_macro: self.in_macro, made });
        id
    }

    pub fn push_pat(&mut self, kind: PatKind, span: Span) -> PatId {
        let id = PatId(to_u32(self.body.pats.len()));
        self.body.pats.push(Pat { kind, span });
        id
    }

    /// A new local, visible from here on.
    pub fn bind(&mut self, local: Local) -> LocalId {
        let id = LocalId(to_u32(self.body.locals.len()));
        let before = self.names.insert(local.name.clone(), id);
        self.hidden.push((local.name.clone(), before));
        self.body.locals.push(local);
        id
    }

    /// What a name means where it stands: one in an argument of a macro means nothing that the rules of that have named.
    pub fn local(&self, name: &str, at: Span) -> Option<LocalId> {
        let name = name.strip_prefix("r#").unwrap_or(name);
        let found = self.names.get(name).copied();
        let calls = &self.lowering.expanded;
        let is_made = |it: Span| calls.iter().any(|call| call.call == it);
        if calls.is_empty() || is_made(at) {
            return found;
        }
        let bound_before = self.hidden.iter().rev().filter(|it| it.0 == name).map(|it| it.1);
        let mut meant = std::iter::once(found).chain(bound_before).flatten();
        meant.find(|it| !is_made(self.body.local(*it).span))
    }

    pub fn visible(&self) -> Visible {
        Visible(self.hidden.len())
    }

    /// Ends the scope of every binding made since.
    pub fn restore(&mut self, visible: Visible) {
        for (name, before) in self.hidden.drain(visible.0.min(self.hidden.len())..).rev() {
            match before {
                Some(local) => self.names.insert(name, local),
                None => self.names.remove(&name),
            };
        }
    }

    /// The span of an expression, without the attributes before it.
    pub fn expr_span(&self, node: &SyntaxNode) -> Span {
        let span = self.lowering.span(node);
        if !starts_with_attribute(node) {
            return span;
        }
        let is_code = |kind: SyntaxKind| !kind.is_trivia() && kind != SyntaxKind::ATTR;
        let start = match node.children_with_tokens().find(|it| is_code(it.kind())) {
            // A comment between the attribute and a macro call belongs to the call.
            Some(NodeOrToken::Node(it)) if it.kind() == SyntaxKind::MACRO_CALL => {
                self.lowering.item_span(&it).start
            }
            Some(it) => self.lowering.place(it.text_range()).start,
            None => span.start,
        };
        Span::new(start, span.end)
    }

    /// Lowers the body of a loop, in which a `break` or `continue` means that loop.
    pub fn loop_body(
        &mut self,
        id: ExprId,
        label: Option<&ast::Label>,
        body: Option<ast::BlockExpr>,
    ) -> ExprId {
        self.targets.push(Target { label: label_text(label), expr: id, is_loop: true });
        let body = self.expr(body.map(ast::Expr::BlockExpr), id);
        self.targets.pop();
        body
    }

    /// Lowers what no `break` or `continue` in it leaves: the body of a closure, an `async` block.
    pub fn apart<T>(&mut self, lower: impl FnOnce(&mut Self) -> T) -> T {
        let around = std::mem::take(&mut self.targets);
        let lowered = lower(self);
        self.targets = around;
        lowered
    }

    /// What a `break` or `continue` with this label means, or the innermost loop without one.
    pub fn target(&self, label: Option<&ast::Lifetime>) -> Option<ExprId> {
        let is_meant = |it: &&Target| match label {
            Some(label) => it.label.as_ref().is_some_and(|it| *it == *label.text()),
            None => it.is_loop,
        };
        self.targets.iter().rev().find(is_meant).map(|it| it.expr)
    }

    pub fn block_expr(&mut self, id: ExprId, block: &ast::BlockExpr) -> ExprKind {
        match block.modifier() {
            Some(ast::BlockModifier::Label(label)) => {
                self.targets.push(Target { label: label_text(Some(&label)), expr: id, is_loop: false });
                let kind = self.plain_block(id, block);
                self.targets.pop();
                kind
            }
            None | Some(ast::BlockModifier::Unsafe(_)) => self.plain_block(id, block),
            Some(_) => self.apart(|it| it.plain_block(id, block)),
        }
    }

    fn plain_block(&mut self, id: ExprId, block: &ast::BlockExpr) -> ExprKind {
        let kind = block_kind(block);
        let Some(list) = block.stmt_list() else { return ExprKind::Missing };
        let visible = self.visible();
        let outer = self.scope;
        self.scope = self.lowering.block_scope(list.syntax(), outer, self.test);
        let mut lowered = Block {
            statements: Vec::new(),
            tail: None,
            kind,
            span: self.lowering.span(list.syntax()),
            scope: self.scope,
        };
        for node in list.syntax().children() {
            self.block_part(node, id, &mut lowered);
        }
        self.scope = outer;
        self.restore(visible);
        ExprKind::Block(lowered)
    }

    fn block_part(&mut self, node: SyntaxNode, block: ExprId, lowered: &mut Block) {
        let kind = node.kind();
        if let Some(it) = ast::LetStmt::cast(node.clone()) {
            lowered.statements.push(self.let_statement(&it, block));
        } else if let Some(it) = ast::ExprStmt::cast(node.clone()) {
            let expr = self.expr(it.expr(), block);
            let semicolon = it.semicolon_token().is_some();
            lowered.statements.push(Statement::Expr { expr, semicolon, span: self.lowering.span(&node) });
        } else if let Some(it) = ast::MacroCall::cast(node.clone()) {
            let span = self.lowering.item_span(&node);
            let semicolon = it.semicolon_token().is_some();
            let expr = self.macro_statement(&it, block);
            lowered.statements.push(Statement::Expr { expr, semicolon, span });
        } else if declares(kind) {
            if let Some(item) = ast::Item::cast(node).filter(|_| self.lowering.scopes.is_none()) {
                self.lowering.item(item, Place::in_scope(self.scope, self.test));
            }
        } else if let Some(it) = ast::Expr::cast(node) {
            lowered.tail = Some(self.expr(Some(it), block));
        }
    }

    /// The value does not see the names of the pattern, nor does what follows `else`.
    fn let_statement(&mut self, statement: &ast::LetStmt, block: ExprId) -> Statement {
        let ty = statement.ty().map(|it| Box::new(self.lowering.ty(it)));
        let value = statement.initializer().map(|it| self.expr(Some(it), block));
        let otherwise = statement.let_else().and_then(|it| it.block_expr());
        let otherwise = otherwise.map(|it| self.expr(Some(it.into()), block));
        let pat = self.pat(statement.pat());
        let span = self.lowering.span(statement.syntax());
        Statement::Let { pat, ty, value, otherwise, span, scope: self.scope }
    }
}

fn label_text(label: Option<&ast::Label>) -> Option<SmolStr> {
    label.and_then(ast::Label::lifetime).map(|it| SmolStr::new(it.text()))
}

fn block_kind(block: &ast::BlockExpr) -> BlockKind {
    match block.modifier() {
        Some(ast::BlockModifier::Async(_) | ast::BlockModifier::AsyncGen(_) | ast::BlockModifier::Gen(_)) => {
            BlockKind::Async
        }
        Some(ast::BlockModifier::Unsafe(_)) => BlockKind::Unsafe,
        Some(ast::BlockModifier::Try { .. }) => BlockKind::Try,
        Some(ast::BlockModifier::Const(_)) => BlockKind::Const,
        Some(ast::BlockModifier::Label(_)) | None => BlockKind::Plain,
    }
}
