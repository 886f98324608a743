//! Patterns: what each name in them is bound to, references looked through as the compiler does.

use smol_str::SmolStr;

use crate::index::Ty;
use crate::infer::Cx;
use crate::items::{PatId, PatKind};

impl Cx<'_> {
    /// Binds the names of a pattern to the parts of a type; `by_ref` once references were looked through, with whether
    /// all of them are mutable.
    #[expect(clippy::too_many_lines, reason = "one arm for each kind of pattern")]
    pub(super) fn bind(&mut self, id: PatId, ty: &Ty, by_ref: Option<bool>) {
        let body = self.body;
        let pat = &body.pat(id).kind;
        if let PatKind::Bind { local, inner } = pat {
            let by_ref = by_ref.or(body.local(*local).by_ref.then_some(true));
            let found = by_ref.map_or_else(|| ty.clone(), |mutable| ty.clone().reference(mutable));
            if let Some(slot) = self.locals.get_mut(local.0 as usize) {
                *slot = found;
            }
            if let Some(inner) = inner {
                self.bind(*inner, ty, by_ref);
            }
            return;
        }
        if let PatKind::Or(alternatives) = pat {
            for alternative in alternatives {
                self.bind(*alternative, ty, by_ref);
            }
            return;
        }
        let pat_id = id;
        let mut ty = self.normal_shallow(ty);
        let mut by_ref = by_ref;
        if let PatKind::Ref(inner) = pat {
            let target = match &ty {
                Ty::Ref(_, it) => it.as_ref().clone(),
                _ => Ty::Unknown,
            };
            return self.bind(*inner, &target, None);
        }
        while let Ty::Ref(mutable, inner) = &ty {
            by_ref = Some(by_ref.unwrap_or(true) && *mutable);
            let inner = inner.as_ref().clone();
            ty = self.normal_shallow(&inner);
        }
        match pat {
            PatKind::Tuple { items, rest_at } => {
                let types = match &ty {
                    Ty::Tuple(types) => types.to_vec(),
                    _ => Vec::new(),
                };
                self.bind_positions(items, *rest_at, &types, by_ref);
            }
            PatKind::Slice(items) => {
                let item = match &ty {
                    Ty::Slice(item) | Ty::Array(item, _) => item.as_ref().clone(),
                    _ => Ty::Unknown,
                };
                for it in items {
                    self.bind(*it, &item, by_ref);
                }
            }
            PatKind::TupleStruct { path, items, rest_at, scope } => {
                let mut types = Vec::new();
                if let Some((id, variant, args)) = self.constructed(path, *scope) {
                    self.pats.insert(pat_id, (id, variant));
                    self.unify(&Ty::Adt(id, args.clone().into()), &ty);
                    while let Some(field) =
                        self.field_of(id, variant, &args, &SmolStr::from(types.len().to_string()))
                    {
                        types.push(field);
                    }
                }
                self.bind_positions(items, *rest_at, &types, by_ref);
            }
            PatKind::Struct { path, fields, scope } => {
                let constructed = self.constructed(path, *scope);
                if let Some((id, variant, args)) = &constructed {
                    self.pats.insert(pat_id, (*id, *variant));
                    self.unify(&Ty::Adt(*id, args.clone().into()), &ty);
                }
                for (name, pat) in fields {
                    let field = constructed
                        .as_ref()
                        .and_then(|(id, variant, args)| self.field_of(*id, *variant, args, name));
                    self.bind(*pat, &field.unwrap_or(Ty::Unknown), by_ref);
                }
            }
            _ => {}
        }
    }

    /// `(a, .., z)`: what stands behind the rest is counted from the end.
    fn bind_positions(
        &mut self,
        items: &[PatId],
        rest_at: Option<usize>,
        types: &[Ty],
        by_ref: Option<bool>,
    ) {
        let skipped = types.len().saturating_sub(items.len());
        for (at, item) in items.iter().enumerate() {
            let position = if rest_at.is_some_and(|rest| at >= rest) { at + skipped } else { at };
            let ty = types.get(position).cloned().unwrap_or(Ty::Unknown);
            self.bind(*item, &ty, by_ref);
        }
    }
}
