//! From a syntax tree to scopes and what is declared in them; bodies are lowered on the way.

use std::sync::Arc;

use smol_str::SmolStr;

use super::attribute::{is_generated, is_test, visibility};
use super::expansion::{Expanded, Rules};
use super::types::{name_of, name_text};
use super::{
    Bodies, Impl, ItemMacro, Items, MacroRules, ModFile, OutlinedItems, Owner, Scope, ScopeId, ScopeKind,
    Trait, TypeDefKind,
};
use crate::file::ast::{HasName, HasTypeBounds};
use crate::file::{
    AstNode, Edition, NodeOrToken, Span, SyntaxKind, SyntaxNode, SyntaxToken, TextRange, TextSize, WalkEvent,
    any_below, ast, to_u32,
};

/// Deepest level of the tree that is lowered. The parser follows chains of calls and operators without
/// recursion, so a tree can be far deeper than any stack.
pub(super) const MAX_DEPTH: u32 = 600;

/// So many bytes of one call are written out, those of calls in it included: one that calls another twice, which does so
/// too, would else double with each step.
pub(super) const MOST_WRITTEN_OUT: usize = 1 << 11;

/// What is known while a tree is walked.
pub(super) struct Lowering<'a> {
    pub items: Items,
    pub edition: Edition,
    pub bodies: Bodies,
    /// The scopes of the file where they are known, and with them all that it declares.
    pub scopes: Option<&'a [Scope]>,
    /// The macros that a name may mean; none where nothing but declarations is lowered.
    pub macros_of: Option<&'a MacrosOf<'a>>,
    /// The calls of macros that are written out, the innermost last: what is lowered stands in the text of that.
    pub expanded: Vec<Expanded>,
    /// How many bytes may still be written out of the call at hand.
    pub room: usize,
    /// Added to the tree's offsets: the arguments of a macro call have a tree of their own.
    pub base: u32,
    pub depth: u32,
    /// How many macro calls stand around.
    pub macros: u32,
    /// What the tree was built without.
    pub outlined: OutlinedItems,
}

/// The rules of the macros that a name may mean.
pub type MacrosOf<'m> = dyn Fn(&str) -> Vec<Arc<Rules>> + 'm;

/// Where an item stands.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub scope: ScopeId,
    pub owner: Owner,
    pub test: bool,
}

impl Place {
    pub fn in_scope(scope: ScopeId, test: bool) -> Self {
        Place { scope, owner: Owner::Scope, test }
    }
}

impl<'a> Lowering<'a> {
    pub fn new(edition: Edition, bodies: Bodies) -> Self {
        let items = Items::empty(SmolStr::default(), edition);
        let outlined = OutlinedItems::default();
        Lowering {
            items,
            edition,
            bodies,
            scopes: None,
            macros_of: None,
            expanded: Vec::new(),
            room: MOST_WRITTEN_OUT,
            base: 0,
            depth: 0,
            macros: 0,
            outlined,
        }
    }

    /// For the tree of a text that was built without some items.
    pub fn without(mut self, text: SmolStr, outlined: OutlinedItems) -> Self {
        self.items.text = text;
        self.items.opened.clone_from(&outlined.opened);
        Lowering { outlined, ..self }
    }

    /// For a tree whose text starts at this offset of its file.
    pub fn at(self, base: u32) -> Self {
        Lowering { base, ..self }
    }

    /// For a body that may call these macros.
    pub fn calling(self, macros_of: &'a MacrosOf<'a>) -> Self {
        Lowering { macros_of: Some(macros_of), ..self }
    }

    /// For a part of a file that declares these scopes.
    pub fn among(self, scopes: &'a [Scope]) -> Self {
        Lowering { scopes: Some(scopes), ..self }
    }

    pub fn file(mut self, tree: &ast::SourceFile) -> Items {
        self.items.generated = is_generated(tree);
        let test = is_test(&self.attributes(tree));
        let scope = self.scope(None, ScopeKind::File, tree.syntax(), test);
        self.items_in(tree.syntax(), Place::in_scope(scope, test));
        self.items.funcs.sort_by_key(|it| it.span.start);
        self.items.shrink();
        self.items
    }

    /// A new scope; its items are not declared yet.
    pub fn scope(
        &mut self,
        parent: Option<ScopeId>,
        kind: ScopeKind,
        node: &SyntaxNode,
        test: bool,
    ) -> ScopeId {
        let id = ScopeId(to_u32(self.items.scopes.len()));
        self.items.scopes.push(Scope {
            parent,
            kind,
            span: self.span(node),
            imports: Vec::new(),
            uses: Vec::new(),
            files: Vec::new(),
            first_item: self.first_item(node),
            test,
        });
        id
    }

    /// `extern crate` is wanted before any `use`, so it does not count.
    fn first_item(&self, node: &SyntaxNode) -> u32 {
        let first = node
            .children()
            .find(|it| !matches!(it.kind(), SyntaxKind::ATTR | SyntaxKind::EXTERN_CRATE | SyntaxKind::NAME));
        let end = || match node.last_child_or_token() {
            Some(it) if it.kind() == SyntaxKind::R_CURLY => it.text_range().start(),
            _ => node.text_range().end(),
        };
        let at = self.base + u32::from(first.map_or_else(end, |it| after_header(&it)));
        // What a macro keeps to some builds is no place for an import of all.
        let call = self.items.opened.iter().find(|it| it.whole.start <= at && at < it.whole.end);
        call.map_or(at, |it| it.whole.start)
    }

    pub fn items_in(&mut self, node: &SyntaxNode, place: Place) {
        for item in node.children().filter_map(ast::Item::cast) {
            self.item(item, place);
        }
        self.outlined_in(node, place);
        self.outlined_uses_in(node, place.scope);
    }

    pub fn item(&mut self, item: ast::Item, place: Place) {
        if self.depth >= MAX_DEPTH {
            return;
        }
        self.depth += 1;
        match item {
            ast::Item::Const(it) => self.const_(&it, place),
            ast::Item::Enum(it) => self.enum_(&it, place),
            ast::Item::ExternBlock(it) => self.extern_block(&it, place),
            ast::Item::ExternCrate(it) => self.extern_crate(&it, place.scope),
            ast::Item::Fn(it) => self.func(&it, place),
            ast::Item::Impl(it) => self.impl_(&it, place),
            ast::Item::MacroDef(it) => self.macro_rules(it.syntax(), it.name(), place.scope),
            ast::Item::MacroRules(it) => self.macro_rules(it.syntax(), it.name(), place.scope),
            ast::Item::Module(it) => self.module(&it, place),
            ast::Item::Static(it) => self.static_(&it, place),
            ast::Item::Struct(it) => {
                let fields = self.fields(it.field_list());
                self.type_def(&it, TypeDefKind::Struct(fields), place.scope);
            }
            ast::Item::Trait(it) => self.trait_(&it, place),
            ast::Item::TypeAlias(it) => {
                let ty = self.ty_or_unknown(it.ty(), it.syntax());
                self.type_def(&it, TypeDefKind::Alias(ty), place.scope);
            }
            ast::Item::Union(it) => {
                let fields = self.fields(it.record_field_list().map(ast::FieldList::from));
                self.type_def(&it, TypeDefKind::Struct(fields), place.scope);
            }
            ast::Item::Use(it) => self.use_(&it, place.scope),
            ast::Item::MacroCall(it) => {
                let name = it.path().and_then(|it| it.segment()?.name_ref());
                let name = name.map(|it| name_text(it.text())).unwrap_or_default();
                let span = self.item_span(it.syntax());
                self.items.macro_calls.push(ItemMacro { name, span });
            }
            ast::Item::AsmExpr(_) => {}
        }
        self.depth -= 1;
    }

    /// The items in blocks of a body that is not lowered.
    pub fn items_below(&mut self, body: &SyntaxNode, place: Place) {
        if !any_below(body, declares) {
            return;
        }
        let mut scopes = vec![place.scope];
        let mut walk = body.preorder();
        while let Some(event) = walk.next() {
            let scope = scopes.last().copied().unwrap_or(place.scope);
            match event {
                WalkEvent::Enter(node) if node.kind() == SyntaxKind::STMT_LIST => {
                    scopes.push(self.block_scope(&node, scope, place.test));
                }
                WalkEvent::Leave(node) if node.kind() == SyntaxKind::STMT_LIST => {
                    scopes.pop();
                }
                WalkEvent::Enter(node) if declares(node.kind()) => {
                    walk.skip_subtree();
                    if let Some(item) = ast::Item::cast(node) {
                        self.item(item, Place::in_scope(scope, place.test));
                    }
                }
                _ => {}
            }
        }
    }

    /// The scope of what stands between the braces: a new one only if something is declared there.
    pub fn block_scope(&mut self, list: &SyntaxNode, outer: ScopeId, test: bool) -> ScopeId {
        if !list.children().any(|it| declares(it.kind())) {
            return outer;
        }
        let Some(scopes) = self.scopes else { return self.scope(Some(outer), ScopeKind::Block, list, test) };
        let span = self.span(list);
        let known = scopes.iter().position(|it| it.span == span && it.kind == ScopeKind::Block);
        known.map_or(outer, |it| ScopeId(to_u32(it)))
    }

    fn module(&mut self, module: &ast::Module, place: Place) {
        let attributes = self.attributes(module);
        let test = place.test || is_test(&attributes);
        let name = name_of(module.name());
        let Some(list) = module.item_list() else {
            let path = attributes.iter().find(|it| it.name == "path");
            let path = path.map(|it| SmolStr::new(it.value.trim_matches(['r', '#', '"'])));
            self.items.scopes[place.scope.0 as usize].files.push(ModFile { name, path, test });
            return;
        };
        let test = test || is_test(&self.attributes_below(list.syntax()));
        let scope = self.scope(Some(place.scope), ScopeKind::Module(name), list.syntax(), test);
        self.items_in(list.syntax(), Place::in_scope(scope, test));
    }

    fn extern_block(&mut self, block: &ast::ExternBlock, place: Place) {
        for item in block.extern_item_list().iter().flat_map(ast::ExternItemList::extern_items) {
            self.item(item.into(), place);
        }
        self.outlined_in(block.syntax(), place);
    }

    fn macro_rules(&mut self, node: &SyntaxNode, name: Option<ast::Name>, scope: ScopeId) {
        let span = self.item_span(node);
        self.items.macros.push(MacroRules { name: name_of(name), scope, span });
    }

    fn impl_(&mut self, node: &ast::Impl, place: Place) {
        let attributes = self.attributes(node);
        let test = place.test || is_test(&attributes);
        let trait_ = match node.trait_() {
            Some(ast::Type::PathType(it)) => it.path().map(|it| self.path(&it)),
            _ => None,
        };
        let index = self.items.impls.len();
        let impl_ = Impl {
            scope: place.scope,
            generics: self.generics(node),
            trait_,
            self_ty: self.ty_or_unknown(node.self_ty(), node.syntax()),
            assoc_types: Vec::new(),
            conditional: attributes.iter().any(|it| it.name == "cfg"),
            span: self.item_span(node.syntax()),
        };
        self.items.impls.push(impl_);
        let place = Place { owner: Owner::Impl(index), test, ..place };
        for item in node.assoc_item_list().iter().flat_map(ast::AssocItemList::assoc_items) {
            if let ast::AssocItem::TypeAlias(it) = item {
                let ty = self.ty_or_unknown(it.ty(), it.syntax());
                self.items.impls[index].assoc_types.push((name_of(it.name()), ty));
            } else {
                self.item(item.into(), place);
            }
        }
        self.outlined_in(node.syntax(), place);
    }

    fn trait_(&mut self, node: &ast::Trait, place: Place) {
        let attributes = self.attributes(node);
        let test = place.test || is_test(&attributes);
        let index = self.items.traits.len();
        let trait_ = Trait {
            name: name_of(node.name()),
            scope: place.scope,
            generics: self.generics(node),
            supertraits: self.bounds(node.type_bound_list()),
            assoc_types: Vec::new(),
            visibility: visibility(node),
            attributes,
            span: self.item_span(node.syntax()),
        };
        self.items.traits.push(trait_);
        let place = Place { owner: Owner::Trait(index), test, ..place };
        for item in node.assoc_item_list().iter().flat_map(ast::AssocItemList::assoc_items) {
            if let ast::AssocItem::TypeAlias(it) = item {
                let bounds = self.bounds(it.type_bound_list());
                self.items.traits[index].assoc_types.push((name_of(it.name()), bounds));
            } else {
                self.item(item.into(), place);
            }
        }
        self.outlined_in(node.syntax(), place);
    }

    pub fn span(&self, node: &SyntaxNode) -> Span {
        self.place(node.text_range())
    }

    pub fn token_span(&self, token: &SyntaxToken) -> Span {
        self.place(token.text_range())
    }

    /// Where a part of the tree stands in the file.
    pub fn place(&self, range: TextRange) -> Span {
        let span = Span::new(self.base + u32::from(range.start()), self.base + u32::from(range.end()));
        Expanded::in_file(&self.expanded, span)
    }

    /// Without the comments and docs before it, which the parser puts inside the item.
    pub fn item_span(&self, node: &SyntaxNode) -> Span {
        let first = node.children_with_tokens().find(|it| !it.kind().is_trivia());
        let start = first.map_or(node.text_range().start(), |it| it.text_range().start());
        self.place(TextRange::new(start, node.text_range().end()))
    }
}

/// Where an item starts with the comments that stand right above it; what a blank line sets apart is left out.
fn after_header(item: &SyntaxNode) -> TextSize {
    let mut start = item.text_range().start();
    for token in item.children_with_tokens().map_while(NodeOrToken::into_token) {
        match token.kind() {
            SyntaxKind::WHITESPACE if token.text().matches('\n').nth(1).is_some() => {
                start = token.text_range().end();
            }
            SyntaxKind::COMMENT if token.text().starts_with("//") && !token.text().starts_with("///") => {}
            SyntaxKind::WHITESPACE => {}
            _ => break,
        }
    }
    start
}

/// Whether a node of this kind gives its block a scope.
pub(super) fn declares(kind: SyntaxKind) -> bool {
    ast::Item::can_cast(kind) && !matches!(kind, SyntaxKind::MACRO_CALL | SyntaxKind::ASM_EXPR)
}
