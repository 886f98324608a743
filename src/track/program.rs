//! The run as one piece of work sees it: bodies with their types, who calls whom, and who writes which field.

use std::borrow::Cow;
use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use crate::catalogue::RepeatsMark;
use crate::discover::{CrateKind, DependencyTable, Package, Version};
use crate::file::{FileId, RustFile, has_word, to_u32};
use crate::index::{FuncId, Index, Reach, Ty, TypeId, UnitId};
use crate::infer::{BodyOwner, Inference};
use crate::items::{Body, ExprId, Outline, Visibility, Word};
use crate::track::asked::Answers;
use crate::track::device::devices;
use crate::track::facts::{Facts, arguments};
use crate::track::frame::Frame;
use crate::track::keeper::Keeper;
use crate::track::knowledge::{Knowledge, Sources};
use crate::track::repeat::{outlives, repeats, repeats_on_one};
use crate::track::unread::Unread;
use crate::track::written::Written;

/// A file's text, whether it is part of the run or not.
#[expect(clippy::struct_field_names, reason = "the text of a file is called so everywhere")]
pub struct Text<'a> {
    pub path: Cow<'a, Path>,
    pub text: Cow<'a, str>,
    /// Of a file that is part of the run.
    pub outline: Option<&'a Outline>,
    pub file: Option<FileId>,
}

impl<'a> Text<'a> {
    fn read((at, (file, outline)): (usize, (&'a RustFile, &'a Outline))) -> Self {
        let (path, text) = (Cow::Borrowed(&*file.path), Cow::Borrowed(&*file.text));
        Self { path, text, outline: Some(outline), file: Some(FileId(to_u32(at))) }
    }

    fn unread((path, text): (PathBuf, String)) -> Self {
        Self { path: Cow::Owned(path), text: Cow::Owned(text), outline: None, file: None }
    }
}

/// An expression of some body.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct At {
    pub owner: BodyOwner,
    pub expr: ExprId,
}

/// One body with what was found out about it.
pub struct Known {
    pub body: Body,
    pub inference: Inference,
    pub facts: Facts,
    frame: OnceLock<Box<Frame>>,
    devices: OnceLock<Box<[ExprId]>>,
}

impl Known {
    pub fn new(index: &Index, body: Body, inference: Inference) -> Self {
        let facts = Facts::of(index, &body, &inference);
        Self { body, inference, facts, frame: OnceLock::new(), devices: OnceLock::new() }
    }

    /// With no more memory than it needs.
    pub fn settled(self) -> Self {
        Self { body: self.body.settled(), ..self }
    }

    /// The ways through it, for the calls on a handle to be counted along.
    pub fn frame(&self) -> &Frame {
        self.frame.get_or_init(|| Box::new(Frame::of(&self.body, &self.inference)))
    }

    /// Where it names a device.
    pub fn devices(&self, index: &Index) -> &[ExprId] {
        self.devices.get_or_init(|| devices(index, &self.body, &self.inference))
    }
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Question {
    Body(BodyOwner),
    Callers(FuncId),
    Writes(Keeper),
}

/// What is known while one piece of work is done. A question about a body that is not known yet is noted, and answered
/// as if that body did not exist; `Knowledge::settle` learns it and does that piece of work again.
pub struct Program<'a> {
    pub index: &'a Index,
    pub(super) knowledge: &'a Knowledge<'a>,
    asked: RefCell<BTreeSet<Question>>,
    /// Whether rows are as buffix has them, whatever the project says.
    pub(super) is_usual: Cell<bool>,
    pub answers: Answers<At>,
}

impl<'a> Program<'a> {
    pub fn new(knowledge: &'a Knowledge<'a>) -> Self {
        Self {
            index: knowledge.index,
            knowledge,
            asked: RefCell::default(),
            is_usual: Cell::new(false),
            answers: Answers::default(),
        }
    }

    /// What was asked in vain.
    pub fn asked(self) -> BTreeSet<Question> {
        self.asked.into_inner()
    }

    /// Whether this piece of work will be done again, so that nothing dear need be looked up for it now.
    pub fn is_preliminary(&self) -> bool {
        !self.asked.borrow().is_empty()
    }

    fn ask(&self, question: Question) {
        if !self.knowledge.answered.contains(&question) {
            self.asked.borrow_mut().insert(question);
        }
    }

    pub fn known(&self, owner: BodyOwner) -> Option<&Known> {
        let known = self.knowledge.bodies.get(&owner);
        if known.is_none() {
            self.ask(Question::Body(owner));
        }
        known
    }

    /// Where a function is called or passed on as a value.
    pub fn callers(&self, func: FuncId) -> &[At] {
        self.ask(Question::Callers(func));
        self.knowledge.callers.get(&func).map_or(&[], Vec::as_slice)
    }

    /// The same, with the calls of the trait's function that may reach the function of an impl.
    pub fn callers_through_traits(&self, func: FuncId) -> Vec<At> {
        let declared = self.index.of_trait(func);
        let mut callers = self.callers(func).to_vec();
        if declared != func && !self.index.is_stub(self.index.func_unit(declared)) {
            callers.extend(self.callers(declared).iter().filter(|it| self.may_reach(**it, func)));
        }
        callers
    }

    /// Whether the type of an impl's function has all traits that a generic call asks of its receiver.
    pub(super) fn may_reach(&self, call: At, func: FuncId) -> bool {
        let (Some(ty), Some(known)) = (self.index.type_of(func), self.known(call.owner)) else { return true };
        let receiver = arguments(&known.body, call.expr).first().map(|it| known.inference.expr(*it).peeled());
        let (Some(Ty::Param(name)), BodyOwner::Func(caller)) = (receiver, call.owner) else { return true };
        let of_self = self.index.trait_of(caller).filter(|_| name == "Self");
        let bounds = self.index.signature(caller).bounds(name.as_str()).iter().filter_map(|it| it.id);
        bounds.chain(of_self).all(|it| self.index.may_have(ty, it))
    }

    /// The values that a field or a static is given anywhere, the first one of a static aside.
    pub fn writes(&self, keeper: impl Into<Keeper>) -> &[At] {
        let keeper = keeper.into();
        let known = self.knowledge.writes.get(&keeper).map_or(&[][..], Vec::as_slice);
        self.ask(Question::Writes(keeper));
        known
    }

    /// The functions and values from where something can be named, and in whose text one of the words stands.
    /// Tests are left out.
    pub fn bodies_with(&self, words: &[&str], reach: Reach) -> Vec<BodyOwner> {
        let index = self.index;
        let sees = |it: &BodyOwner| index.is_within(it.unit(index), it.scope(index), reach);
        let values = index.values().map(BodyOwner::Value).filter(|it| it.body(index).is_some());
        self.knowledge.funcs_with(words, sees).into_iter().chain(values.filter(sees)).collect()
    }

    /// Whether a test of the package that a file belongs to holds all these names. What tests do is not followed, so
    /// it cannot be told whether they would still compile.
    pub fn is_tested(&self, file: FileId, names: &[&str]) -> bool {
        self.knowledge.package_of(file).any(|(file, outline)| outline.is_tested(&file.text, names))
    }

    /// Whether a file that is not part of the run may use what a file declares for its crate alone: all words of one of
    /// these ways stand there as whole words. What is public has users that nobody can look for.
    pub fn is_used_unread(&self, file: FileId, reach: Reach, ways: &[&[&str]]) -> bool {
        if matches!(reach, Reach::Dependents(_) | Reach::Island(_)) {
            return false;
        }
        if self.is_preliminary() {
            return true;
        }
        let mut texts = self.knowledge.unread.texts(file, reach);
        texts.any(|(_, text)| ways.iter().any(|words| words.iter().all(|it| has_word(&text, it))))
    }

    /// The texts of the package that a file belongs to, tests among them, and what is not part of the run as far as it
    /// lies within a reach.
    pub fn texts_within(&self, file: FileId, reach: Reach) -> impl Iterator<Item = Text<'a>> + use<'a> {
        let Sources { files, outlines, .. } = self.knowledge.sources();
        let package = files.get(file.0 as usize).map(|it| it.package);
        let read = files.iter().zip(outlines).enumerate();
        let read = read.filter(move |(_, (it, _))| Some(it.package) == package);
        read.map(Text::read).chain(self.knowledge.unread.texts(file, reach).map(Text::unread))
    }

    /// The texts below a folder: those of the run, and of the others those that hold a name.
    pub fn texts_with(&self, folder: &Path, name: &str) -> impl Iterator<Item = Text<'a>> + use<'a> {
        let Sources { files, outlines, .. } = self.knowledge.sources();
        let of = folder.to_owned();
        let read = files.iter().zip(outlines).enumerate();
        let read = read.filter(move |(_, (it, _))| it.path.starts_with(&of)).map(Text::read);
        read.chain(self.knowledge.unread.texts_with(folder, name).map(Text::unread))
    }

    /// What is written in a file of the run, if a name is.
    pub fn written(&self, file: FileId, name: &str) -> Option<&'a Written> {
        self.knowledge.written.in_file(self.knowledge.sources(), file, name)
    }

    /// The file that a body stands in.
    pub fn path(&self, owner: BodyOwner) -> Option<&'a Path> {
        self.knowledge.path(self.index.file_of(owner.unit(self.index))?)
    }

    /// The package that a body belongs to.
    pub fn package(&self, owner: BodyOwner) -> Option<&'a Package> {
        self.knowledge.package(self.index.file_of(owner.unit(self.index))?)
    }

    /// Whether the package of a body depends on a version of a crate, or on a later one.
    pub fn depends_on(&self, owner: BodyOwner, krate: &str, version: &Version) -> bool {
        self.package(owner).and_then(|it| it.version_of(krate)).is_some_and(|it| it >= *version)
    }

    /// Whether a file belongs to a dependency, of which nothing is told and in which nothing changes.
    pub fn is_dependency(&self, file: FileId) -> bool {
        self.knowledge.is_dependency(file)
    }

    /// Whether what is declared so in a unit may be named by code that nobody has seen: not in a package of programs alone,
    /// on which no other can depend, and of which no test, example or build script includes a part.
    pub fn is_promise(&self, unit: UnitId, visibility: Visibility) -> bool {
        let package = self.index.file_of(unit).and_then(|it| self.knowledge.package(it));
        let has_users =
            |it: &Package| it.crates.is_empty() || it.crates.iter().any(|it| it.kind != CrateKind::Bin);
        visibility == Visibility::Public && package.is_none_or(has_users)
    }

    /// Of which kind the crate is that a body is a part of.
    fn target(&self, owner: BodyOwner) -> Option<CrateKind> {
        self.index.target_of(self.index.file_of(owner.unit(self.index))?)
    }

    /// Whether a body is a part of an example, which shows how something is used to whoever runs it.
    pub fn is_example(&self, owner: BodyOwner) -> bool {
        self.target(owner) == Some(CrateKind::Example)
    }

    /// Whether a body is a part of a build script, or of a library that is for those alone.
    pub fn is_for_builds(&self, owner: BodyOwner) -> bool {
        self.target(owner) == Some(CrateKind::BuildScript)
            || self.package(owner).is_some_and(|it| is_listed_as(it, DependencyTable::Build))
    }

    /// Whether a body is a part of a test or a benchmark, of what is compiled for tests, or of a library that nobody but the
    /// tests, examples and benchmarks of its workspace can have.
    pub fn is_for_tests(&self, owner: BodyOwner) -> bool {
        let is_kept = |it: &&Package| it.kept_within.is_some();
        self.index.file_of(owner.unit(self.index)).is_some_and(|it| self.is_file_for_tests(it))
            || self.package(owner).filter(is_kept).is_some_and(|it| is_listed_as(it, DependencyTable::Dev))
    }

    /// The same for a file, by its target and the `mod` that leads to it.
    pub fn is_file_for_tests(&self, file: FileId) -> bool {
        matches!(self.index.target_of(file), Some(CrateKind::Test | CrateKind::Bench))
            || self.index.is_for_tests(file)
    }

    /// Whether nobody has a package but the others of its workspace, where one has it and a program is among them. Of
    /// libraries alone the users are elsewhere, published or not.
    pub fn is_part_of_program(package: &Package) -> bool {
        let Some(folder) = &package.kept_within else { return false };
        let packages = package.around.neighbours.packages();
        let is_program = |it: &Package| {
            it.root.starts_with(folder) && it.crates.iter().any(|it| it.kind == CrateKind::Bin)
        };
        let has_it = || !package.around.neighbours.lists_of(&package.root).is_empty();
        is_program(package) || packages.iter().any(is_program) && has_it()
    }

    /// Whether a `macro_rules!` of the package that a file belongs to holds a name: what it makes is seen nowhere.
    pub fn is_in_macro_rules(&self, file: FileId, name: &str) -> bool {
        self.knowledge.macros_of_package(file).any(|it| has_word(it, name))
    }

    /// Where others are called that have the name of a function, as far as it could be called there: a body that holds the
    /// name is read as soon as the function's callers are asked for.
    pub fn calls_of_namesakes(
        &self,
        func: FuncId,
        is_one: impl Fn(&FuncId) -> bool,
    ) -> impl Iterator<Item = At> {
        let named = self.knowledge.funcs(&self.index.func(func).name).iter();
        named
            .filter(move |it| **it != func && is_one(it))
            .filter_map(|it| self.knowledge.callers.get(it))
            .flatten()
            .copied()
    }

    /// The files that are not part of the run.
    pub fn unread(&self) -> &Unread<'a> {
        &self.knowledge.unread
    }

    /// Whether one of these words stands in the package that a file belongs to, tests left out.
    pub fn is_spelled(&self, file: FileId, words: &[Word]) -> bool {
        self.knowledge.package_of(file).any(|(_, it)| it.names().any(|word| words.contains(&word)))
    }

    /// The type that declares the field, references and smart pointers looked through.
    pub fn field_owner(&self, base: &Ty, name: &str) -> Option<TypeId> {
        let (id, args) = base.peeled().adt()?;
        if self.index.field(id, None, name).is_some() {
            return Some(id);
        }
        // `Box<Archive>`, `MutexGuard<Archive>`.
        args.iter().find_map(|it| self.field_owner(it, name))
    }

    /// What the catalogue says of the trait's method that a function implements, if others call it again and again.
    pub fn repeats_mark(&self, func: FuncId) -> Option<RepeatsMark> {
        self.index.func_marks(self.index.of_trait(func))?.repeats
    }

    /// Whether a method that works on a field is called again and again while the field lives.
    pub fn is_called_in_loop(&self, owner: BodyOwner) -> bool {
        self.is_repeated_by(owner, &|known, call| (repeats_on_one(known, call), outlives(known, call)))
    }

    /// Whether a function that works on what lives as long as the program is called again and again.
    pub fn is_called_again(&self, owner: BodyOwner) -> bool {
        self.is_repeated_by(owner, &|known, call| (repeats(known, call, None), true))
    }

    /// Whether a call that leads to a body repeats; told of each call are that, and whether it is of the same value that
    /// its callers come with.
    fn is_repeated_by(&self, owner: BodyOwner, told: &dyn Fn(&Known, ExprId) -> (bool, bool)) -> bool {
        let mut seen = BTreeSet::from([owner]);
        let mut open = vec![owner];
        while let Some(owner) = open.pop() {
            let BodyOwner::Func(func) = owner else { continue };
            if self.repeats_mark(func).is_some() {
                return true;
            }
            for call in self.callers_through_traits(func).into_iter().filter(|it| it.owner != owner) {
                let Some(known) = self.known(call.owner) else { continue };
                let (repeats, goes_on) = told(known, call.expr);
                if repeats {
                    return true;
                }
                if goes_on && seen.insert(call.owner) {
                    open.push(call.owner);
                }
            }
        }
        false
    }

    /// Whether an expression is evaluated again and again, by a loop around it or around a call of its function.
    pub fn is_repeated(&self, at: At) -> bool {
        self.known(at.owner).is_some_and(|it| repeats(it, at.expr, None)) || self.is_called_in_loop(at.owner)
    }

    /// A function's own body and those that `cfg` puts in its place; for one that a trait declares, those of its impls too.
    pub fn bodies_of(&self, func: FuncId) -> Vec<BodyOwner> {
        let index = self.index;
        let mut owners = vec![BodyOwner::Func(func)];
        owners.extend(self.alternatives(func).into_iter().map(BodyOwner::Func));
        if let Some(trait_) = index.trait_of(func) {
            let name = index.func(func).name.clone();
            owners.extend(
                index.all_impls_of(trait_).filter_map(|it| index.impl_func(it, &name)).map(BodyOwner::Func),
            );
        }
        owners
    }
}

/// Whether a package is a library that all of its workspace who have it list in one table.
fn is_listed_as(package: &Package, table: DependencyTable) -> bool {
    let is_library = !package.crates.is_empty() && package.crates.iter().all(|it| it.kind != CrateKind::Bin);
    let lists = package.around.neighbours.lists_of(&package.root);
    is_library && !lists.is_empty() && lists.iter().all(|it| *it == table)
}
