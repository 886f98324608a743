//! Patterns, and the locals that they bind.

use smol_str::SmolStr;

use super::block::BodyLowering;
use super::declare::MAX_DEPTH;
use super::types::{name_of, name_text};
use super::{Local, LocalId, PatId, PatKind, Path, Segment};
use crate::file::ast::HasName;
use crate::file::{AstNode, Span, ast};

/// The names that one pattern has bound so far: alternatives bind the same locals.
type Bound = Vec<(SmolStr, LocalId)>;

impl BodyLowering<'_, '_> {
    /// Binds the names of a whole pattern, which are visible from here on.
    pub fn pat(&mut self, pat: Option<ast::Pat>) -> PatId {
        self.pat_part(pat, &mut Vec::new())
    }

    fn pat_part(&mut self, pat: Option<ast::Pat>, bound: &mut Bound) -> PatId {
        let Some(pat) = pat.and_then(without_parens) else {
            return self.push_pat(PatKind::Other, Span::default());
        };
        let span = self.lowering.span(pat.syntax());
        if self.lowering.depth >= MAX_DEPTH {
            return self.push_pat(PatKind::Other, span);
        }
        self.lowering.depth += 1;
        let kind = self.pat_kind(&pat, bound);
        self.lowering.depth -= 1;
        self.push_pat(kind, span)
    }

    fn pat_kind(&mut self, pat: &ast::Pat, bound: &mut Bound) -> PatKind {
        match pat {
            ast::Pat::IdentPat(it) => self.ident(it, bound, false),
            ast::Pat::WildcardPat(_) => PatKind::Wild,
            ast::Pat::TupleStructPat(it) => {
                let path = it.path().map_or_else(Path::default, |it| self.lowering.path(&it));
                let (items, rest_at) = self.items(it.fields(), bound);
                PatKind::TupleStruct { path, items, rest_at, scope: self.scope }
            }
            ast::Pat::RecordPat(it) => self.record_pat(it, bound),
            ast::Pat::PathPat(it) => match it.path() {
                Some(path) => PatKind::Path(self.lowering.path(&path), self.scope),
                None => PatKind::Other,
            },
            ast::Pat::TuplePat(it) => {
                let (items, rest_at) = self.items(it.fields(), bound);
                PatKind::Tuple { items, rest_at }
            }
            ast::Pat::SlicePat(it) => {
                PatKind::Slice(it.pats().map(|it| self.pat_part(Some(it), bound)).collect())
            }
            ast::Pat::RefPat(it) => PatKind::Ref(self.pat_part(it.pat(), bound)),
            ast::Pat::BoxPat(it) => PatKind::Ref(self.pat_part(it.pat(), bound)),
            ast::Pat::DerefPat(it) => PatKind::Ref(self.pat_part(it.pat(), bound)),
            ast::Pat::OrPat(it) => PatKind::Or(it.pats().map(|it| self.pat_part(Some(it), bound)).collect()),
            ast::Pat::ParenPat(_)
            | ast::Pat::LiteralPat(_)
            | ast::Pat::RangePat(_)
            | ast::Pat::RestPat(_)
            | ast::Pat::MacroPat(_)
            | ast::Pat::ConstBlockPat(_)
            | ast::Pat::NotNull(_) => PatKind::Other,
        }
    }

    /// The items without `..`, and where it stands.
    fn items(
        &mut self,
        pats: impl Iterator<Item = ast::Pat>,
        bound: &mut Bound,
    ) -> (Vec<PatId>, Option<usize>) {
        let (mut items, mut rest_at) = (Vec::new(), None);
        for pat in pats {
            if matches!(pat, ast::Pat::RestPat(_)) {
                rest_at = Some(items.len());
            } else {
                items.push(self.pat_part(Some(pat), bound));
            }
        }
        (items, rest_at)
    }

    /// A lone name may also be a unit variant or a const; those never begin in lower case.
    fn ident(&mut self, pat: &ast::IdentPat, bound: &mut Bound, is_field: bool) -> PatKind {
        let name = name_of(pat.name());
        let is_upper = name.chars().next().is_some_and(char::is_uppercase);
        if is_upper && !is_field && pat.is_simple_ident() {
            let span = self.lowering.span(pat.syntax());
            let segments = [Segment { name, ..Segment::default() }].into();
            return PatKind::Path(Path { segments, qualified: None, span }, self.scope);
        }
        let known = bound.iter().find(|(it, _)| *it == name).map(|&(_, local)| local);
        let local = known.unwrap_or_else(|| {
            let node = pat.name();
            let span = self.lowering.span(node.as_ref().map_or(pat.syntax(), |it| it.syntax()));
            let (mutable, by_ref) = (pat.mut_token().is_some(), pat.ref_token().is_some());
            let local = self.bind(Local { name: name.clone(), span, mutable, by_ref });
            bound.push((name, local));
            local
        });
        let inner = pat.pat().map(|it| self.pat_part(Some(it), bound));
        PatKind::Bind { local, inner }
    }

    fn record_pat(&mut self, pat: &ast::RecordPat, bound: &mut Bound) -> PatKind {
        let path = pat.path().map_or_else(Path::default, |it| self.lowering.path(&it));
        let list = pat.record_pat_field_list();
        let mut fields = Vec::new();
        for field in list.iter().flat_map(ast::RecordPatFieldList::fields) {
            let Some(name) = field.field_name() else { continue };
            let name = name_text(name.text());
            let pat = match field.pat() {
                Some(ast::Pat::IdentPat(it)) if field.name_ref().is_none() => {
                    let kind = self.ident(&it, bound, true);
                    self.push_pat(kind, self.lowering.span(it.syntax()))
                }
                pat => self.pat_part(pat, bound),
            };
            fields.push((name, pat));
        }
        PatKind::Struct { path, fields, scope: self.scope }
    }
}

fn without_parens(mut pat: ast::Pat) -> Option<ast::Pat> {
    while let ast::Pat::ParenPat(it) = pat {
        pat = it.pat()?;
    }
    Some(pat)
}
