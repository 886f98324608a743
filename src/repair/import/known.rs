//! What a name means in a scope already: the wanted item, something else, or nothing.

use rustc_hash::FxHashMap;
use smol_str::SmolStr;

use crate::file::Edition;
use crate::items::{Import, ImportKind, Items, Owner, Scope, ScopeId, ScopeKind, has_condition};

/// What an item is wanted under in a scope.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Known {
    /// The wanted item, under this name; `_` for a trait without one.
    As(SmolStr),
    /// Its name stands for something else.
    Taken,
    Nothing,
}

/// Traits are imported by name also where types are spelled with their module.
const TRAITS: [&str; 5] = ["Read", "Write", "Seek", "BufRead", "IsTerminal"];

/// An item that code in a scope wants to name.
#[derive(Clone, Copy)]
pub(super) struct Wanted<'a> {
    pub text: &'a str,
    pub items: &'a Items,
    /// `["std", "io", "BufReader"]`, at least two.
    pub path: &'a [&'a str],
    pub as_trait: bool,
}

impl<'a> Wanted<'a> {
    pub fn name(&self) -> &'a str {
        self.path.last().copied().unwrap_or_default()
    }

    pub fn module(&self) -> &'a [&'a str] {
        &self.path[..self.path.len().saturating_sub(1)]
    }

    pub fn scope(&self, id: ScopeId) -> Option<&'a Scope> {
        self.items.scopes.get(id.0 as usize)
    }

    /// The scope and the blocks around it, up to the file or module: nothing is inherited past that.
    pub fn chain(&self, scope: ScopeId) -> Vec<ScopeId> {
        let mut chain = vec![scope];
        let mut at = scope;
        while let Some(Scope { kind: ScopeKind::Block, parent: Some(parent), .. }) = self.scope(at) {
            chain.push(*parent);
            at = *parent;
        }
        chain
    }

    /// What the code of a scope makes of it. The nearest scope decides about a name; a trait is in scope also
    /// where something nearer hides its name.
    pub fn known(&self, scope: ScopeId) -> Known {
        let known: Vec<_> = self.chain(scope).into_iter().map(|it| self.known_in(it, 0)).collect();
        let is_found = |it: &&Known| matches!(it, Known::As(_)) || (!self.as_trait && **it == Known::Taken);
        known.iter().find(is_found).or_else(|| known.last()).cloned().unwrap_or(Known::Nothing)
    }

    pub fn known_in(&self, id: ScopeId, depth: u32) -> Known {
        let Some(scope) = self.scope(id) else { return Known::Nothing };
        let named =
            |it: &&Import| matches!(&it.kind, ImportKind::Named(name) if self.as_trait || name != "_");
        let wanted = scope
            .imports
            .iter()
            .filter(named)
            .filter(|it| it.path.last().is_some_and(|it| it == self.name()))
            .find(|it| *it.path == *self.path || full_path(scope, it) == self.path);
        if let Some(import @ Import { kind: ImportKind::Named(name), .. }) = wanted {
            let is_there = self.is_unconditional(scope, import);
            return if is_there { Known::As(name.clone()) } else { Known::Taken };
        }
        if self.declares(id, self.name()) {
            return Known::Taken;
        }
        let mut found = Known::Nothing;
        let brought = brought(scope);
        for glob in scope.imports.iter().filter(|it| it.kind == ImportKind::Glob) {
            let path = path_by(&brought, glob);
            let known = if path == self.module() || (self.as_trait && self.is_in_prelude(&path)) {
                Known::As(SmolStr::new(self.name()))
            } else if path == ["super"] && depth < 20 && scope.kind != ScopeKind::File {
                // The module around it, whatever blocks lie between.
                let outer = scope.parent.and_then(|it| self.chain(it).pop());
                outer.map_or(Known::Nothing, |it| self.known_in(it, depth + 1))
            } else if path.first().is_some_and(|it| it == "std") || !self.is_mentioned() {
                Known::Nothing
            } else {
                Known::Taken
            };
            match known {
                Known::Nothing => {}
                Known::As(_) => return known,
                Known::Taken => found = known,
            }
        }
        found
    }

    fn is_in_prelude(&self, glob: &[SmolStr]) -> bool {
        glob == ["std", "io", "prelude"]
            && self.module() == ["std", "io"]
            && TRAITS[..4].contains(&self.name())
    }

    /// Whether the name stands in the text on its own: a glob import may be what it comes from.
    fn is_mentioned(&self) -> bool {
        let name = self.name();
        self.text.match_indices(name).any(|(at, _)| {
            let before = self.text[..at].trim_end();
            let after = self.text[at + name.len()..].chars().next();
            !before.ends_with("::") && !ends_in_name(&self.text[..at]) && !after.is_some_and(is_name_char)
        })
    }

    /// Whether the scope itself has something of this name, the wanted item aside.
    pub fn declares(&self, id: ScopeId, name: &str) -> bool {
        let items = self.items;
        let module = ScopeKind::Module(SmolStr::new(name));
        let imported = |scope: &Scope| {
            scope.imports.iter().any(|it| match &it.kind {
                ImportKind::Named(it) | ImportKind::ExternCrate(it) => it == name,
                ImportKind::Glob => false,
            })
        };
        self.scope(id).is_some_and(|it| imported(it) || it.files.iter().any(|it| it.name == name))
            || items.types.iter().any(|it| it.scope == id && it.name == name)
            || items.traits.iter().any(|it| it.scope == id && it.name == name)
            || items.funcs.iter().any(|it| it.scope == id && it.owner == Owner::Scope && it.name == name)
            || items.values.iter().any(|it| it.scope == id && it.owner == Owner::Scope && it.name == name)
            || items.scopes.iter().any(|it| it.parent == Some(id) && it.kind == module)
    }

    /// `::` where the name of the crate means something else here.
    pub fn root_mark(&self, scope: ScopeId) -> &'static str {
        let root = self.path.first().copied().unwrap_or_default();
        let is_crate = |it: &Import| it.path.len() == 1 && it.path[0] == root;
        let renamed = |scope: &Scope| {
            scope.imports.iter().any(|it| {
                matches!(&it.kind, ImportKind::Named(name) | ImportKind::ExternCrate(name) if name == root)
                    && is_crate(it)
            })
        };
        let shadowed =
            |id: ScopeId| self.declares(id, root) && !self.scope(id).is_some_and(renamed) && root != "crate";
        if self.chain(scope).into_iter().any(shadowed) { "::" } else { "" }
    }

    /// `std::io::BufReader`; in the 2015 edition a path outside of imports begins in its own module without `::`.
    pub fn spelled_out(&self, scope: ScopeId) -> String {
        let is_relative = self.items.edition == Edition::Edition2015;
        let mark = if is_relative { "::" } else { self.root_mark(scope) };
        format!("{mark}{}", self.path.join("::"))
    }

    /// `io::BufReader`, where the scope imports `std::io`, the code spells types that way, and none by name.
    pub fn by_module(&self, scope: ScopeId) -> Option<String> {
        let chain = self.chain(scope);
        let imports = || {
            chain.iter().filter_map(|&id| self.scope(id)).flat_map(|scope| {
                let imports = scope.imports.iter().filter(move |it| self.is_unconditional(scope, it));
                let brought = brought(scope);
                imports.map(move |it| (path_by(&brought, it), &it.kind))
            })
        };
        let module = imports().find_map(|(path, kind)| match kind {
            ImportKind::Named(name) if name != "_" && path == self.module() => Some(name.clone()),
            _ => None,
        })?;
        let is_type = |path: &[SmolStr]| match path.split_last() {
            Some((last, module)) => {
                module == self.module()
                    && last.starts_with(char::is_uppercase)
                    && !TRAITS.contains(&last.as_str())
            }
            None => false,
        };
        let by_name = imports().any(|(path, _)| is_type(&path));
        (!by_name && self.is_spelled(&module)).then(|| format!("{module}::{}", self.name()))
    }

    /// Whether an import is there in every build.
    fn is_unconditional(&self, scope: &Scope, import: &Import) -> bool {
        // Where all of the scope is kept to some builds, so is whoever uses the import.
        if self.items.is_conditional(import.span) && !self.items.is_conditional(scope.span) {
            return false;
        }
        let mut uses = scope.uses.iter().filter(|it| it.has_attributes && it.span.contains(import.span));
        !uses.any(|it| self.text.get(it.span.range()).is_some_and(has_condition))
    }

    /// Whether some builds leave out every import by which code of a scope has the name.
    pub fn is_conditional(&self, scope: ScopeId) -> bool {
        let scopes = self.chain(scope).into_iter().filter_map(|id| self.scope(id));
        let mut imports = scopes.flat_map(|scope| scope.imports.iter().map(move |it| (scope, it)));
        let is_named =
            |(_, it): &(&Scope, &Import)| matches!(&it.kind, ImportKind::Named(name) if name == self.name());
        let mut named = imports.by_ref().filter(is_named).peekable();
        named.peek().is_some() && named.all(|(scope, it)| !self.is_unconditional(scope, it))
    }

    /// Whether a type of the module is spelled `module::Type` outside the imports.
    fn is_spelled(&self, module: &str) -> bool {
        let in_use = |at: usize| {
            let uses = self.items.scopes.iter().flat_map(|it| &it.uses);
            uses.map(|it| it.span.range()).any(|it| it.contains(&at))
        };
        let marked = format!("{module}::");
        self.text.match_indices(&marked).any(|(at, _)| {
            let before = &self.text[..at];
            self.text[at + marked.len()..].starts_with(char::is_uppercase)
                && !before.ends_with(':')
                && !ends_in_name(before)
                && !in_use(at)
        })
    }
}

/// The path of an import, its first name replaced where another import of the scope brings it in.
fn full_path(scope: &Scope, import: &Import) -> Vec<SmolStr> {
    path_by(&brought(scope), import)
}

/// What the imports of a scope bring in from further in than a crate, by name.
fn brought(scope: &Scope) -> FxHashMap<&SmolStr, &Import> {
    let mut brought = FxHashMap::default();
    for import in scope.imports.iter().filter(|it| it.path.len() > 1) {
        if let ImportKind::Named(name) = &import.kind {
            brought.entry(name).or_insert(import);
        }
    }
    brought
}

fn path_by(brought: &FxHashMap<&SmolStr, &Import>, import: &Import) -> Vec<SmolStr> {
    let Some((first, rest)) = import.path.split_first().filter(|(_, rest)| !rest.is_empty()) else {
        return import.path.to_vec();
    };
    match brought.get(first) {
        Some(other) if *other != import => other.path.iter().chain(rest).cloned().collect(),
        _ => import.path.to_vec(),
    }
}

fn ends_in_name(text: &str) -> bool {
    text.chars().next_back().is_some_and(is_name_char)
}

fn is_name_char(it: char) -> bool {
    it == '_' || it.is_alphanumeric()
}
