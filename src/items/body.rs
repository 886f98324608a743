//! What a function does, as plain data: expressions, patterns and locals, macro arguments already in place.
//! Locals are resolved here, since only their scopes decide; every other name waits for the index.
#![allow(dead_code, reason = "a body is kept whole, also what no stage asks for yet")]

use std::sync::OnceLock;

use smol_str::SmolStr;

use super::lookup::Lookup;
use crate::file::Span;
use crate::items::generic::Turbofish;
use crate::items::{Path, ScopeId, TypeRef};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ExprId(pub u32);

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PatId(pub u32);

/// One binding; a shadowing `let` makes a new one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LocalId(pub u32);

/// The body of a function, a const or a static.
#[derive(Clone, Debug, Default)]
pub struct Body {
    pub exprs: Vec<Expr>,
    pub pats: Vec<Pat>,
    pub locals: Vec<Local>,
    /// One pattern a parameter, `self` first where there is one.
    pub params: Vec<PatId>,
    /// The block, or the value of a const.
    pub root: Option<ExprId>,
    /// The calls of macros that stand here as what they are written out as, each with the macro's name.
    pub written_out: Vec<(ExprId, SmolStr)>,
    pub(super) lookup: OnceLock<Box<Lookup>>,
}

#[derive(Clone, Debug)]
pub struct Expr {
    pub kind: ExprKind,
    /// Of the expression as written; parentheses around it are not part of it.
    pub span: Span,
    /// The expression this one stands in; `None` for the root.
    pub parent: Option<ExprId>,
    /// Whether it stands among the arguments of a macro call.
    pub in_macro: bool,
    /// Whether it stands in the rules of a macro, and its span is that of a call.
    pub made: bool,
}

#[derive(Clone, Debug)]
pub struct Local {
    pub name: SmolStr,
    /// Of the name in its pattern.
    pub span: Span,
    /// `mut name`; with `by_ref` what it refers to, and not the name.
    pub mutable: bool,
    /// `ref` or `ref mut` in the pattern.
    pub by_ref: bool,
}

#[derive(Clone, Debug)]
pub enum ExprKind {
    /// What could not be lowered, or was left out in the source.
    Missing,
    /// What is nested too deep to be lowered: anything, in which the locals that are named there are expressions.
    TooDeep,
    Local(LocalId),
    /// Any path that is not a local: a function, const, static, unit or tuple constructor, with the scope it stands in.
    Path(Path, ScopeId),
    Literal(Literal),
    Call {
        callee: ExprId,
        args: Box<[ExprId]>,
    },
    MethodCall {
        receiver: ExprId,
        name: SmolStr,
        name_span: Span,
        generics: Turbofish,
        args: Box<[ExprId]>,
        scope: ScopeId,
    },
    Macro(Box<MacroCall>),
    /// `base.name`, `base.0`.
    Field {
        base: ExprId,
        name: SmolStr,
    },
    Index {
        base: ExprId,
        index: ExprId,
    },
    Ref {
        mutable: bool,
        inner: ExprId,
    },
    Deref(ExprId),
    /// `!x`, `-x`.
    Unary(ExprId),
    Binary {
        left: ExprId,
        right: ExprId,
        operator: Operator,
    },
    /// `=` and the compound assignments; `plain` for `=`.
    Assign {
        place: ExprId,
        value: ExprId,
        plain: bool,
    },
    Cast {
        inner: ExprId,
        ty: TypeRef,
        scope: ScopeId,
    },
    Range {
        start: Option<ExprId>,
        end: Option<ExprId>,
        inclusive: bool,
    },
    Try(ExprId),
    Await(ExprId),
    Block(Block),
    If {
        condition: ExprId,
        then: ExprId,
        otherwise: Option<ExprId>,
    },
    /// `let pat = value` as a condition, also inside `&&` chains.
    Let {
        pat: PatId,
        value: ExprId,
    },
    Match {
        value: ExprId,
        arms: Vec<Arm>,
    },
    Loop {
        body: ExprId,
    },
    While {
        condition: ExprId,
        body: ExprId,
    },
    For {
        pat: PatId,
        iterable: ExprId,
        body: ExprId,
    },
    Closure {
        params: Vec<PatId>,
        param_types: Vec<Option<TypeRef>>,
        body: ExprId,
        by_move: bool,
        /// Its return type is written out.
        is_typed: bool,
        scope: ScopeId,
    },
    Return(Option<ExprId>),
    /// `target` is the loop or the labelled block that it leaves; `None` where there is none.
    Break {
        target: Option<ExprId>,
        value: Option<ExprId>,
    },
    /// `target` is the loop whose next turn it begins; `None` where there is none.
    Continue {
        target: Option<ExprId>,
    },
    /// `path { name: value, .. }`; shorthand fields have a value too (a local).
    Struct {
        path: Path,
        fields: Box<[FieldValue]>,
        base: Option<ExprId>,
        scope: ScopeId,
    },
    Tuple(Vec<ExprId>),
    Array(Vec<ExprId>),
    /// `[value; length]`.
    Repeat {
        value: ExprId,
        length: ExprId,
    },
}

/// A binary operator, as far as sizes and counts need it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operator {
    Add,
    Subtract,
    Multiply,
    Remainder,
    Equal,
    Other,
}

#[derive(Clone, Debug)]
pub struct FieldValue {
    pub name: SmolStr,
    pub value: ExprId,
    /// `Foo { file }` in place of `Foo { file: file }`.
    pub shorthand: bool,
}

#[derive(Clone, Debug)]
pub enum Literal {
    /// An integer that fits, and the type that is written behind it; anything larger is `Other`.
    Int(u64, Option<SmolStr>),
    /// The type that is written behind a number with a point.
    Float(Option<SmolStr>),
    /// Length of the value in bytes, of `"…"` and `b"…"`; the value itself for format strings.
    Str {
        value: SmolStr,
        bytes: bool,
    },
    Byte(u8),
    Bool(bool),
    Other,
}

#[derive(Clone, Debug)]
pub struct Arm {
    pub pat: PatId,
    pub guard: Option<ExprId>,
    pub body: ExprId,
}

#[derive(Clone, Debug)]
pub struct Block {
    pub statements: Vec<Statement>,
    pub tail: Option<ExprId>,
    pub kind: BlockKind,
    /// Of the braces.
    pub span: Span,
    pub scope: ScopeId,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BlockKind {
    Plain,
    Unsafe,
    Async,
    Const,
    /// Nightly's `try { … }`.
    Try,
}

#[derive(Clone, Debug)]
pub enum Statement {
    Let {
        pat: PatId,
        ty: Option<Box<TypeRef>>,
        value: Option<ExprId>,
        otherwise: Option<ExprId>,
        span: Span,
        scope: ScopeId,
    },
    /// `span` includes the semicolon.
    Expr { expr: ExprId, semicolon: bool, span: Span },
}

/// A macro call whose arguments parsed as expressions: `write!`, `println!`, `vec!`, `assert!`, `matches!` …
#[derive(Clone, Debug)]
pub struct MacroCall {
    pub path: Path,
    /// Empty where the inside does not parse as a list of expressions.
    pub args: Vec<MacroArg>,
    /// Whether the inside parsed; if not, any name may stand in it.
    pub parsed: bool,
    /// The identifiers of an inside that did not parse, so that a use hidden there is not overlooked.
    pub idents: Vec<SmolStr>,
    pub scope: ScopeId,
}

#[derive(Clone, Debug)]
pub struct MacroArg {
    /// `name` in `name = value`.
    pub name: Option<SmolStr>,
    pub value: ExprId,
}

#[derive(Clone, Debug)]
pub struct Pat {
    pub kind: PatKind,
    pub span: Span,
}

#[derive(Clone, Debug)]
pub enum PatKind {
    Wild,
    /// `name`, `mut name`, `ref name`, `name @ inner`.
    Bind {
        local: LocalId,
        inner: Option<PatId>,
    },
    /// `Some(x)`, `Err(e)`; `rest_at` is where `..` stands.
    TupleStruct {
        path: Path,
        items: Vec<PatId>,
        rest_at: Option<usize>,
        scope: ScopeId,
    },
    Struct {
        path: Path,
        fields: Vec<(SmolStr, PatId)>,
        scope: ScopeId,
    },
    /// A unit variant or const.
    Path(Path, ScopeId),
    Tuple {
        items: Vec<PatId>,
        rest_at: Option<usize>,
    },
    Slice(Vec<PatId>),
    Ref(PatId),
    /// Every alternative binds the same names to the same locals.
    Or(Vec<PatId>),
    /// Literals, ranges, macros.
    Other,
}

impl Statement {
    pub fn span(&self) -> Span {
        match self {
            Statement::Let { span, .. } | Statement::Expr { span, .. } => *span,
        }
    }
}

impl Body {
    /// The name of a parameter, `self` being 0, if it has one.
    pub fn param(&self, nth: usize) -> Option<LocalId> {
        match self.pat(*self.params.get(nth)?).kind {
            PatKind::Bind { local, inner: None } => Some(local),
            _ => None,
        }
    }

    /// Whether a pattern is `Err(…)`.
    pub fn is_error(&self, pat: PatId) -> bool {
        matches!(&self.pat(pat).kind, PatKind::TupleStruct { path, .. } if path.name() == "Err")
    }

    /// In no more memory than it needs; a list that grew has room for as much again.
    pub fn settled(self) -> Self {
        let Self { exprs, pats, locals, .. } = self;
        Self { exprs: exact(exprs), pats: exact(pats), locals: exact(locals), ..self }
    }

    pub fn expr(&self, id: ExprId) -> &Expr {
        &self.exprs[id.0 as usize]
    }

    pub fn pat(&self, id: PatId) -> &Pat {
        &self.pats[id.0 as usize]
    }

    pub fn local(&self, id: LocalId) -> &Local {
        &self.locals[id.0 as usize]
    }

    pub fn expr_ids(&self) -> impl Iterator<Item = ExprId> + use<> {
        (0..crate::file::to_u32(self.exprs.len())).map(ExprId)
    }

    /// Whether it is a `for`, `while` or `loop`.
    pub fn is_loop(&self, id: ExprId) -> bool {
        matches!(self.expr(id).kind, ExprKind::For { .. } | ExprKind::While { .. } | ExprKind::Loop { .. })
    }

    /// Whether it calls a function, a method or a macro.
    pub fn is_call(&self, id: ExprId) -> bool {
        matches!(self.expr(id).kind, ExprKind::Call { .. } | ExprKind::MethodCall { .. } | ExprKind::Macro(_))
    }

    /// Whether it stands in the place of the function of a call.
    pub fn is_called(&self, id: ExprId) -> bool {
        let parent = self.expr(id).parent.map(|it| &self.expr(it).kind);
        matches!(parent, Some(ExprKind::Call { callee, .. }) if *callee == id)
    }

    /// The last name of what is called; empty where a call or method call names nothing, and for anything else.
    pub fn called_name(&self, id: ExprId) -> &str {
        let callee = match &self.expr(id).kind {
            ExprKind::MethodCall { name, .. } => return name,
            ExprKind::Call { callee, .. } => &self.expr(*callee).kind,
            _ => return "",
        };
        if let ExprKind::Path(path, _) = callee { path.name() } else { "" }
    }
}

fn exact<T>(mut list: Vec<T>) -> Vec<T> {
    let mut exact = Vec::with_capacity(list.len());
    exact.append(&mut list);
    exact
}
