//! What every repair looks at: the program, the texts, and where an expression stands in them.

use smol_str::SmolStr;

use crate::discover::CrateKind;
use crate::effects::Query;
use crate::file::{FileId, FileSpan, RustFile, Span, has_word};
use crate::index::{FuncId, Generic, Index, Namespace, Resolved, Ty, TypeId, UnitId};
use crate::infer::BodyOwner;
use crate::items::{
    BlockKind, Body, ExprId, ExprKind, LocalId, OpenedItems, Opening, ScopeId, Statement, bare, has_condition,
};
use crate::judge::{Quiet, Rows};
use crate::repair::walked::{Shared, Walked};
use crate::repair::{
    Change, ImportNeed, Imports, Preferences, Repair, code, import, is_conditional, spelled_out,
};
use crate::track::{At, Def, Known, Program, Tracked};

#[derive(Clone, Copy)]
pub struct Scene<'a> {
    pub program: &'a Program<'a>,
    pub files: &'a [RustFile],
    pub preferences: &'a Preferences,
    pub walked: &'a Walked,
    pub shared: &'a Shared,
}

/// The names that repairs import.
pub const BUF_READER: &[&str] = &["std", "io", "BufReader"];
pub const BUF_WRITER: &[&str] = &["std", "io", "BufWriter"];
pub const FILE: &[&str] = &["std", "fs", "File"];
pub const AS_FD: &[&str] = &["std", "os", "fd", "AsFd"];
pub const STDOUT: &[&str] = &["std", "io", "stdout"];
pub const WRITE: &[&str] = &["std", "io", "Write"];

impl<'a> Scene<'a> {
    /// What is quiet, as the project has it.
    pub fn rows(self) -> &'a Rows {
        self.program.rows()
    }

    pub fn index(self) -> &'a Index {
        self.program.index
    }

    /// What code does besides its value.
    pub fn effects(self) -> Query<'a> {
        Query {
            program: self.program,
            files: self.files,
            memory: &self.walked.effects,
            steps: &self.shared.steps,
        }
    }

    pub fn known(self, owner: BodyOwner) -> Option<&'a Known> {
        self.program.known(owner)
    }

    pub fn file(self, owner: BodyOwner) -> Option<&'a RustFile> {
        self.files.get(self.file_id(owner)?.0 as usize)
    }

    pub fn file_id(self, owner: BodyOwner) -> Option<FileId> {
        self.index().file_of(owner.unit(self.index()))
    }

    /// The files of the programs that a unit is a part of.
    pub fn files_beside(self, unit: UnitId) -> impl Iterator<Item = (FileId, &'a RustFile)> {
        let index = self.index();
        let runs_with = move |it: FileId| index.unit_of(it).is_none_or(|it| index.may_run_together(unit, it));
        (0..).map(FileId).zip(self.files).filter(move |it| runs_with(it.0))
    }

    /// Whether a flow lies in a file that a program writes or in a build script, as a row.
    pub fn quiet_place(self, tracked: &Tracked) -> Option<Quiet> {
        let index = self.index();
        let flow = &tracked.flow;
        let quiet = |file: FileId| {
            let is_generated = |it: UnitId| index.unit(it).items.generated;
            self.rows().first(&[
                (Quiet::BuildScript, &|| index.target_of(file) == Some(CrateKind::BuildScript)),
                (Quiet::Generated, &|| index.unit_of(file).is_some_and(is_generated)),
            ])
        };
        quiet(flow.source.at.file).or_else(|| {
            let mut rows = flow.sinks.iter().map(|it| quiet(it.at.file));
            let first = rows.next()?;
            rows.all(|it| it.is_some()).then_some(first)?
        })
    }

    pub fn changes_dependency(self, repair: &Repair) -> bool {
        let changed =
            repair.changes.iter().map(|it| it.at.file).chain(repair.imports.iter().map(|it| it.file));
        changed.into_iter().any(|it| self.program.is_dependency(it))
    }

    /// As it is written; what stands in the rules of a macro is written elsewhere, in other words.
    pub fn text(self, at: At) -> Option<&'a str> {
        let expr = self.known(at.owner).map(|it| it.body.expr(at.expr)).filter(|it| !it.made)?;
        self.file(at.owner)?.text.get(expr.span.range())
    }

    pub fn change(self, owner: BodyOwner, span: Span, text: impl Into<String>) -> Option<Change> {
        Some(Change { at: FileSpan { file: self.file_id(owner)?, span }, text: text.into() })
    }

    /// Whether an expression is that of a `const fn` or a static, where no buffer can be made; what a closure does there
    /// is done when it is called.
    fn is_const(self, at: At) -> bool {
        if self.known(at.owner).is_some_and(|it| closure_around(&it.body, at.expr).is_some()) {
            return false;
        }
        let BodyOwner::Func(func) = at.owner else { return true };
        let def = self.index().func(func);
        let end = def.opens.unwrap_or(def.span.end);
        let head = self.file(at.owner).and_then(|it| it.text.get(Span::new(def.span.start, end).range()));
        // Without the documentation, which may speak of anything.
        let head = head.map(bare).unwrap_or_default();
        has_word(head.split_once("fn ").map_or("", |(before, _)| before), "const")
    }

    /// Puts `before` and `after` around an expression, parentheses around it left inside.
    pub fn around(self, at: At, before: &str, after: &str) -> Option<[Change; 2]> {
        let span = self.known(at.owner).filter(|_| !self.is_const(at))?.body.expr(at.expr).span;
        Some([
            self.change(at.owner, Span::at(span.start), before)?,
            self.change(at.owner, Span::at(span.end), after)?,
        ])
    }

    /// The scope that a name at an expression is looked up in.
    pub fn scope(self, at: At) -> ScopeId {
        let Some(known) = self.known(at.owner) else { return ScopeId::default() };
        let block =
            std::iter::once(at.expr).chain(known.body.ancestors(at.expr)).find_map(|it| {
                match &known.body.expr(it).kind {
                    ExprKind::Block(block) => Some(block.scope),
                    _ => None,
                }
            });
        block.unwrap_or_else(|| match at.owner {
            BodyOwner::Func(func) => self.index().func(func).scope,
            BodyOwner::Value(value) => self.index().value(value).scope,
        })
    }

    /// How code at `at` spells a name of std, and what has to be imported for that.
    pub fn name(self, at: At, path: &'static [&'static str], as_trait: bool) -> Option<(String, ImportNeed)> {
        let (name, need) = self.name_in(self.file_id(at.owner)?, self.scope(at), path, as_trait)?;
        Some((name, ImportNeed { inside: self.opens_on_condition(at), ..need }))
    }

    /// Whether the manifest of a body names a crate.
    pub fn lists(self, owner: BodyOwner, krate: &str) -> bool {
        let package = self.program.package(owner);
        package.is_some_and(|it| it.dependencies.iter().any(|it| it.name == krate))
    }

    /// Whether a function that a body calls flushes what it was given, in the version that the body's package depends on.
    pub fn flushes(self, owner: BodyOwner, func: FuncId) -> bool {
        let Some(marks) = self.index().func_marks(func) else { return false };
        let path = self.index().func_path(func);
        let krate = path.split("::").next().unwrap_or_default();
        marks.flushes
            || marks.flushes_since.as_ref().is_some_and(|it| self.program.depends_on(owner, krate, it))
    }

    /// Where the code opens that is compiled on a condition: the body of a function with a `cfg` of its own or of its
    /// impl, or a block in a statement or an arm with one.
    fn opens_on_condition(self, at: At) -> Option<u32> {
        let index = self.index();
        let of_func = match at.owner {
            BodyOwner::Func(func) => {
                // Where a macro keeps a part of the file to some builds, no import stands before all of it.
                let is_opened = |it: &OpenedItems| it.opening == Opening::OnCondition;
                let is_conditional = index.unit(index.func_unit(func)).items.opened.iter().any(is_opened)
                    || index.header(func).attributes.iter().any(|it| it.name == "cfg")
                    || index.impl_of(func).is_some_and(|it| index.impl_(it).conditional);
                index.func(func).opens.filter(|_| is_conditional)
            }
            BodyOwner::Value(_) => None,
        };
        of_func.or_else(|| self.block_on_condition(at))
    }

    /// The widest block around an expression in a statement that some builds leave out.
    fn block_on_condition(self, at: At) -> Option<u32> {
        let body = &self.known(at.owner)?.body;
        let text = &self.file(at.owner)?.text;
        let span = body.expr(at.expr).span;
        let mut inner = None;
        for around in std::iter::once(at.expr).chain(body.ancestors(at.expr)) {
            if self.arm_of(at.owner, around, span).is_some_and(has_condition) {
                return inner;
            }
            let ExprKind::Block(block) = &body.expr(around).kind else { continue };
            // Of an `async` block the brace.
            let opens = block.span.start;
            // The attributes of a last value stand in front of it.
            let before = block.statements.iter().map(Statement::span).take_while(|it| it.end <= span.start);
            let start = before.last().map_or(opens + 1, |it| it.end);
            if text.get(start as usize..span.end as usize).is_some_and(has_condition) {
                return inner;
            }
            inner = Some(opens);
        }
        None
    }

    /// What stands in front of the value of the arm that holds a span, with its attributes.
    fn arm_of(self, owner: BodyOwner, of: ExprId, span: Span) -> Option<&'a str> {
        let body = &self.known(owner)?.body;
        let ExprKind::Match { value, arms } = &body.expr(of).kind else { return None };
        let at = arms.iter().position(|it| body.expr(it.body).span.contains(span))?;
        let before = at.checked_sub(1).and_then(|it| arms.get(it)).map_or(*value, |it| it.body);
        let between = body.expr(before).span.end as usize..body.expr(arms.get(at)?.body).span.start as usize;
        let head = self.file(owner)?.text.get(between)?;
        Some(head.trim_start_matches(|it: char| it.is_whitespace() || [',', '{'].contains(&it)))
    }

    /// The same for a scope of a file.
    pub fn name_in(
        self,
        file: FileId,
        scope: ScopeId,
        path: &'static [&'static str],
        as_trait: bool,
    ) -> Option<(String, ImportNeed)> {
        let find = |_: &_| self.spelled_in(file, scope, path, as_trait);
        self.shared.names.get_or_put((file, scope, path, as_trait), find)
    }

    fn spelled_in(
        self,
        file: FileId,
        scope: ScopeId,
        path: &'static [&'static str],
        as_trait: bool,
    ) -> Option<(String, ImportNeed)> {
        let items = &self.index().unit(self.index().unit_of(file)?).items;
        let text = &self.files.get(file.0 as usize)?.text;
        let need = |path| ImportNeed { file, scope, path, as_trait, inside: None };
        let (item, module) = path.split_last()?;
        let found = |path| import(text, items, scope, path, as_trait, None);
        let by_itself = found(path);
        // A trait is called by its methods alone, and what a file knows already it is spelled by.
        if as_trait || by_itself.insert.is_none() {
            return Some((by_itself.name, need(path)));
        }
        Some(match self.preferences.imports {
            Imports::Item => (by_itself.name, need(path)),
            Imports::Module => (format!("{}::{item}", found(module).name), need(module)),
            Imports::Qualified => (spelled_out(items, scope, path), need(&path[..1])),
        })
    }

    /// `BufReader::new(` … `)` around a handle, with the capacity that the project asks for.
    pub fn wrapped(self, wrapper: &str) -> (String, String) {
        code::wrapped(wrapper, self.preferences.capacity)
    }

    /// What has to be imported so that the methods of a trait can be called at `at`.
    pub fn trait_import(self, at: At, path: &'static [&'static str]) -> Option<ImportNeed> {
        let unit = self.index().unit_of(self.file_id(at.owner)?)?;
        let scope = self.index().scope_key(unit, self.scope(at));
        let name = [SmolStr::new_static(path.last()?)];
        // A module of the workspace may hand it on.
        let found = self.index().resolve(scope, &name, Namespace::Types).map(|(it, _)| it);
        let text = &self.file(at.owner)?.text;
        let is_left_out = || is_conditional(text, &self.index().unit(unit).items, self.scope(at), path);
        if found.is_some() && found == self.index().described(path) && !is_left_out() {
            return None;
        }
        let need = self.name(at, path, true).map(|(_, need)| need)?;
        Some(ImportNeed { inside: need.inside.or_else(|| self.opens_among_namesakes(at)), ..need })
    }

    /// Where a function opens in a file that calls `by_ref`, which `Read` and `Write` both have.
    fn opens_among_namesakes(self, at: At) -> Option<u32> {
        let has_namesakes = self.file(at.owner)?.text.contains(".by_ref()");
        match at.owner {
            BodyOwner::Func(func) => self.index().func(func).opens.filter(|_| has_namesakes),
            BodyOwner::Value(_) => None,
        }
    }

    /// Whether a name means a function, constant or unit of the workspace at a place.
    pub fn is_declared(self, at: At, name: &str) -> bool {
        let unit = self.file_id(at.owner).and_then(|it| self.index().unit_of(it));
        unit.is_none_or(|unit| {
            let scope = self.index().scope_key(unit, self.scope(at));
            match self.index().resolve(scope, &[SmolStr::new(name)], Namespace::Values) {
                Some((Resolved::Func(func), _)) => !self.index().is_stub(self.index().func_unit(func)),
                found => found.is_some(),
            }
        })
    }

    /// The type parameters in force in a body.
    pub fn bounds(self, owner: BodyOwner) -> &'a [Generic] {
        owner.generics(self.index())
    }
}

/// Whether a macro call that could not be looked into holds a name.
pub fn hidden_in_macro(body: &Body, name: &str) -> bool {
    body.macros_naming(name).iter().any(|it| !is_parsed(body, *it))
}

/// The same for a local: what stands before it means another of its name.
pub fn is_hidden_in_macro(body: &Body, local: LocalId) -> bool {
    let it = body.local(local);
    let mut naming = body.macros_naming(&it.name).iter();
    naming.any(|expr| !is_parsed(body, *expr) && body.expr(*expr).span.start > it.span.start)
}

/// Whether the arguments of a macro call are known.
fn is_parsed(body: &Body, call: ExprId) -> bool {
    matches!(&body.expr(call).kind, ExprKind::Macro(call) if call.parsed)
}

/// Whether a format string prints a local by its name: `{file:?}`, which would say what is around the handle now.
pub fn is_captured(known: &Known, local: LocalId) -> bool {
    let it = known.body.local(local);
    // What stands in its own `let` still means the name that it hides.
    let is_own = |span: Span| {
        known.facts.defs(local).iter().any(|def| match def {
            Def::Value(value) => known.body.expr(*value).span.contains(span),
            _ => false,
        })
    };
    known.body.macros_naming(&it.name).iter().any(|expr| {
        let span = known.body.expr(*expr).span;
        is_parsed(&known.body, *expr) && span.start > it.span.start && !is_own(span)
    })
}

/// The call that gives back the first error of the closure it is given.
pub fn passed_on(known: &Known, closure: ExprId) -> Option<ExprId> {
    let call = known.body.expr(closure).parent?;
    match &known.body.expr(call).kind {
        ExprKind::MethodCall { name, .. }
            if matches!(name.as_str(), "try_for_each" | "try_fold" | "and_then") =>
        {
            Some(call)
        }
        _ => None,
    }
}

/// The closure or `async` block that an expression runs in, `None` for the function itself; an `async` block runs in
/// itself.
pub fn closure_around(body: &Body, expr: ExprId) -> Option<ExprId> {
    let is_async = |it: ExprId| match &body.expr(it).kind {
        ExprKind::Block(block) => block.kind == BlockKind::Async,
        _ => false,
    };
    let is_closure = |it: &ExprId| matches!(body.expr(*it).kind, ExprKind::Closure { .. }) || is_async(*it);
    if is_async(expr) { Some(expr) } else { body.ancestors(expr).find(is_closure) }
}

/// A type with the buffer put around every handle in it; what keeps a shared reference to the handle keeps one to the
/// buffer through which it can be written.
pub fn cured(ty: &Ty, handle: TypeId, cure: TypeId) -> Ty {
    let is_handle = |it: &Ty| matches!(it, Ty::Adt(id, _) if *id == handle);
    let buffer = |it: &Ty| Ty::Adt(cure, [it.clone()].into());
    let inside = |ty: &Ty| {
        ty.map(&mut |it| match it {
            it if is_handle(it) => Some(buffer(it)),
            Ty::Ref(_, held) if is_handle(held) => Some(buffer(held).reference(true)),
            _ => None,
        })
    };
    match ty {
        Ty::Ref(mutable, held) => inside(held).reference(*mutable),
        ty => inside(ty),
    }
}
