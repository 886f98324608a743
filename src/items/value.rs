//! Consts and statics, with the types that macros give them.

use smol_str::SmolStr;

use super::block::BodyLowering;
use super::declare::{Lowering, Place};
use super::types::name_of;
use super::{OpenedItems, Opening, Path, Segment, TypeKind, TypeRef, Value};
use crate::file::ast::HasName;
use crate::file::{AstNode, SyntaxKind, SyntaxNode, any_below, ast};

/// What `lazy_static!` makes derefs to the type that is written, as this of std does.
const LAZY: [&str; 3] = ["std", "sync", "LazyLock"];
/// What `thread_local!` makes, by its documentation in std.
const OF_THREAD: [&str; 3] = ["std", "thread", "LocalKey"];

impl Lowering<'_> {
    pub fn const_(&mut self, node: &ast::Const, place: Place) {
        self.value(name_of(node.name()), node.ty(), node.body(), false, place);
    }

    pub fn static_(&mut self, node: &ast::Static, place: Place) {
        let index = self.items.values.len();
        self.value(name_of(node.name()), node.ty(), node.body(), true, place);
        let start = self.item_span(node.syntax()).start;
        let around = |it: &&OpenedItems| it.inside.start <= start && start < it.inside.end;
        let opened = self.items.opened.iter().find(around).map(|it| it.opening);
        if let Some(value) = self.items.values.get_mut(index) {
            value.ty = value.ty.take().map(|it| made_of(opened, it));
        }
    }

    fn value(
        &mut self,
        name: SmolStr,
        ty: Option<ast::Type>,
        expr: Option<ast::Expr>,
        is_static: bool,
        place: Place,
    ) {
        let index = self.items.values.len();
        let ty = ty.map(|it| self.ty(it));
        let int = expr.as_ref().and_then(|it| super::expression::integer(it, 0));
        let (scope, owner) = (place.scope, place.owner);
        let length = expr.as_ref().and_then(|it| super::expression::list_length(it, 0));
        let text = expr.as_ref().and_then(super::expression::text);
        self.items.values.push(Value { name, scope, owner, ty, is_static, int, length, text, body: None });
        let Some(expr) = expr else { return };
        if does_something(expr.syntax()) {
            let body = BodyLowering::new(self, place).of_value(expr);
            self.items.values[index].body = Some(Box::new(body));
        } else {
            self.items_below(expr.syntax(), place);
        }
    }
}

/// The type of a static that a macro makes of one with another type.
fn made_of(opening: Option<Opening>, ty: TypeRef) -> TypeRef {
    let names = match opening {
        Some(Opening::Lazy) => LAZY,
        Some(Opening::OfThread) => OF_THREAD,
        Some(Opening::OnCondition) | None => return ty,
    };
    let span = ty.span;
    let mut segments = names.map(|it| Segment { name: SmolStr::new_static(it), ..Segment::default() });
    if let Some(last) = segments.last_mut() {
        last.args = [ty].into();
    }
    TypeRef { kind: TypeKind::Path(Path { segments: segments.into(), qualified: None, span }), span }
}

/// A table of numbers holds no handle.
fn does_something(value: &SyntaxNode) -> bool {
    let does =
        |kind| matches!(kind, SyntaxKind::CALL_EXPR | SyntaxKind::METHOD_CALL_EXPR | SyntaxKind::MACRO_EXPR);
    does(value.kind()) || any_below(value, does) || value.descendants().any(|it| names_function(&it))
}

/// A function by its name, in a table of such: constants and variants begin with a capital.
fn names_function(node: &SyntaxNode) -> bool {
    let last = |path: ast::Path| path.segment()?.name_ref();
    let name = ast::PathExpr::cast(node.clone()).and_then(|it| last(it.path()?));
    name.is_some_and(|it| it.text().starts_with(char::is_lowercase))
}
