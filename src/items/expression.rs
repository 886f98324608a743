//! Expressions of a body; names that are locals are resolved on the way.

use smol_str::SmolStr;

use super::block::BodyLowering;
use super::declare::MAX_DEPTH;
use super::generic::Turbofish;
use super::types::name_text;
use super::{Arm, ExprId, ExprKind, FieldValue, Literal, Operator, Path};
use crate::file::ast::{
    ArithOp, ArrayExprKind, BinaryOp, CmpOp, ElseBranch, HasArgList, HasGenericArgs, HasLoopBody,
    LiteralKind, RangeItem, RangeOp, UnaryOp,
};
use crate::file::{AstNode, NodeOrToken, Span, SyntaxKind, SyntaxNode, ast};

impl BodyLowering<'_, '_> {
    pub fn expr(&mut self, expr: Option<ast::Expr>, parent: ExprId) -> ExprId {
        self.expr_under(expr, Some(parent))
    }

    pub fn expr_under(&mut self, expr: Option<ast::Expr>, parent: Option<ExprId>) -> ExprId {
        let Some(expr) = expr.and_then(without_parens) else {
            let at = parent.map_or(0, |it| self.body.expr(it).span.end);
            return self.push(Span::at(at), parent);
        };
        let id = self.push(self.expr_span(expr.syntax()), parent);
        if self.lowering.depth >= MAX_DEPTH {
            self.uses_below(expr.syntax(), id);
            self.body.exprs[id.0 as usize].kind = ExprKind::TooDeep;
            return id;
        }
        self.lowering.depth += 1;
        let kind = self.value(id, expr);
        self.lowering.depth -= 1;
        self.body.exprs[id.0 as usize].kind = kind;
        id
    }

    /// What is not lowered still shows which locals it uses.
    pub fn uses_below(&mut self, node: &SyntaxNode, parent: ExprId) {
        for token in node.descendants_with_tokens().filter_map(NodeOrToken::into_token) {
            if matches!(token.kind(), SyntaxKind::IDENT | SyntaxKind::SELF_KW)
                && let Some(local) = self.local(token.text(), self.lowering.token_span(&token))
            {
                let id = self.push(self.lowering.token_span(&token), Some(parent));
                self.body.exprs[id.0 as usize].kind = ExprKind::Local(local);
            }
        }
    }

    pub fn value(&mut self, id: ExprId, expr: ast::Expr) -> ExprKind {
        match expr {
            ast::Expr::PathExpr(it) => self.path_expr(&it),
            ast::Expr::Literal(it) => ExprKind::Literal(literal(&it)),
            ast::Expr::CallExpr(it) => {
                ExprKind::Call { callee: self.expr(it.expr(), id), args: self.args(it.arg_list(), id) }
            }
            ast::Expr::MethodCallExpr(it) => self.method_call(id, &it),
            ast::Expr::MacroExpr(it) => self.macro_expr(id, it.macro_call()),
            ast::Expr::FieldExpr(it) => {
                let name = it.name_ref().map(|it| name_text(it.text()));
                let name = name.or_else(|| it.index_token().map(|it| SmolStr::new(it.text())));
                ExprKind::Field { base: self.expr(it.expr(), id), name: name.unwrap_or_default() }
            }
            ast::Expr::RefExpr(it) => {
                ExprKind::Ref { mutable: it.mut_token().is_some(), inner: self.expr(it.expr(), id) }
            }
            ast::Expr::TryExpr(it) => ExprKind::Try(self.expr(it.expr(), id)),
            ast::Expr::AwaitExpr(it) => ExprKind::Await(self.expr(it.expr(), id)),
            ast::Expr::BinExpr(it) => self.binary(id, &it),
            ast::Expr::PrefixExpr(it) => {
                let inner = self.expr(it.expr(), id);
                let is_deref = it.op_kind() == Some(UnaryOp::Deref);
                if is_deref { ExprKind::Deref(inner) } else { ExprKind::Unary(inner) }
            }
            ast::Expr::IndexExpr(it) => {
                ExprKind::Index { base: self.expr(it.base(), id), index: self.expr(it.index(), id) }
            }
            ast::Expr::CastExpr(it) => ExprKind::Cast {
                inner: self.expr(it.expr(), id),
                ty: self.lowering.ty_or_unknown(it.ty(), it.syntax()),
                scope: self.scope,
            },
            ast::Expr::RangeExpr(it) => ExprKind::Range {
                start: it.start().map(|it| self.expr(Some(it), id)),
                end: it.end().map(|it| self.expr(Some(it), id)),
                inclusive: it.op_kind() == Some(RangeOp::Inclusive),
            },
            ast::Expr::RecordExpr(it) => self.record(id, &it),
            ast::Expr::TupleExpr(it) => {
                ExprKind::Tuple(it.fields().map(|it| self.expr(Some(it), id)).collect())
            }
            ast::Expr::ArrayExpr(it) => self.array(id, &it),
            other => self.control(id, other),
        }
    }

    fn control(&mut self, id: ExprId, expr: ast::Expr) -> ExprKind {
        match expr {
            ast::Expr::BlockExpr(it) => self.block_expr(id, &it),
            ast::Expr::IfExpr(it) => self.if_expr(id, &it),
            ast::Expr::LetExpr(it) => {
                let value = self.expr(it.expr(), id);
                ExprKind::Let { pat: self.pat(it.pat()), value }
            }
            ast::Expr::MatchExpr(it) => self.match_expr(id, &it),
            ast::Expr::LoopExpr(it) => {
                ExprKind::Loop { body: self.loop_body(id, it.label().as_ref(), it.loop_body()) }
            }
            ast::Expr::WhileExpr(it) => {
                let visible = self.visible();
                let condition = self.expr(it.condition(), id);
                let body = self.loop_body(id, it.label().as_ref(), it.loop_body());
                self.restore(visible);
                ExprKind::While { condition, body }
            }
            ast::Expr::ForExpr(it) => {
                let iterable = self.expr(it.iterable(), id);
                let visible = self.visible();
                let pat = self.pat(it.pat());
                let body = self.loop_body(id, it.label().as_ref(), it.loop_body());
                self.restore(visible);
                ExprKind::For { pat, iterable, body }
            }
            ast::Expr::ClosureExpr(it) => self.closure(id, &it),
            ast::Expr::ReturnExpr(it) => ExprKind::Return(it.expr().map(|it| self.expr(Some(it), id))),
            ast::Expr::BecomeExpr(it) => ExprKind::Return(it.expr().map(|it| self.expr(Some(it), id))),
            ast::Expr::BreakExpr(it) => ExprKind::Break {
                target: self.target(it.lifetime().as_ref()),
                value: it.expr().map(|it| self.expr(Some(it), id)),
            },
            ast::Expr::ContinueExpr(it) => ExprKind::Continue { target: self.target(it.lifetime().as_ref()) },
            ast::Expr::YieldExpr(it) => {
                it.expr().map(|it| self.expr(Some(it), id));
                ExprKind::Missing
            }
            other => {
                self.uses_below(other.syntax(), id);
                ExprKind::Missing
            }
        }
    }

    fn block(&mut self, block: Option<ast::BlockExpr>, parent: ExprId) -> ExprId {
        self.expr(block.map(ast::Expr::BlockExpr), parent)
    }

    fn args(&mut self, list: Option<ast::ArgList>, parent: ExprId) -> Box<[ExprId]> {
        list.into_iter().flat_map(|it| it.args()).map(|it| self.expr(Some(it), parent)).collect()
    }

    fn path_expr(&mut self, expr: &ast::PathExpr) -> ExprKind {
        let Some(path) = expr.path() else { return ExprKind::Missing };
        if let Some(local) = self.local_of(&path) {
            return ExprKind::Local(local);
        }
        ExprKind::Path(self.lowering.path(&path), self.scope)
    }

    fn local_of(&self, path: &ast::Path) -> Option<super::LocalId> {
        let is_one_token = |node: &SyntaxNode| node.green().children().nth(1).is_none();
        if !is_one_token(path.syntax()) {
            return None;
        }
        let segment = path.segment().filter(|it| is_one_token(it.syntax()))?;
        self.local(segment.name_ref()?.text(), self.lowering.span(path.syntax()))
    }

    fn method_call(&mut self, id: ExprId, call: &ast::MethodCallExpr) -> ExprKind {
        let receiver = self.expr(call.receiver(), id);
        let name = call.name_ref();
        let name_span = name.as_ref().map_or_else(Span::default, |it| self.lowering.span(it.syntax()));
        ExprKind::MethodCall {
            receiver,
            name: name.map(|it| name_text(it.text())).unwrap_or_default(),
            name_span,
            generics: Turbofish::new(self.lowering.type_args(call.generic_arg_list())),
            args: self.args(call.arg_list(), id),
            scope: self.scope,
        }
    }

    fn binary(&mut self, id: ExprId, expr: &ast::BinExpr) -> ExprKind {
        let (left, right) = expr.sub_exprs();
        let (left, right) = (self.expr(left, id), self.expr(right, id));
        match expr.op_kind() {
            Some(BinaryOp::Assignment { op }) => {
                ExprKind::Assign { place: left, value: right, plain: op.is_none() }
            }
            op => ExprKind::Binary { left, right, operator: operator(op) },
        }
    }

    fn array(&mut self, id: ExprId, expr: &ast::ArrayExpr) -> ExprKind {
        match expr.kind() {
            ArrayExprKind::Repeat { initializer, repeat } => {
                ExprKind::Repeat { value: self.expr(initializer, id), length: self.expr(repeat, id) }
            }
            ArrayExprKind::ElementList(items) => {
                ExprKind::Array(items.map(|it| self.expr(Some(it), id)).collect())
            }
        }
    }

    fn record(&mut self, id: ExprId, expr: &ast::RecordExpr) -> ExprKind {
        let path = expr.path().map_or_else(Path::default, |it| self.lowering.path(&it));
        let list = expr.record_expr_field_list();
        let mut fields = Vec::new();
        for field in list.iter().flat_map(ast::RecordExprFieldList::fields) {
            let shorthand = field.colon_token().is_none();
            let Some(name) = field.field_name().map(|it| name_text(it.text())) else { continue };
            fields.push(FieldValue { name, value: self.expr(field.expr(), id), shorthand });
        }
        let base = list.and_then(|it| it.spread()).map(|it| self.expr(Some(it), id));
        ExprKind::Struct { path, fields: fields.into(), base, scope: self.scope }
    }

    fn if_expr(&mut self, id: ExprId, expr: &ast::IfExpr) -> ExprKind {
        let visible = self.visible();
        let condition = self.expr(expr.condition(), id);
        let then = self.block(expr.then_branch(), id);
        self.restore(visible);
        let otherwise = expr.else_branch().map(|it| match it {
            ElseBranch::Block(it) => ast::Expr::BlockExpr(it),
            ElseBranch::IfExpr(it) => ast::Expr::IfExpr(it),
        });
        let otherwise = otherwise.map(|it| self.expr(Some(it), id));
        ExprKind::If { condition, then, otherwise }
    }

    fn match_expr(&mut self, id: ExprId, expr: &ast::MatchExpr) -> ExprKind {
        let value = self.expr(expr.expr(), id);
        let list = expr.match_arm_list();
        let mut arms = Vec::new();
        for arm in list.iter().flat_map(ast::MatchArmList::arms) {
            let visible = self.visible();
            let pat = self.pat(arm.pat());
            let guard = arm.guard().map(|it| self.expr(it.condition(), id));
            let body = self.expr(arm.expr(), id);
            self.restore(visible);
            arms.push(Arm { pat, guard, body });
        }
        ExprKind::Match { value, arms }
    }

    fn closure(&mut self, id: ExprId, expr: &ast::ClosureExpr) -> ExprKind {
        let visible = self.visible();
        let (mut params, mut param_types) = (Vec::new(), Vec::new());
        for param in expr.param_list().iter().flat_map(ast::ParamList::params) {
            params.push(self.pat(param.pat()));
            param_types.push(param.ty().map(|it| self.lowering.ty(it)));
        }
        let body = self.apart(|it| it.expr(expr.body(), id));
        self.restore(visible);
        let by_move = expr.move_token().is_some();
        let is_typed = expr.ret_type().is_some();
        ExprKind::Closure { params, param_types, body, by_move, is_typed, scope: self.scope }
    }
}

pub(super) fn without_parens(mut expr: ast::Expr) -> Option<ast::Expr> {
    while let ast::Expr::ParenExpr(it) = expr {
        expr = it.expr()?;
    }
    Some(expr)
}

fn literal(literal: &ast::Literal) -> Literal {
    match literal.kind() {
        LiteralKind::IntNumber(it) => match it.value().map(u64::try_from) {
            Ok(Ok(value)) => Literal::Int(value, it.suffix().map(SmolStr::new)),
            _ => Literal::Other,
        },
        LiteralKind::FloatNumber(it) => Literal::Float(it.suffix().map(SmolStr::new)),
        LiteralKind::String(it) => {
            it.value().map_or(Literal::Other, |it| Literal::Str { value: SmolStr::new(it), bytes: false })
        }
        LiteralKind::ByteString(it) => it.value().map_or(Literal::Other, |it| {
            // One char of one byte each, so that the length stays true.
            let value = it.iter().map(|&it| if it.is_ascii() { char::from(it) } else { '?' }).collect();
            Literal::Str { value, bytes: true }
        }),
        LiteralKind::Bool(it) => Literal::Bool(it),
        LiteralKind::Byte(it) => it.value().map_or(Literal::Other, Literal::Byte),
        LiteralKind::CString(_) | LiteralKind::Char(_) => Literal::Other,
    }
}

fn operator(op: Option<BinaryOp>) -> Operator {
    match op {
        Some(BinaryOp::ArithOp(ArithOp::Add)) => Operator::Add,
        Some(BinaryOp::ArithOp(ArithOp::Sub)) => Operator::Subtract,
        Some(BinaryOp::ArithOp(ArithOp::Mul)) => Operator::Multiply,
        Some(BinaryOp::ArithOp(ArithOp::Rem)) => Operator::Remainder,
        Some(BinaryOp::CmpOp(CmpOp::Eq { negated: false })) => Operator::Equal,
        _ => Operator::Other,
    }
}

/// How many items an array literal lists, behind references or not.
pub(super) fn list_length(expr: &ast::Expr, depth: u32) -> Option<u64> {
    match without_parens(expr.clone())? {
        ast::Expr::RefExpr(it) if depth < 20 => list_length(&it.expr()?, depth + 1),
        ast::Expr::ArrayExpr(it) => match it.kind() {
            // None where the table was left out.
            ArrayExprKind::ElementList(items) => Some(items.count() as u64).filter(|it| *it > 0),
            ArrayExprKind::Repeat { .. } => None,
        },
        _ => None,
    }
}

/// The value of a string literal.
pub(super) fn text(expr: &ast::Expr) -> Option<SmolStr> {
    match without_parens(expr.clone())? {
        ast::Expr::Literal(it) => match literal(&it) {
            Literal::Str { value, bytes: false } => Some(value),
            _ => None,
        },
        _ => None,
    }
}

/// The value of an integer literal, or of arithmetic on such: `64 * 1024`, `1 << 16`.
pub(super) fn integer(expr: &ast::Expr, depth: u32) -> Option<u64> {
    if depth > 20 {
        return None;
    }
    match without_parens(expr.clone())? {
        ast::Expr::Literal(it) => match literal(&it) {
            Literal::Int(it, _) => Some(it),
            _ => None,
        },
        ast::Expr::CastExpr(it) => integer(&it.expr()?, depth + 1),
        ast::Expr::BinExpr(it) => {
            let (left, right) = it.sub_exprs();
            let (left, right) = (integer(&left?, depth + 1)?, integer(&right?, depth + 1)?);
            match it.op_kind()? {
                BinaryOp::ArithOp(ArithOp::Mul) => left.checked_mul(right),
                BinaryOp::ArithOp(ArithOp::Add) => left.checked_add(right),
                BinaryOp::ArithOp(ArithOp::Sub) => left.checked_sub(right),
                BinaryOp::ArithOp(ArithOp::Shl) => {
                    left.checked_mul(1u64.checked_shl(u32::try_from(right).ok()?)?)
                }
                _ => None,
            }
        }
        _ => None,
    }
}
