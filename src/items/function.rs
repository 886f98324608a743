//! Functions: from their nodes, or from the outline where they were left out of the tree.

use std::sync::OnceLock;

use super::attribute::{is_test, visibility};
use super::block::BodyLowering;
use super::declare::{Lowering, Place};
use super::generic::self_param;
use super::types::{name_of, name_text};
use super::{Bodies, Body, Func, Header, Param, ScopeId};
use crate::file::ast::HasName;
use crate::file::{AstNode, Span, SyntaxNode, ast};

impl Lowering<'_> {
    pub fn func(&mut self, node: &ast::Fn, place: Place) {
        let header = self.header(node);
        let test = place.test || is_test(&header.attributes);
        let index = self.items.funcs.len();
        let func = Func {
            name: name_of(node.name()),
            scope: place.scope,
            owner: place.owner,
            visibility: visibility(node),
            span: self.item_span(node.syntax()),
            name_span: node.name().map_or_else(Span::default, |it| self.span(it.syntax())),
            test,
            opens: node.body().map(|it| self.span(it.syntax()).start),
            body: None,
            header: OnceLock::from(Box::new(header)),
        };
        self.items.funcs.push(func);
        let Some(block) = node.body() else { return };
        let inner = Place::in_scope(place.scope, test);
        if self.bodies == Bodies::All {
            let body = BodyLowering::new(self, inner).of_fn(node.param_list(), block);
            self.items.funcs[index].body = Some(Box::new(body));
        } else {
            self.items_below(block.syntax(), inner);
        }
    }

    pub fn header(&mut self, node: &ast::Fn) -> Header {
        let params = node.param_list();
        Header {
            generics: self.generics(node),
            self_param: params.as_ref().and_then(ast::ParamList::self_param).map(|it| self_param(&it)),
            params: params.iter().flat_map(ast::ParamList::params).map(|it| self.param(&it)).collect(),
            ret: node.ret_type().and_then(|it| it.ty()).map(|it| self.ty(it)),
            is_async: node.async_token().is_some(),
            stops_panics: node.abi().is_some_and(|it| stops_panics(&it)),
            attributes: self.attributes(node),
        }
    }

    fn param(&mut self, param: &ast::Param) -> Param {
        let name = match param.pat() {
            Some(ast::Pat::IdentPat(it)) if it.pat().is_none() => Some(name_of(it.name())),
            _ => None,
        };
        let ty = self.ty_or_unknown(param.ty(), param.syntax());
        Param { name, ty, attributes: self.attributes(param) }
    }

    /// The functions that stand in a node and in no item below it.
    pub fn outlined_in(&mut self, node: &SyntaxNode, place: Place) {
        let span = self.span(node);
        let funcs = &mut self.outlined.funcs;
        let from = funcs.partition_point(|it| it.span.start < span.start);
        let to = funcs.partition_point(|it| it.span.start < span.end);
        for it in funcs.drain(from..to) {
            self.items.funcs.push(Func {
                name: name_text(self.items.text.get(it.name.range()).unwrap_or_default()),
                scope: place.scope,
                owner: place.owner,
                visibility: it.visibility,
                span: it.span,
                name_span: it.name,
                test: it.test,
                opens: it.opens,
                body: None,
                header: OnceLock::new(),
            });
        }
    }

    /// The body of a function, which stands in a scope that is known already.
    pub fn body_of(mut self, node: &ast::Fn, scope: ScopeId, test: bool) -> Option<Body> {
        let block = node.body()?;
        Some(BodyLowering::new(&mut self, Place::in_scope(scope, test)).of_fn(node.param_list(), block))
    }
}

/// Whether a panic that would leave a function of an ABI ends the process: `extern "C"`, and not `extern "C-unwind"` nor
/// those of Rust itself (the Rust reference, "Panic" 7.3).
fn stops_panics(abi: &ast::Abi) -> bool {
    let unwinds = |name: &str| name.ends_with("-unwind") || name.to_lowercase().starts_with("rust");
    !abi.abi_string().is_some_and(|it| it.value().is_ok_and(|it| unwinds(&it)))
}
