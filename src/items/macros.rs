//! Macro calls: the inside is parsed as arguments where it can be, and its spans lead back to the file.

use smol_str::SmolStr;

use super::block::BodyLowering;
use super::declare::MOST_WRITTEN_OUT;
use super::expansion::{Expanded, expansion, pasted};
use super::expression::without_parens;
use super::types::name_text;
use super::{ExprId, ExprKind, FormatPiece, Literal, MacroArg, MacroCall, Path, format_pieces};
use crate::file::ast::BinaryOp;
use crate::file::{
    AstNode, AstToken, Edition, NodeOrToken, SyntaxKind, SyntaxNode, SyntaxToken, ast, bare_fields,
    parse_macro_arguments,
};

/// Calls within calls are parsed again at each level. What stands further in may do anything.
const MAX_NESTED: u32 = 16;

/// Macros of `tracing`, which have signs of their own among their arguments.
const TRACING: [&str; 12] = [
    "debug",
    "debug_span",
    "error",
    "error_span",
    "event",
    "info",
    "info_span",
    "span",
    "trace",
    "trace_span",
    "warn",
    "warn_span",
];

/// The arguments of a call, and what to add to their offsets.
struct Arguments {
    list: ast::ArgList,
    base: u32,
    /// What stands after them in the call and is no expression.
    rest: Vec<SyntaxToken>,
}

impl BodyLowering<'_, '_> {
    pub fn macro_expr(&mut self, id: ExprId, call: Option<ast::MacroCall>) -> ExprKind {
        let Some(call) = call else { return ExprKind::Missing };
        let path = call.path().map_or_else(Path::default, |it| self.lowering.path(&it));
        let mut lowered =
            MacroCall { path, args: Vec::new(), parsed: false, idents: Vec::new(), scope: self.scope };
        let Some(tree) = call.token_tree() else { return ExprKind::Macro(Box::new(lowered)) };
        if self.lowering.macros >= MAX_NESTED {
            self.uses_below(tree.syntax(), id);
            return ExprKind::TooDeep;
        }
        if let Some(kind) = self.written_out(id, &lowered.path, &tree) {
            return kind;
        }
        match self.arguments(&lowered.path, &tree) {
            Some(arguments) => {
                lowered.parsed = true;
                lowered.idents = idents(arguments.rest.iter().cloned());
                self.macro_args(id, &arguments, &mut lowered);
            }
            None => lowered.idents = idents(tokens(tree.syntax())),
        }
        if let (true, [MacroArg { name: None, value }]) = (is_try(&lowered.path), lowered.args.as_slice()) {
            return ExprKind::Try(*value);
        }
        lowered.idents.sort_unstable();
        lowered.idents.dedup();
        ExprKind::Macro(Box::new(lowered))
    }

    /// A call of a macro of the workspace as the code that it stands for; `None` where that cannot be told.
    fn written_out(&mut self, id: ExprId, path: &Path, tree: &ast::TokenTree) -> Option<ExprKind> {
        let names = path.names();
        let is_of_std = names.len() > 1 && names.first().is_some_and(|it| is_std(it));
        let macros = self.lowering.macros_of.filter(|_| !is_of_std);
        let rules = macros.map(|rules_of| rules_of(path.name())).unwrap_or_default();
        let text = tree.syntax().text().to_string();
        let call = text.get(1..text.len().checked_sub(1)?)?;
        if self.lowering.expanded.is_empty() {
            self.lowering.room = MOST_WRITTEN_OUT;
        }
        let room = self.lowering.room;
        let expansion = match rules[..] {
            [] if path.name() == "paste" => pasted(call, room),
            _ => rules.iter().find_map(|it| expansion(it, call, room)),
        }?;
        // An empty one takes a step as well.
        self.lowering.room = room.checked_sub(expansion.text.len() + 1)?;
        let list = parse_macro_arguments(&format!("{{{}}}", expansion.text), self.lowering.edition)?;
        let Some(ast::Expr::BlockExpr(block)) = list.args().next() else { return None };
        let inside = self.lowering.base + u32::from(tree.syntax().text_range().start()) + 1;
        let around = (self.lowering.base, self.in_macro);
        let call = self.body.expr(id).span;
        self.lowering.expanded.push(Expanded { expansion, inside, call });
        (self.lowering.base, self.in_macro) = (0, true);
        self.lowering.macros += 1;
        let kind = match only(&block).and_then(without_parens) {
            Some(only) => self.value(id, only),
            None => self.block_expr(id, &block),
        };
        self.lowering.macros -= 1;
        self.lowering.expanded.pop();
        (self.lowering.base, self.in_macro) = around;
        // `out!(file, "{}", 1)` is as good as the `writeln!(file, "{}", 1)?` that it shortens.
        let written = self.written_by(id, &kind);
        self.body.exprs[id.0 as usize].made = written.is_none();
        if let Some(written) = written.filter(|it| *it != id) {
            let written = &mut self.body.exprs[written.0 as usize];
            (written.in_macro, written.made) = (self.in_macro, false);
        }
        self.body.written_out.push((id, path.names().pop()?));
        Some(kind)
    }

    /// The `write!` or `writeln!` that an expression of a kind is, or tries.
    fn written_by(&self, id: ExprId, kind: &ExprKind) -> Option<ExprId> {
        let (written, kind) = match *kind {
            ExprKind::Try(inner) => (inner, &self.body.expr(inner).kind),
            _ => (id, kind),
        };
        let ExprKind::Macro(call) = kind else { return None };
        matches!(call.path.name(), "write" | "writeln").then_some(written)
    }

    /// A call that stands as a statement of its own.
    pub fn macro_statement(&mut self, call: &ast::MacroCall, block: ExprId) -> ExprId {
        let mut span = self.lowering.item_span(call.syntax());
        if let Some(tree) = call.token_tree() {
            span.end = self.lowering.span(tree.syntax()).end;
        }
        let id = self.push(span, Some(block));
        let kind = self.macro_expr(id, Some(call.clone()));
        self.body.exprs[id.0 as usize].kind = kind;
        id
    }

    fn arguments(&self, path: &Path, tree: &ast::TokenTree) -> Option<Arguments> {
        let text = tree.syntax().text().to_string();
        let inside = text.get(1..text.len().checked_sub(1)?)?;
        let start = self.lowering.base + u32::from(tree.syntax().text_range().start()) + 1;
        let edition = self.lowering.edition;
        let name = path.name();
        if matches!(name, "matches" | "assert_matches" | "debug_assert_matches") {
            return first_argument(inside, start, tree, edition);
        }
        let parsed = parse_macro_arguments(inside, edition).or_else(|| {
            let bare = TRACING.contains(&name).then(|| bare_fields(inside, edition))?;
            parse_macro_arguments(&bare, edition)
        });
        if let Some(list) = parsed {
            return Some(Arguments { list, base: start.checked_sub(2)?, rest: Vec::new() });
        }
        if tree.syntax().children_with_tokens().any(|it| it.kind() == SyntaxKind::SEMICOLON) {
            return repeat(inside, start, edition);
        }
        None
    }

    fn macro_args(&mut self, id: ExprId, arguments: &Arguments, lowered: &mut MacroCall) {
        let outer = (self.lowering.base, self.in_macro);
        self.lowering.base = arguments.base;
        self.lowering.macros += 1;
        self.in_macro |= !is_try(&lowered.path);
        for arg in arguments.list.args() {
            let (name, value) = named(arg);
            let value = self.expr(value, id);
            lowered.args.push(MacroArg { name, value });
        }
        self.lowering.macros -= 1;
        (self.lowering.base, self.in_macro) = outer;
        for arg in &lowered.args {
            if let ExprKind::Literal(Literal::Str { value, bytes: false }) = &self.body.expr(arg.value).kind {
                let captured = captures(value).into_iter();
                let is_named = |name: &SmolStr| lowered.args.iter().any(|it| it.name.as_ref() == Some(name));
                lowered.idents.extend(captured.filter(|it| !is_named(it)));
            }
        }
    }
}

fn is_std(krate: &str) -> bool {
    matches!(krate, "std" | "core" | "alloc")
}

/// What a block holds that holds one expression alone; a semicolon behind it changes nothing where a macro is called.
fn only(block: &ast::BlockExpr) -> Option<ast::Expr> {
    let list = block.stmt_list().filter(|_| block.modifier().is_none())?;
    let mut statements = list.statements();
    match (statements.next(), list.tail_expr(), statements.next()) {
        (None, Some(tail), None) => Some(tail),
        (Some(ast::Stmt::ExprStmt(it)), None, None) => it.expr(),
        _ => None,
    }
}

/// What `?` was before it had a sign of its own.
fn is_try(path: &Path) -> bool {
    matches!(&path.segments[..], [it] if it.name == "try")
}

/// `value; length`.
fn repeat(inside: &str, start: u32, edition: Edition) -> Option<Arguments> {
    let list = parse_macro_arguments(&format!("[{inside}]"), edition)?;
    let is_repeat =
        list.args().all(|it| matches!(it, ast::Expr::ArrayExpr(it) if it.semicolon_token().is_some()));
    is_repeat.then_some(Arguments { list, base: start.checked_sub(3)?, rest: Vec::new() })
}

/// Only the first argument is an expression: a pattern follows it.
fn first_argument(inside: &str, start: u32, tree: &ast::TokenTree, edition: Edition) -> Option<Arguments> {
    let comma = tree.syntax().children_with_tokens().find(|it| it.kind() == SyntaxKind::COMMA)?;
    let comma = comma.text_range();
    let inside_start = tree.syntax().text_range().start();
    let length = usize::from(comma.start() - inside_start).checked_sub(1)?;
    let list = parse_macro_arguments(inside.get(..length)?, edition)?;
    let rest = tokens(tree.syntax()).filter(|it| it.text_range().start() >= comma.end()).collect();
    Some(Arguments { list, base: start.checked_sub(2)?, rest })
}

/// Splits `name = value`.
fn named(arg: ast::Expr) -> (Option<SmolStr>, Option<ast::Expr>) {
    if let ast::Expr::BinExpr(it) = &arg
        && it.op_kind() == Some(BinaryOp::Assignment { op: None })
        && let (Some(ast::Expr::PathExpr(name)), value) = it.sub_exprs()
        && let Some(name) = name.path().and_then(|it| it.as_single_name_ref())
    {
        return (Some(name_text(name.text())), value);
    }
    (None, Some(arg))
}

fn tokens(node: &SyntaxNode) -> impl Iterator<Item = SyntaxToken> + use<> {
    node.descendants_with_tokens().filter_map(NodeOrToken::into_token)
}

/// The identifiers among the tokens, also those inside string literals that may be format strings.
fn idents(tokens: impl Iterator<Item = SyntaxToken>) -> Vec<SmolStr> {
    let mut idents = Vec::new();
    for token in tokens {
        match token.kind() {
            SyntaxKind::IDENT | SyntaxKind::SELF_KW => idents.push(name_text(token.text())),
            SyntaxKind::STRING => {
                let value = ast::String::cast(token);
                let value = value.as_ref().and_then(|it| it.value().ok());
                idents.extend(value.iter().flat_map(|it| captures(it)));
            }
            _ => {}
        }
    }
    idents
}

/// The names that a format string takes from around it: `{name}`, `{name:?}`, `{:width$}`.
fn captures(format: &str) -> Vec<SmolStr> {
    let mut captured = Vec::new();
    for piece in format_pieces(format) {
        let FormatPiece::Value(value) = piece else { continue };
        let (name, spec) = value.split_once(':').unwrap_or((value, ""));
        let counts = spec.split('$').rev().skip(1);
        let counts = counts.map(|it| it.rsplit(|it| !is_name_char(it)).next().unwrap_or(it));
        captured.extend(std::iter::once(name.trim()).chain(counts).filter(|it| is_name(it)).map(name_text));
    }
    captured
}

fn is_name_char(it: char) -> bool {
    it == '_' || it.is_alphanumeric()
}

fn is_name(text: &str) -> bool {
    text.chars().all(is_name_char) && text.chars().next().is_some_and(|it| !it.is_numeric())
}
