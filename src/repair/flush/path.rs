//! Which file a call may look at: paths that are made of different things are taken for different files.

use std::collections::BTreeSet;

use smol_str::SmolStr;

use crate::infer::Callee;
use crate::items::{ExprId, ExprKind, Literal, LocalId};
use crate::repair::flush::Request;
use crate::repair::scene::Scene;
use crate::track::{Def, Known, arguments, passed_to};

/// Whether a call that looks at files, itself or deeper down, may look at the one that is written.
pub fn may_be_written(scene: Scene<'_>, request: &Request<'_>, known: &Known, call: ExprId) -> bool {
    if request.source.owner != request.owner || request.source.expr == request.block {
        return true;
    }
    let written = Origins::of(scene, known, &[request.source.expr]);
    let is_direct = match known.inference.callees.get(&call) {
        Some(Callee::Func(func, _)) => scene.index().func_marks(*func).is_some_and(|it| it.observes),
        _ => false,
    };
    if is_direct {
        let name = name_made(known, request.source.expr);
        return arguments(&known.body, call).into_iter().any(|it| {
            let is_other = name.is_some() && file_name(known, it).is_some_and(|it| Some(it) != name);
            !is_other && written.may_be(&Origins::of(scene, known, &[it]))
        });
    }
    let mut looked = vec![call];
    if let Some(Callee::Closure(closure)) = known.inference.callees.get(&call) {
        looked.push(*closure);
    }
    // What is named by nothing of this body, a function deeper down may name too.
    written.places.is_empty()
        || !written.named.is_empty()
        || written.may_be(&Origins::of(scene, known, &looked))
}

/// What a value is made of, as far as one body tells.
#[derive(Default)]
struct Origins {
    /// Parameters, with the names of the fields that are taken.
    places: BTreeSet<(LocalId, Vec<SmolStr>)>,
    /// Constants, and functions that are asked without arguments.
    named: BTreeSet<SmolStr>,
    /// Something in it could not be followed.
    is_open: bool,
}

impl Origins {
    fn of(scene: Scene<'_>, known: &Known, exprs: &[ExprId]) -> Self {
        let mut found = Self::default();
        let mut seen: BTreeSet<ExprId> = BTreeSet::new();
        let mut rest = exprs.to_vec();
        while let Some(expr) = rest.pop() {
            if seen.insert(expr) {
                for leaf in known.body.within(known.body.expr(expr).span) {
                    found.leaf(scene, known, leaf, &mut rest);
                }
            }
        }
        found
    }

    fn leaf(&mut self, scene: Scene<'_>, known: &Known, leaf: ExprId, rest: &mut Vec<ExprId>) {
        let body = &known.body;
        match &body.expr(leaf).kind {
            ExprKind::Local(local) => self.local(known, leaf, *local, rest),
            ExprKind::Path(path, _) => {
                let is_func = matches!(known.inference.callees.get(&leaf), Some(Callee::Func(..)));
                if !is_func && !body.is_called(leaf) {
                    self.named.insert(path.name().into());
                }
            }
            ExprKind::Call { args, .. } if args.is_empty() && !is_options(scene, known, leaf) => {
                self.named.insert(body.called_name(leaf).into());
            }
            ExprKind::Macro(call) if !call.parsed => self.is_open = true,
            _ => {}
        }
    }

    fn local(&mut self, known: &Known, using: ExprId, local: LocalId, rest: &mut Vec<ExprId>) {
        let body = &known.body;
        let defs = known.facts.defs(local);
        self.is_open |= defs.is_empty();
        rest.extend(stored_in(known, local));
        for def in defs {
            match def {
                Def::Value(value) | Def::Item(value) => rest.push(*value),
                Def::Param(_) => {
                    self.places.insert((local, fields_of(known, using)));
                }
                Def::ClosureParam(closure, _) => match passed_to(body, *closure) {
                    Some(call) => rest.extend(arguments(body, call).into_iter().filter(|it| it != closure)),
                    None => self.is_open = true,
                },
                Def::Field(_) => self.is_open = true,
            }
        }
    }

    fn may_be(&self, other: &Origins) -> bool {
        let is_bare = |it: &Self| it.places.is_empty() && it.named.is_empty();
        let meets = |one: &[SmolStr], two: &[SmolStr]| one.starts_with(two) || two.starts_with(one);
        let shares = self
            .places
            .iter()
            .any(|(one, of)| other.places.iter().any(|(two, as_of)| one == two && meets(of, as_of)));
        self.is_open
            || other.is_open
            || is_bare(self) && is_bare(other)
            || shares
            || !self.named.is_disjoint(&other.named)
    }
}

/// What is assigned to the fields of a local.
fn stored_in(known: &Known, local: LocalId) -> impl Iterator<Item = ExprId> + '_ {
    let body = &known.body;
    body.expr_ids().filter_map(move |it| {
        let ExprKind::Assign { place, value, .. } = body.expr(it).kind else { return None };
        let is_of = |it: ExprId| matches!(body.expr(it).kind, ExprKind::Local(of) if of == local);
        body.within(body.expr(place).span).any(is_of).then_some(value)
    })
}

/// `b`, `c` of `a.b.c`, given `a`.
fn fields_of(known: &Known, base: ExprId) -> Vec<SmolStr> {
    let mut names = Vec::new();
    let mut inner = base;
    for outer in known.body.ancestors(base) {
        match &known.body.expr(outer).kind {
            ExprKind::Field { base, name } if *base == inner => names.push(name.clone()),
            _ => break,
        }
        inner = outer;
    }
    names
}

/// `OpenOptions::new()` says nothing of a path.
fn is_options(scene: Scene<'_>, known: &Known, call: ExprId) -> bool {
    let made = known.inference.expr(call).adt();
    made.is_some_and(|(id, _)| scene.index().ty(id).name == "OpenOptions")
}

/// The name of the file that an expression makes: `File::create(dir.join("name"))?`.
fn name_made(known: &Known, source: ExprId) -> Option<SmolStr> {
    let body = &known.body;
    let mut calls = body.within(body.expr(source).span);
    let call = calls.find(|it| matches!(body.called_name(*it), "create" | "create_new" | "open"))?;
    arguments(body, call).into_iter().find_map(|it| file_name(known, it))
}

/// The last part of a path, where it is written out: `dir.join("name")`, `"dir/name"`.
fn file_name(known: &Known, path: ExprId) -> Option<SmolStr> {
    let body = &known.body;
    match &body.expr(path).kind {
        ExprKind::Ref { inner, .. } => file_name(known, *inner),
        ExprKind::Local(local) => match known.facts.defs(*local) {
            [Def::Value(value)] => file_name(known, *value),
            _ => None,
        },
        ExprKind::MethodCall { name, args, .. } if name == "join" => {
            args.first().and_then(|it| file_name(known, *it))
        }
        ExprKind::Call { args, .. } if matches!(body.called_name(path), "new" | "from") => {
            args.first().and_then(|it| file_name(known, *it))
        }
        ExprKind::Literal(Literal::Str { value, bytes: false }) => {
            let name = value.rsplit(['/', '\\']).next().filter(|it| !it.is_empty() && *it != "..");
            name.map(SmolStr::new)
        }
        _ => None,
    }
}
