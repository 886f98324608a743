//! Which bodies may name a function or a type, told by the words in them.

use rayon::prelude::*;
use rustc_hash::FxHashMap;
use smol_str::SmolStr;

use crate::index::{FuncId, Index, Reach, TypeId, ValueId};
use crate::infer::BodyOwner;
use crate::items::{
    Func, ImportKind, Items, Outline, OutlinedBody, Owner, Path, Summary, TypeDefKind, TypeKind, TypeRef,
    Visibility, Word,
};
use crate::track::keeper::FieldKey;

fn last(path: &Path) -> Option<SmolStr> {
    path.segments.last().map(|it| it.name.clone())
}

/// The words of which a body that names a function must hold one.
pub fn spelled(items: &Items, func: &Func, name: &str) -> Vec<Word> {
    if func.owner == Owner::Scope {
        return vec![Word::of(name)];
    }
    let header = items.header(func);
    let called = header.self_param.map(|_| Word::called(name, header.params.len()));
    called.into_iter().chain([Word::method(name)]).collect()
}

/// The type without whose name nobody can call a function: `File` for `File::open`.
pub fn type_before(items: &Items, func: &Func) -> Option<SmolStr> {
    let Owner::Impl(at) = func.owner else { return None };
    let impl_ = items.impls.get(at).filter(|_| items.header(func).self_param.is_none())?;
    match &impl_.self_ty.kind {
        TypeKind::Path(path) if path.qualified.is_none() => Some(path.segments.last()?.name.clone()),
        _ => None,
    }
}

/// What a body must hold to name something, beside the word itself.
#[derive(Clone)]
enum Beside {
    Nothing,
    /// One of these names, or `Self` in an impl of the type.
    Type(Vec<Word>, Option<TypeId>),
    /// The same, or one of these names in the file outside its bodies: variants can be imported.
    TypeOfVariant(Vec<Word>, TypeId),
}

struct Query {
    beside: Beside,
    reach: Reach,
}

/// Questions of the kind "which bodies may name this", answered for many things at one go.
#[derive(Default)]
pub struct Queries {
    by_word: FxHashMap<Word, Vec<Query>>,
    summary: Summary,
}

impl Queries {
    pub fn add_func(&mut self, index: &Index, aliases: &Aliases, func: FuncId) {
        let unit = index.func_unit(func);
        let def = index.func(func);
        let reach = index.reach_of_func(func);
        let own = index.type_of(func);
        let beside = match type_before(&index.unit(unit).items, def) {
            Some(ty) => Beside::Type(aliases.words_of(&ty), own),
            None => Beside::Nothing,
        };
        for name in aliases.names_of(&def.name) {
            for word in spelled(&index.unit(unit).items, def, name) {
                self.add(word, beside.clone(), reach);
            }
        }
    }

    /// Whoever makes a value of the type, or assigns to the field.
    pub fn add_field(&mut self, index: &Index, aliases: &Aliases, key: &FieldKey) {
        let (ty, variant, field) = key;
        let reach = index.reach_of_field(*ty, *variant, field);
        let def = index.ty(*ty);
        let variant = match (&def.kind, variant) {
            (TypeDefKind::Enum(variants), Some(at)) => variants.get(*at as usize).map(|it| &it.name),
            _ => None,
        };
        let types = aliases.words_of(&def.name);
        if let Some(variant) = variant {
            for word in aliases.words_of(variant) {
                self.add(word, Beside::TypeOfVariant(types.clone(), *ty), reach);
            }
        } else {
            for word in types {
                self.add(word, Beside::Nothing, reach);
            }
            self.add(Word::of("Self"), Beside::Type(Vec::new(), Some(*ty)), reach);
        }
        self.add(Word::assigned(field), Beside::Nothing, reach);
        // `self.files.push(file)` gives it a value too.
        if index.field(*ty, key.1, field).is_some_and(|it| may_keep(&it.ty)) {
            self.add(Word::of(field), Beside::Nothing, reach);
        }
    }

    /// Whatever names a static.
    pub fn add_static(&mut self, index: &Index, aliases: &Aliases, value: ValueId) {
        let (unit, def) = (index.value_unit(value), index.value(value));
        let reach = index.reach(unit, def.scope, Visibility::Public);
        for word in aliases.words_of(&def.name) {
            self.add(word, Beside::Nothing, reach);
        }
    }

    fn add(&mut self, word: Word, beside: Beside, reach: Reach) {
        self.summary = self.summary.with(word);
        self.by_word.entry(word).or_default().push(Query { beside, reach });
    }

    /// Whether a body may be one of those that were asked for.
    pub fn fit(&self, index: &Index, owner: BodyOwner, outline: &Outline, body: &OutlinedBody) -> bool {
        if !body.may_hold(self.summary) {
            return false;
        }
        let words = outline.words(body);
        let queries = words.iter().filter_map(|it| self.by_word.get(it)).flatten();
        let mut queries =
            queries.filter(|it| index.is_within(owner.unit(index), owner.scope(index), it.reach));
        queries.any(|it| it.fits(index, owner, outline, words))
    }
}

impl Query {
    fn fits(&self, index: &Index, owner: BodyOwner, outline: &Outline, words: &[Word]) -> bool {
        let holds = |word: &Word| words.binary_search(word).is_ok();
        let is_own = |ty: &TypeId| holds(&Word::of("Self")) && is_self(index, owner, *ty);
        match &self.beside {
            Beside::Nothing => true,
            Beside::Type(types, own) => types.iter().any(holds) || own.as_ref().is_none_or(is_own),
            Beside::TypeOfVariant(types, own) => {
                types.iter().any(|it| holds(it) || outline.declares(*it)) || is_own(own)
            }
        }
    }
}

/// Whether a field is written as something that holds others: `Vec<File>`.
fn may_keep(ty: &TypeRef) -> bool {
    match &ty.kind {
        TypeKind::Path(path) => path.segments.iter().any(|it| !it.args.is_empty()),
        _ => false,
    }
}

/// Whether `Self` may be this type in a body.
fn is_self(index: &Index, owner: BodyOwner, ty: TypeId) -> bool {
    let BodyOwner::Func(func) = owner else { return true };
    index.type_of(func).is_none_or(|it| it == ty)
}

/// Other names of what has a name: imports with `as`, type aliases, associated types.
pub struct Aliases {
    of: FxHashMap<SmolStr, Vec<SmolStr>>,
}

impl Aliases {
    pub fn new(index: &Index) -> Self {
        let pairs: Vec<(SmolStr, SmolStr)> =
            index.file_items().par_bridge().flat_map_iter(pairs_of).collect();
        let mut of: FxHashMap<SmolStr, Vec<SmolStr>> = FxHashMap::default();
        for (name, alias) in pairs {
            of.entry(name).or_default().push(alias);
        }
        Self { of }
    }

    /// The name and whatever else it may be called.
    fn names_of<'a>(&'a self, name: &'a SmolStr) -> Vec<&'a SmolStr> {
        let mut names = vec![name];
        let mut at = 0;
        while let Some(aliases) = names.get(at).map(|it| self.of.get(*it)) {
            for alias in aliases.into_iter().flatten() {
                if !names.contains(&alias) {
                    names.push(alias);
                }
            }
            at += 1;
        }
        names
    }

    fn words_of(&self, name: &SmolStr) -> Vec<Word> {
        self.names_of(name).into_iter().map(|it| Word::of(it)).collect()
    }
}

fn pairs_of(items: &Items) -> Vec<(SmolStr, SmolStr)> {
    let target = |kind: &TypeKind| match kind {
        TypeKind::Path(path) => last(path),
        _ => None,
    };
    let imports = items.scopes.iter().flat_map(|it| &it.imports).filter_map(|it| match &it.kind {
        ImportKind::Named(name) => Some((it.path.last()?.clone(), name.clone())),
        _ => None,
    });
    let aliases = items.types.iter().filter_map(|it| match &it.kind {
        TypeDefKind::Alias(of) => Some((target(&of.kind)?, it.name.clone())),
        _ => None,
    });
    let assoc = items.impls.iter().flat_map(|it| &it.assoc_types);
    let assoc = assoc.filter_map(|(name, of)| Some((target(&of.kind)?, name.clone())));
    imports.chain(aliases).chain(assoc).filter(|(name, alias)| name != alias && alias != "_").collect()
}
