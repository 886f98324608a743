//! `use` and `extern crate`: as written, and flattened to one import a name.

use smol_str::SmolStr;

use super::declare::Lowering;
use super::types::name_text;
use super::{Import, ImportKind, ScopeId, UseItem, UseTree};
use crate::file::ast::{HasAttrs, HasVisibility};
use crate::file::{AstNode, SyntaxNode, ast};

impl Lowering<'_> {
    pub fn use_(&mut self, node: &ast::Use, scope: ScopeId) {
        let Some(tree) = node.use_tree() else { return };
        let item = UseItem {
            span: self.item_span(node.syntax()),
            has_attributes: node.attrs().next().is_some(),
            public: node.visibility().is_some(),
            tree: self.use_tree(&tree),
        };
        self.enter(item, scope);
    }

    /// The imports that stand in a node and in no module below it.
    pub fn outlined_uses_in(&mut self, node: &SyntaxNode, scope: ScopeId) {
        let span = self.span(node);
        let uses = &mut self.outlined.uses;
        let from = uses.partition_point(|it| it.span.start < span.start);
        let to = uses.partition_point(|it| it.span.start < span.end);
        for item in uses.drain(from..to).collect::<Vec<_>>() {
            self.enter(item, scope);
        }
        if from < to {
            let scope = &mut self.items.scopes[scope.0 as usize];
            scope.imports.sort_by_key(|it| it.span.start);
            scope.uses.sort_by_key(|it| it.span.start);
        }
    }

    fn enter(&mut self, item: UseItem, scope: ScopeId) {
        let is_conditional = self.items.is_conditional(item.span);
        let scope = &mut self.items.scopes[scope.0 as usize];
        flatten(&item.tree, &mut Vec::new(), item.public, &mut scope.imports);
        // Nothing is added to what some builds leave out.
        if !is_conditional {
            scope.uses.push(item);
        }
    }

    pub fn extern_crate(&mut self, node: &ast::ExternCrate, scope: ScopeId) {
        let Some(name) = node.name_ref().map(|it| name_text(it.text())) else { return };
        let rename = node.rename().map(|it| rename_text(&it));
        let import = Import {
            path: [name.clone()].into(),
            kind: ImportKind::ExternCrate(rename.unwrap_or(name)),
            public: node.visibility().is_some(),
            span: self.item_span(node.syntax()),
        };
        self.items.scopes[scope.0 as usize].imports.push(import);
    }

    /// As deep as the brackets nest, which the parser bounds.
    fn use_tree(&self, node: &ast::UseTree) -> UseTree {
        let path = node.path();
        let names = path.iter().flat_map(ast::Path::segments).filter_map(|it| it.name_ref());
        UseTree {
            path: names.map(|it| name_text(it.text())).collect(),
            rename: node.rename().map(|it| rename_text(&it)),
            glob: node.star_token().is_some(),
            list: node.use_tree_list().map(|list| {
                (list.use_trees().map(|it| self.use_tree(&it)).collect(), self.span(list.syntax()))
            }),
            span: self.span(node.syntax()),
        }
    }
}

fn rename_text(rename: &ast::Rename) -> SmolStr {
    ast::HasName::name(rename).map_or(SmolStr::new_static("_"), |it| name_text(it.text()))
}

fn flatten(tree: &UseTree, prefix: &mut Vec<SmolStr>, public: bool, imports: &mut Vec<Import>) {
    let outer = prefix.len();
    prefix.extend(tree.path.iter().cloned());
    if let Some((list, _)) = &tree.list {
        for tree in list {
            flatten(tree, prefix, public, imports);
        }
    } else {
        let mut path = prefix.clone();
        if path.len() > 1 && path.last().is_some_and(|it| it == "self") {
            path.pop();
        }
        let kind = match (&tree.rename, path.last()) {
            (_, _) if tree.glob => Some(ImportKind::Glob),
            (Some(name), _) | (None, Some(name)) => Some(ImportKind::Named(name.clone())),
            (None, None) => None,
        };
        imports.extend(kind.map(|kind| Import { path: path.into(), kind, public, span: tree.span }));
    }
    prefix.truncate(outer);
}
