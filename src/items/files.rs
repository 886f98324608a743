//! From the texts of a run to what they declare, and later to single bodies that were left out at first.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use rayon::prelude::*;
use rustc_hash::FxHashMap;
use smol_str::SmolStr;

use super::declare::{Lowering, MacrosOf};
use super::{
    Attribute, Bodies, Body, Func, Header, Items, OpenedItems, Outline, OutlinedItems, Word, attribute,
};
use crate::discover::{Problem, ProblemKind};
use crate::file::{AstNode, Edition, FileId, MAX_DEPTH, ParseError, RustFile, Span, ast, check, parse};

/// So few that no thread is left alone with a large rest.
const FILES_PER_JOB: usize = 8;

/// The files of a run by place, each with its outline and its items.
#[derive(Debug, Default)]
pub struct Lowered {
    pub files: Vec<RustFile>,
    pub outlines: Vec<Outline>,
    pub items: Vec<Arc<Items>>,
    /// What does not parse, and is in none of the above.
    pub problems: Vec<Problem>,
}

impl Lowered {
    /// With other files behind its own.
    pub fn extend(&mut self, others: Self) {
        self.files.extend(others.files);
        self.outlines.extend(others.outlines);
        self.items.extend(others.items);
        self.problems.extend(others.problems);
    }
}

/// The outline of every file, in the current rayon pool; of which with its tests, the caller says.
pub fn outlines(files: &[RustFile], with_tests: impl Fn(&RustFile) -> bool + Sync) -> Vec<Outline> {
    let outline =
        |it: &RustFile| if with_tests(it) { Outline::with_tests(&it.text) } else { Outline::of(&it.text) };
    files.par_iter().with_max_len(FILES_PER_JOB).map(outline).collect()
}

/// Those of some names that stand in the files of each package, by its place, or for which another name stands there:
/// of each package that name, and what it means.
pub fn names_by_package<'n>(
    files: &[RustFile],
    outlines: &[Outline],
    names: &BTreeSet<&'n str>,
    renamed: &[(usize, &str, String)],
) -> BTreeMap<usize, BTreeSet<&'n str>> {
    let wanted: FxHashMap<Word, &'n str> = names.iter().map(|it| (Word::of(it), *it)).collect();
    let meant = |(package, name, own): &(usize, &str, String)| {
        Some(((*package, Word::of(name)), *names.get(own.as_str())?))
    };
    let renamed: FxHashMap<(usize, Word), &'n str> = renamed.iter().filter_map(meant).collect();
    let found = files.par_iter().zip(outlines).map(|(file, outline)| {
        let own = |it: &Word| renamed.get(&(file.package, *it)).copied();
        let names = outline.names().flat_map(|it| wanted.get(&it).copied().into_iter().chain(own(&it)));
        (file.package, names.collect::<BTreeSet<&str>>())
    });
    let mut by_package: BTreeMap<usize, BTreeSet<&str>> = BTreeMap::new();
    for (package, names) in found.collect::<Vec<_>>() {
        by_package.entry(package).or_default().extend(names);
    }
    by_package
}

/// Parses and lowers every file in the current rayon pool, without the bodies of its functions.
/// A file is told of as a problem only where a part that was parsed is wrong.
pub fn lower_all(files: Vec<RustFile>, outlines: Vec<Outline>) -> Lowered {
    let lower = |(file, mut outline): (RustFile, Outline)| match items(
        &file.text.clone().into(),
        file.edition,
        &mut outline,
    ) {
        Ok((items, _)) => Ok((file, outline.settled(), items)),
        Err(error) => Err(problem(&file, error)),
    };
    let all: Vec<_> = files.into_par_iter().zip(outlines).with_max_len(FILES_PER_JOB).map(lower).collect();
    let mut lowered = Lowered::default();
    for file in all {
        match file {
            Ok((file, outline, items)) => {
                lowered.files.push(file);
                lowered.outlines.push(outline);
                lowered.items.push(Arc::new(items));
            }
            Err(problem) => lowered.problems.push(problem),
        }
    }
    lowered
}

/// Those of some files that do not parse as a whole: what was left out before may be wrong.
pub fn broken(files: &[RustFile], among: &BTreeSet<FileId>) -> Vec<(FileId, Problem)> {
    let parsed = among.par_iter().filter_map(|id| {
        let file = files.get(id.0 as usize)?;
        let error = check(&file.text, file.edition).err()?;
        Some((*id, problem(file, error)))
    });
    parsed.collect()
}

/// The body of a function, if it has one, from its text alone. `items` are those of its file; told of a name, `macros_of`
/// gives the rules of the macros that it may mean.
pub fn body_of(
    file: &RustFile,
    func: &Func,
    items: &Items,
    macros_of: &MacrosOf<'_>,
) -> Result<Option<Body>, ParseError> {
    let tree = parse(file.text.get(func.span.range()).unwrap_or_default(), file.edition)?;
    let lowering = Lowering::new(file.edition, Bodies::OfValues).at(func.span.start);
    let mut lowering = lowering.among(&items.scopes).calling(macros_of);
    let Some(node) = tree.syntax().children().find_map(ast::Fn::cast) else { return Ok(None) };
    func.header.get_or_init(|| Box::new(lowering.header(&node)));
    Ok(lowering.body_of(&node, func.scope, func.test))
}

/// The header of a function, from its text alone; `None` where that does not parse.
pub(super) fn header_of(items: &Items, func: &Func) -> Option<Header> {
    let end = func.opens.unwrap_or(func.span.end);
    let text = items.text.get(func.span.start as usize..end as usize)?;
    let tree = if func.opens.is_some() {
        parse(&format!("{text}{{}}"), items.edition)
    } else {
        parse(text, items.edition)
    };
    let node = tree.ok()?.syntax().children().find_map(ast::Fn::cast)?;
    Some(Lowering::new(items.edition, Bodies::OfValues).at(func.span.start).header(&node))
}

/// The attributes of a function whose header nobody may ever ask for; none where that does not parse.
pub(super) fn attributes_of(items: &Items, func: &Func) -> Box<[Attribute]> {
    let till_name = items.text.get(func.span.start as usize..func.name_span.end as usize).unwrap_or_default();
    attribute::leading(till_name, func.span.start, items.edition)
}

/// A text in which little is left but what it declares, for whoever edits that: every offset is that of the whole text.
#[derive(Clone, Debug)]
pub struct Skeleton {
    text: String,
    edition: Edition,
    opened: Vec<OpenedItems>,
}

impl Skeleton {
    /// With what it declares. `None` where the text nests too deep or does not parse.
    pub fn of(text: &str, edition: Edition) -> Option<(Self, Items)> {
        let outline = Outline::of(text);
        let blanked = (outline.depth <= MAX_DEPTH).then(|| outline.without_bodies(text))?;
        // The outline may have taken for a body what is none.
        let texts = [blanked, text.to_owned()].into_iter();
        let opened = outline.items.opened;
        let mut skeletons = texts.map(|text| Self { text, edition, opened: opened.clone() });
        skeletons.find_map(|it| it.items().map(|items| (it, items)))
    }

    /// What it declares, every item and scope in the place that it has in a run. `None` where it does not parse.
    pub fn items(&self) -> Option<Items> {
        let tree = parse(&self.text, self.edition).ok()?;
        let opened = OutlinedItems { opened: self.opened.clone(), ..OutlinedItems::default() };
        Some(Lowering::new(self.edition, Bodies::OfValues).without(SmolStr::default(), opened).file(&tree))
    }

    /// Makes the edit that the whole text is given.
    pub fn replace(&mut self, span: Span, with: &str) {
        self.text.replace_range(span.range(), with);
        for items in &mut self.opened {
            *items = items.moved(span, with.len());
        }
    }
}

/// What a text without a byte order mark declares. Functions are not parsed until somebody asks for their headers.
///
/// # Errors
/// Those of `parse`, where a part that was parsed is wrong.
pub fn outlined_items(text: &SmolStr, edition: Edition) -> Result<Items, ParseError> {
    let (items, tree) = items(text, edition, &mut Outline::of(text))?;
    // Giving every node back takes as long as the parser did, and these texts are short.
    std::mem::forget(tree);
    Ok(items)
}

fn items(
    text: &SmolStr,
    edition: Edition,
    outline: &mut Outline,
) -> Result<(Items, ast::SourceFile), ParseError> {
    // What cannot be parsed whole cannot be rewritten either.
    if outline.depth > MAX_DEPTH {
        return Err(ParseError::TooDeep);
    }
    let lowering = Lowering::new(edition, Bodies::OfValues);
    match parse(&outline.blanked(text), edition) {
        Ok(tree) => {
            Ok((lowering.without(text.clone(), std::mem::take(&mut outline.items)).file(&tree), tree))
        }
        // The outline may have taken for a body what is none; the text itself decides.
        Err(_) => parse(text, edition).map(|tree| (lowering.file(&tree), tree)),
    }
}

fn problem(file: &RustFile, error: ParseError) -> Problem {
    let kind = match error {
        ParseError::TooDeep => ProblemKind::TooDeep,
        ParseError::Syntax(offset) => {
            let at = file.line_column(offset);
            ProblemKind::DoesNotParse { line: at.line, column: at.column }
        }
    };
    Problem { shown: file.shown.clone(), kind }
}
