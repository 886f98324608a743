//! What is missing where a written path or type leads nowhere: a stub, a file, the expansion of a macro.

use std::path::Path as FsPath;

use smol_str::SmolStr;

use crate::discover::{Package, shown_from};
use crate::file::{Edition, FileSpan, RustFile, Span, SyntaxKind, has_word, tokens, words};
use crate::index::{FuncId, Kinds, Ty, TypeContext, TypeId, UnitId};
use crate::infer::BodyOwner;
use crate::items::{Import, ImportKind, TypeKind, TypeRef, Visibility};
use crate::track::Text;
use crate::why::{Note, View};

/// Why a file of the workspace is no part of a run.
const UNREAD: &str = "buffix did not read, as it has none of the words by which files are chosen";

/// Whether a part of a type is not known.
pub fn is_open(ty: &Ty) -> bool {
    ty.has(Kinds::UNKNOWN)
}

impl View<'_> {
    /// The macro call among the items of a file in which something of a name is declared.
    fn declaring_macro(self, name: &str) -> Option<String> {
        self.program.index.file_items().find_map(|it| {
            let mut calls = it.macro_calls.iter();
            let inside = |span: Span| it.text.get(span.range()).unwrap_or_default();
            let found = calls.find(|call| declares(inside(call.span), it.edition, name));
            found.map(|it| it.name.to_string())
        })
    }

    /// A path with what its first name is imported from.
    fn whole_path(self, unit: UnitId, names: &[SmolStr]) -> Vec<SmolStr> {
        let Some((first, rest)) = names.split_first() else { return Vec::new() };
        let items = &self.program.index.unit(unit).items;
        let mut imports = items.scopes.iter().flat_map(|it| &it.imports);
        let is_it =
            |it: &&Import| matches!(&it.kind, ImportKind::Named(name) if name == first) && it.path.len() > 1;
        match imports.find(is_it) {
            Some(import) => import.path.iter().chain(rest).cloned().collect(),
            None => names.to_vec(),
        }
    }

    /// What is missing where a path leads nowhere.
    pub(super) fn undeclared(self, unit: UnitId, names: &[SmolStr], missing: &str) -> String {
        if let Some(name) = names.last().and_then(|it| self.declaring_macro(it)) {
            return format!("`{}` is declared by `{name}!`, which is not expanded", names.join("::"));
        }
        if let Some(path) = self.unread_file(unit, names) {
            let name = names.join("::");
            return format!("`{name}` is declared in `{path}`, which {UNREAD}");
        }
        let whole = self.whole_path(unit, names);
        match whole.first() {
            Some(krate) if whole.len() > names.len() && !is_anchor(krate) => {
                self.undescribed(unit, &whole.join("::"))
            }
            _ => format!("`{}` {missing}", names.join("::")),
        }
    }

    /// The file of the package of a unit, or of the one that a path begins with, that is no part of the run and declares what
    /// the path ends in: the module that the path names before that, or one that names the type there.
    fn unread_file(self, unit: UnitId, names: &[SmolStr]) -> Option<String> {
        let (name, before) = names.split_last()?;
        let file = self.files.get(self.program.index.file_of(unit)?.0 as usize)?;
        let is_named = |it: &&Package| names.first().is_some_and(|first| it.name.replace('-', "_") == *first);
        let packages =
            self.packages.get(file.package).into_iter().chain(self.packages.iter().filter(is_named));
        let texts = packages.flat_map(|it| self.program.texts_with(&it.root, name));
        let mut texts = texts.filter(|it| it.file.is_none());
        let around = before.last().filter(|it| !is_anchor(it));
        let is_around = |it: &Text<'_>, around: &SmolStr| {
            let mut parts = it.path.iter().filter_map(|it| it.to_str());
            has_word(&it.text, around) || parts.any(|it| it.trim_end_matches(".rs") == around)
        };
        let is_it = |it: &Text<'_>| {
            around.is_none_or(|around| is_around(it, around)) && declares(&it.text, file.edition, name)
        };
        let found = texts.find(is_it)?;
        Some(shown_beside(file, &found.path))
    }

    /// Why nothing is known of the callers of a function, where a file of the workspace calls it that is no part of the run.
    pub(super) fn unread_caller(self, func: FuncId) -> Option<String> {
        let index = self.program.index;
        let file = self.files.get(index.file_of(index.func_unit(func))?.0 as usize)?;
        let name = &index.func(func).name;
        let of = index.type_of(func).map(|it| &index.ty(it).name);
        let is_seen = of.is_some() && index.func(func).visibility == Visibility::Public;
        let others = self.packages.iter().filter(|_| is_seen);
        let packages = self.packages.get(file.package).into_iter().chain(others);
        let texts = packages.flat_map(|it| self.program.texts_with(&it.root, name));
        let mut texts = texts.filter(|it| it.file.is_none());
        let calls = |text: &str| words(text, name).any(|at| text[at + name.len()..].starts_with('('));
        let found = texts.find(|it| calls(&it.text) && of.is_none_or(|of| has_word(&it.text, of)))?;
        let path = shown_beside(file, &found.path);
        Some(format!("a `{name}` is called in `{path}`, which {UNREAD}"))
    }

    /// Why nothing is known of a trait by its path.
    pub(super) fn missing_trait(self, unit: UnitId, path: &str) -> String {
        let names: Vec<SmolStr> = path.split("::").map(SmolStr::from).collect();
        if let Some(file) = self.unread_file(unit, &names) {
            return format!("is declared in `{file}`, which {UNREAD}");
        }
        let whole = self.whole_path(unit, &names);
        match whole.first() {
            Some(first) if is_anchor(first) => "is declared in no file that is read".to_owned(),
            _ => "is not std's and that is described nowhere".to_owned(),
        }
    }

    /// What is missing of a path into another crate.
    pub(super) fn undescribed(self, unit: UnitId, path: &str) -> String {
        let names: Vec<SmolStr> = path.split("::").map(SmolStr::from).collect();
        let krate = names.first().map_or(path, SmolStr::as_str);
        let dependencies = || self.packages.iter().flat_map(|it| &it.dependencies);
        if self.program.index.described(&[krate]).is_some() {
            format!("buffix knows `{krate}`, and not what `{path}` does")
        } else if dependencies().any(|it| it.name == krate && it.path.is_none()) {
            format!("`{path}` is of a crate that is neither described nor read")
        } else if let Some(file) = self.unread_file(unit, &names) {
            format!("`{path}` is declared in `{file}`, which {UNREAD}")
        } else {
            format!("`{path}` is declared in no file that is read")
        }
    }

    pub(super) fn written_type(self, owner: BodyOwner, ty: &TypeRef) -> Option<Note> {
        let index = self.program.index;
        let context = match owner {
            BodyOwner::Func(func) => index.context_of(func),
            BodyOwner::Value(value) => TypeContext {
                scope: index.scope_key(index.value_unit(value), index.value(value).scope),
                params: Vec::new(),
                self_ty: None,
            },
        };
        let note = self.written_type_in(owner.unit(index), &context, ty)?;
        Some(Note { at: self.in_file(owner, ty.span), ..note })
    }

    /// What in the type that a field is declared with is not known.
    pub(super) fn field_type(self, ty: TypeId, variant: Option<u32>, name: &str) -> Option<Note> {
        let index = self.program.index;
        let (field, unit) = (index.field(ty, variant, name)?, index.type_unit(ty));
        let note = self.written_type_in(unit, &index.context_of_type(ty), &field.ty)?;
        Some(Note { at: index.file_of(unit).map(|file| FileSpan { file, span: field.ty.span }), ..note })
    }

    /// What in a written type is not known.
    fn written_type_in(self, unit: UnitId, context: &TypeContext, ty: &TypeRef) -> Option<Note> {
        let index = self.program.index;
        if !is_open(&index.lower(ty, context)) {
            return None;
        }
        let inner = |it: &TypeRef| self.written_type_in(unit, context, it);
        match &ty.kind {
            TypeKind::Path(path) => {
                let names = path.names();
                let args = path.segments.iter().flat_map(|it| it.args.iter());
                if let Some(found) = args.into_iter().find_map(inner) {
                    return Some(found);
                }
                let says = self.undeclared(unit, &names, "is not declared in what is read");
                Some(Note::new(format!("the type {says}")))
            }
            TypeKind::Ref { inner: it, .. }
            | TypeKind::Ptr(it)
            | TypeKind::Slice(it)
            | TypeKind::Array { inner: it, .. } => inner(it),
            TypeKind::Tuple(items) => items.iter().find_map(inner),
            TypeKind::Unknown => Some(Note::new("a type that a macro makes is not known")),
            _ => None,
        }
    }
}

/// A path as that of another file is shown: relative to where the program was started.
fn shown_beside(file: &RustFile, path: &FsPath) -> String {
    let n_shown = FsPath::new(&file.shown).components().count();
    let started_in = file.path.ancestors().nth(n_shown).filter(|_| file.path.ends_with(&file.shown));
    started_in.map_or_else(|| path.to_string_lossy().into_owned(), |it| shown_from(it, path))
}

/// Whether a text declares something of a name: `static ref LOG: Mutex<File>`.
fn declares(text: &str, edition: Edition, name: &str) -> bool {
    const DECLARING: [SyntaxKind; 8] = [
        SyntaxKind::CONST_KW,
        SyntaxKind::ENUM_KW,
        SyntaxKind::FN_KW,
        SyntaxKind::REF_KW,
        SyntaxKind::STATIC_KW,
        SyntaxKind::STRUCT_KW,
        SyntaxKind::TRAIT_KW,
        SyntaxKind::TYPE_KW,
    ];
    if !text.contains(name) {
        return false;
    }
    let tokens = tokens(text, edition);
    tokens.windows(2).any(|it| DECLARING.contains(&it[0].kind) && it[1].text == name)
}

fn is_anchor(name: &str) -> bool {
    matches!(name, "crate" | "self" | "super" | "Self" | "$crate")
}
