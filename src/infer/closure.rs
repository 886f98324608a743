//! Closures, and associated types that are found once their base is.

use smol_str::SmolStr;

use crate::index::{Inner, Kinds, Ty};
use crate::infer::Cx;
use crate::items::{ExprId, ExprKind};

/// Deepest chain of associated types: no compiler follows a longer one, unless a crate has a `recursion_limit` of its own.
const MAX_PROJECTIONS: u32 = 128;

impl Cx<'_> {
    /// A closure; `wanted` is what the call it is passed to gives and takes.
    pub(super) fn closure(&mut self, id: ExprId, wanted: Option<(&[Ty], &Ty)>) -> Ty {
        let body = self.body;
        let ExprKind::Closure { params, param_types, body: inner, scope, .. } = &body.expr(id).kind else {
            return Ty::Unknown;
        };
        let mut types = Vec::new();
        for (at, pat) in params.iter().enumerate() {
            let written = param_types.get(at).and_then(Option::as_ref).map(|it| self.lower(it, *scope));
            let given = wanted.and_then(|(inputs, _)| inputs.get(at)).cloned();
            if let (Some(written), Some(given)) = (&written, &given) {
                self.unify(written, given);
            }
            let ty = written.or(given).unwrap_or_else(|| self.table.fresh());
            self.bind(*pat, &ty, None);
            types.push(ty);
        }
        let own = self.table.fresh();
        let outer = std::mem::replace(&mut self.ret, own.clone());
        let out = wanted.map(|(_, out)| out.clone());
        let ret = self.expr(*inner, out.as_ref());
        self.ret = outer;
        self.unify(&own, &ret);
        if let Some(out) = out {
            self.unify(&out, &ret);
        }
        self.closures.insert(id, (types, own));
        Ty::Closure(id)
    }

    /// With associated types replaced where their base is known.
    pub(super) fn normalise(&mut self, ty: &Ty) -> Ty {
        let ty = self.table.resolve(ty);
        let mut found = Vec::new();
        ty.any_in(Kinds::PROJECTION, &mut |it| {
            if let Ty::Projection(base, name) = it {
                found.push((base.clone(), name.clone()));
            }
            false
        });
        if found.is_empty() {
            return ty;
        }
        let known: Vec<((Inner, SmolStr), Ty)> = found
            .into_iter()
            .filter_map(|(base, name)| Some(((base.clone(), name.clone()), self.projected(&base, &name)?)))
            .collect();
        ty.map_in(Kinds::PROJECTION, &mut |it| match it {
            Ty::Projection(base, name) => {
                known.iter().find(|((b, n), _)| b == base && n == name).map(|(_, ty)| ty.clone())
            }
            _ => None,
        })
    }

    /// A type with its outermost layer known: variables and projections looked through.
    pub(super) fn normal_shallow(&mut self, ty: &Ty) -> Ty {
        match self.table.shallow(ty) {
            Ty::Projection(base, name) => {
                let base = self.table.resolve(&base);
                self.projected(&base, &name).unwrap_or(Ty::Projection(base.into(), name))
            }
            other => other,
        }
    }

    fn projected(&mut self, base: &Ty, name: &SmolStr) -> Option<Ty> {
        let question = (base.clone(), name.clone());
        if let Some(known) = self.projections.get(&question) {
            return known.clone();
        }
        // `impl<I: Iterator> IntoIterator for I` defines an item by itself where nothing is known of `I`.
        if matches!(base, Ty::Var(_) | Ty::Unknown) || self.projecting >= MAX_PROJECTIONS {
            return None;
        }
        // One that is made of itself ends here.
        self.projections.insert(question.clone(), None);
        self.projecting += 1;
        let found = self.project(base, name).map(|it| self.normal_shallow(&it));
        self.projecting -= 1;
        let found = found
            .filter(|it| !matches!(it, Ty::Projection(inner, it) if inner.as_ref() == base && it == name));
        // A variable that stands for a parameter of an impl was of this question alone.
        let is_own = |it: &Ty| matches!(it, Ty::Var(_)) && !base.any_in(Kinds::VAR, &mut |of| of == it);
        if found.as_ref().is_some_and(|it| it.any_in(Kinds::VAR, &mut |it| is_own(it))) {
            self.projections.remove(&question);
        } else {
            self.projections.insert(question, found.clone());
        }
        found
    }

    fn project(&mut self, base: &Ty, name: &SmolStr) -> Option<Ty> {
        let base = self.normal_shallow(base);
        let declared = self
            .bounds_of(&base)
            .into_iter()
            .find_map(|bound| bound.assoc.iter().find(|(it, _)| it == name).map(|(_, ty)| ty.clone()));
        if declared.is_some() {
            return declared;
        }
        if let (true, Some(trait_)) = (name == "Item", self.index.known.into_iterator) {
            return self.item_by(&base, trait_);
        }
        if let (true, Some(trait_)) = (name == "Target", self.index.known.deref) {
            return self.assoc_of_impl(&base, trait_, name);
        }
        self.assoc_anywhere(&base, name)
    }

    /// Through `Iterator` first, since every iterator is an `IntoIterator` of its own items.
    fn item_by(&mut self, base: &Ty, into_iterator: crate::index::TraitId) -> Option<Ty> {
        let iterator = self.index.known.iterator?;
        self.assoc_of_impl(base, iterator, "Item").or_else(|| self.assoc_of_impl(base, into_iterator, "Item"))
    }

    fn assoc_anywhere(&mut self, base: &Ty, name: &str) -> Option<Ty> {
        let head = base.head()?;
        let traits = self.index.traits_with_assoc(head, name);
        traits.into_iter().find_map(|it| self.assoc_of_impl(base, it, name))
    }

    /// What a `for` loop over a value binds.
    pub(super) fn item_of(&mut self, iterable: &Ty) -> Ty {
        let ty = self.normal_shallow(iterable);
        match self.projected(&ty, &SmolStr::new("Item")) {
            Some(item) => item,
            None => match &ty {
                Ty::Ref(mutable, inner) => match inner.as_ref() {
                    Ty::Array(item, _) | Ty::Slice(item) => item.as_ref().clone().reference(*mutable),
                    _ => Ty::Unknown,
                },
                Ty::Array(item, _) => item.as_ref().clone(),
                _ => Ty::Unknown,
            },
        }
    }
}
