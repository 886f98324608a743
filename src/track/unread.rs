//! Files that are not part of a run: nothing in them tells of I/O, and yet they may use or call what does.

use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use memchr::memmem;
use rayon::prelude::*;
use rustc_hash::FxHashSet;
use smol_str::SmolStr;

use crate::discover::{folder_of_modules, text_of, unread_files, unread_files_of_all};
use crate::file::{FileId, first_name, has_word, is_of_ascii_name, is_of_name, to_u32, words};
use crate::index::{Memo, Reach};
use crate::items::{Outline, Word, bare_body, inside_of};
use crate::track::knowledge::Sources;

/// What stands before the name of a function.
const HEAD: &str = "fn ";

/// The body of a function, without comments and literals.
pub struct UnreadBody {
    pub code: String,
    /// The functions of its file.
    pub neighbours: Arc<FxHashSet<String>>,
    /// The names that its file imports from std.
    pub from_std: Arc<FxHashSet<String>>,
}

/// What is known of such files once somebody has asked for those of a package.
pub struct Unread<'a> {
    sources: Sources<'a>,
    by_folder: Memo<PathBuf, Arc<Folder>>,
    bodies: Memo<(PathBuf, Method), Arc<[UnreadBody]>>,
    macros: Memo<PathBuf, Arc<[String]>>,
    names: Memo<PathBuf, Arc<[Named]>>,
}

/// A file and the names in it; a workspace is read once for them, and not for every function.
type Named = (PathBuf, FxHashSet<Word>);

/// A function by the type that it is of, if it is one's, and its name.
type Method = (Option<SmolStr>, SmolStr);

impl<'a> Unread<'a> {
    pub fn new(sources: Sources<'a>) -> Self {
        Self {
            sources,
            by_folder: Memo::default(),
            bodies: Memo::default(),
            macros: Memo::default(),
            names: Memo::default(),
        }
    }

    /// The texts, each with its path, that lie where something that a file declares can be named: in the modules of the
    /// file for what is private, else anywhere in its package.
    pub fn texts(&self, file: FileId, reach: Reach) -> impl Iterator<Item = (PathBuf, String)> + use<'a> {
        let Sources { files, packages, .. } = self.sources;
        let declaring = files.get(file.0 as usize);
        let package = declaring.map(|it| it.package);
        let folder = match (reach, package.and_then(|it| packages.get(it))) {
            (Reach::Module(_), _) | (_, None) => {
                declaring.map(|it| folder_of_modules(&it.path)).unwrap_or_default()
            }
            (_, Some(package)) => package.root.clone(),
        };
        let own = files.iter().filter(|it| Some(it.package) == package);
        let known: FxHashSet<&Path> = own.map(|it| it.path.as_path()).collect();
        let files = unread_files(&folder, move |it| known.contains(it));
        files.filter_map(|it| text_of(&it).map(|text| (it, text)))
    }

    /// The texts below a folder that hold a name, each with its path, whatever package they are of.
    pub fn texts_with(&self, folder: &Path, name: &str) -> impl Iterator<Item = (PathBuf, String)> + use<> {
        let named = self.names.get_or_put(folder.to_path_buf(), |folder| self.names_below(folder));
        let word = Word::of(name);
        let holds = |(_, words): &&Named| words.contains(&word);
        let paths: Vec<PathBuf> = named.iter().filter(holds).map(|(path, _)| path.clone()).collect();
        paths.into_iter().filter_map(|it| text_of(&it).map(|text| (it, text)))
    }

    fn names_below(&self, folder: &Path) -> Arc<[Named]> {
        let known: FxHashSet<&Path> = self.sources.files.iter().map(|it| it.path.as_path()).collect();
        let files: Vec<PathBuf> = unread_files_of_all(folder, |it| known.contains(it)).collect();
        let named = files.into_par_iter().map(|path| {
            let text = text_of(&path).unwrap_or_default();
            let words: FxHashSet<Word> = names_in(&text).map(Word::of).collect();
            (path, words)
        });
        named.collect::<Vec<_>>().into()
    }

    /// The folder of the package that a file belongs to, or of a crate that it depends on by path. A name that is none of
    /// its dependencies is that of a module.
    pub fn folder(&self, file: FileId, krate: Option<&str>) -> Option<&'a Path> {
        let Sources { files, packages, .. } = self.sources;
        let package = packages.get(files.get(file.0 as usize)?.package)?;
        let mut dependencies = package.dependencies.iter();
        match krate.and_then(|krate| dependencies.find(|it| it.name == krate)) {
            Some(dependency) => dependency.path.as_deref(),
            None => Some(&package.root),
        }
    }

    /// The bodies of the functions of a name below a folder; for a function `of` a type those in files that name it.
    pub fn bodies(&self, folder: &Path, of: Option<SmolStr>, name: &SmolStr) -> Arc<[UnreadBody]> {
        self.bodies.get_or_put((folder.to_path_buf(), (of, name.clone())), |(folder, (of, name))| {
            self.of_folder(folder.clone()).bodies(of.as_deref(), name).into()
        })
    }

    /// The `macro_rules!` below a folder, as they are written.
    pub fn macros(&self, folder: &Path) -> Arc<[String]> {
        self.macros.get_or_put(folder.to_path_buf(), |folder| {
            let of_folder = self.of_folder(folder.clone());
            let texts = of_folder.files.par_iter().filter_map(|it| text_of(it));
            let found: Vec<String> = texts.flat_map_iter(|it| macros_in(&it)).collect();
            found.into()
        })
    }

    fn of_folder(&self, folder: PathBuf) -> Arc<Folder> {
        self.by_folder.get_or_put(folder, |folder| {
            let known: FxHashSet<&Path> = self.sources.files.iter().map(|it| it.path.as_path()).collect();
            Arc::new(Folder::of(unread_files(folder, |it| known.contains(it)).collect()))
        })
    }
}

/// The files below a folder, and where their functions stand; so many texts are not worth their memory.
struct Folder {
    files: Vec<PathBuf>,
    /// By name, sorted: the file, and the offset of the name.
    funcs: Vec<(Word, u32, u32)>,
    /// Of the files that were looked into.
    read: Memo<u32, Arc<ReadFile>>,
}

/// A text, and what is asked of it again and again.
struct ReadFile {
    text: String,
    funcs: Arc<FxHashSet<String>>,
    from_std: Arc<FxHashSet<String>>,
    /// Where the first word stands that may keep code to tests, in bytes; all of the text where there is none.
    first_test: usize,
    /// Of a text that may have tests: where they stand.
    outline: OnceLock<Outline>,
}

/// Others may have a module of the name of `core` or `alloc`.
const STD: &str = "std";

/// Names of modules by where they stand.
const ANCHORS: [&str; 4] = ["Self", "crate", "self", "super"];

/// Words before a name that is given a meaning.
const DECLARING: [&str; 6] = [" as", "enum", "mod", "struct", "trait", "type"];

/// The word that stands in each attribute that keeps code to tests.
const TEST: &str = "test";

impl ReadFile {
    fn of(text: String) -> Self {
        let funcs: FxHashSet<String> = names_of_funcs(&text).map(|(_, name)| name.to_owned()).collect();
        let first_test = words(&text, TEST).next().unwrap_or(text.len());
        let from_std = Arc::new(names_from_std(&text));
        Self { text, funcs: Arc::new(funcs), from_std, first_test, outline: OnceLock::new() }
    }

    /// The body of the function whose name stands at an offset, without comments and literals; `None` for one of tests. One
    /// that a trait declares has nothing in it: the impls bear its name as well.
    fn body(&self, name: u32) -> Option<String> {
        let Some(inside) = inside_of(&self.text, name as usize) else { return Some(String::new()) };
        let may_be_test = self.first_test < inside as usize;
        let is_test = || self.outline.get_or_init(|| Outline::of(&self.text)).is_test(inside);
        (!may_be_test || !is_test()).then(|| bare_body(&self.text, inside))
    }
}

impl Folder {
    fn of(files: Vec<PathBuf>) -> Self {
        let named = files.par_iter().enumerate().flat_map_iter(|(at, path)| {
            let text = text_of(path).unwrap_or_default();
            let named = names_of_funcs(&text);
            named.map(|(offset, name)| (Word::of(name), to_u32(at), to_u32(offset))).collect::<Vec<_>>()
        });
        let mut funcs: Vec<(Word, u32, u32)> = named.collect();
        funcs.sort_unstable();
        Self { files, funcs, read: Memo::default() }
    }

    fn read(&self, file: u32) -> Arc<ReadFile> {
        self.read.get_or_put(file, |file| {
            let text = self.files.get(*file as usize).and_then(|it| text_of(it));
            Arc::new(ReadFile::of(text.unwrap_or_default()))
        })
    }

    fn bodies(&self, of: Option<&str>, name: &str) -> Vec<UnreadBody> {
        let word = Word::of(name);
        let start = self.funcs.partition_point(|it| it.0 < word);
        let named = self.funcs.get(start..).unwrap_or_default().iter().take_while(|it| it.0 == word);
        let mut bodies = Vec::new();
        for same_file in named.collect::<Vec<_>>().chunk_by(|a, b| a.1 == b.1) {
            let Some(first) = same_file.first() else { continue };
            let file = self.read(first.1);
            if of.is_none_or(|it| has_word(&file.text, it)) {
                let offsets = same_file.iter().map(|it| it.2);
                let named = offsets.filter(|it| name_at(&file.text, *it as usize) == name);
                let ReadFile { funcs, from_std, .. } = &*file;
                let body =
                    |code: String| UnreadBody { code, neighbours: funcs.clone(), from_std: from_std.clone() };
                bodies.extend(named.filter_map(|it| file.body(it)).map(body));
            }
        }
        bodies
    }
}

/// The names in imports from std, those of the modules on the way included; none that the text gives another meaning, be
/// it by another import.
fn names_from_std(text: &str) -> FxHashSet<String> {
    let is_import = |at: &usize| {
        let line = text.get(..*at).and_then(|it| it.rsplit('\n').next()).unwrap_or_default();
        line.trim().is_empty() || line.trim_start().starts_with("pub")
    };
    let imports = words(text, "use").filter(is_import);
    let imports = imports.filter_map(|it| text.get(it + "use".len()..)?.split_once(';')).map(|it| it.0);
    let (from_std, others): (Vec<&str>, Vec<&str>) =
        imports.partition(|it| first_name(it.trim_start().trim_start_matches("::")) == STD);
    let names = from_std.iter().flat_map(|it| it.split(|it| !is_of_name(it))).filter(|it| !it.is_empty());
    let is_declared = |name: &str| {
        let before = words(text, name).filter_map(|at| text.get(..at));
        before.map(str::trim_end).any(|it| DECLARING.iter().any(|word| it.ends_with(word)))
    };
    let is_brought = |name: &str| others.iter().any(|it| has_word(it, name) || it.contains('*'));
    let names: FxHashSet<&str> = names.filter(|it| !ANCHORS.contains(it)).collect();
    let alone = names.into_iter().filter(|it| !is_declared(it) && !is_brought(it));
    alone.map(str::to_owned).collect()
}

/// Each `macro_rules!` up to its closing brace.
fn macros_in(text: &str) -> Vec<String> {
    let starts = text.match_indices("macro_rules!").map(|(at, _)| text.get(at..).unwrap_or_default());
    let whole = starts.map(|it| {
        let mut depth = 0usize;
        let ends = |(_, character): &(usize, char)| {
            match character {
                '{' => depth += 1,
                '}' => depth = depth.saturating_sub(1),
                _ => return false,
            }
            depth == 0
        };
        let end = it.char_indices().find(ends).map_or(it.len(), |(at, _)| at);
        it.get(..end).unwrap_or_default().to_owned()
    });
    whole.collect()
}

/// What may be names, keywords and numbers among them.
fn names_in(text: &str) -> impl Iterator<Item = &str> {
    // By bytes a text is gone through four times as fast.
    let names: Box<dyn Iterator<Item = &str>> = if text.is_ascii() {
        let names = text.as_bytes().split(|it| !is_of_ascii_name(*it));
        Box::new(names.filter_map(|it| std::str::from_utf8(it).ok()))
    } else {
        Box::new(text.split(|it| !is_of_name(it)))
    };
    names.filter(|it| !it.is_empty())
}

/// Where the names of functions stand.
fn names_of_funcs(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let heads = memmem::find_iter(text.as_bytes(), HEAD);
    heads.map(|it| it + HEAD.len()).map(|it| (it, name_at(text, it)))
}

fn name_at(text: &str, offset: usize) -> &str {
    text.get(offset..).map_or("", first_name)
}
