//! Which expressions a line, or a column of it, asks about.

use crate::file::{FileId, FileSpan, RustFile, Span, SyntaxKind, tokens};
use crate::index::{Index, Ty};
use crate::infer::{BodyOwner, Callee};
use crate::items::{Body, ExprId, ExprKind, PatKind};
use crate::track::{Knowledge, Known};
use crate::why::call::{Names, is_asked_about, is_handed_on};
use crate::why::gap::{meets, unread_macro};
use crate::why::types::{is_io, unwrapped};
use crate::why::{Answer, Kind, Note};

/// A line of a file as it is asked about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    pub file: FileId,
    /// From 1.
    pub number: u32,
    /// Without its line end.
    pub span: Span,
    /// The byte of the column, where one was given.
    pub at: Option<u32>,
}

/// One thing to be answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked {
    pub owner: BodyOwner,
    pub what: What,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// A call that reads or writes, makes what does, or is given it.
    Call(ExprId),
    /// A value that reads or writes, where it stands by itself.
    Handle(ExprId),
    /// The same as a parameter, by its place.
    Param(usize),
}

/// What there is to be answered of a line, in the order of the text of each body.
pub fn asked(knowledge: &Knowledge<'_>, files: &[RustFile], owners: &[BodyOwner], line: Line) -> Vec<Asked> {
    let index = knowledge.index;
    let names = Names::of(index);
    let mut found = Vec::new();
    let Some(file) = files.get(line.file.0 as usize) else { return found };
    for owner in owners.iter().copied() {
        let Some(known) = knowledge.bodies.get(&owner) else { continue };
        let bounds = owner.generics(index);
        let is_call = |it: &ExprId| {
            line.meets(known.body.expr(*it).span)
                && is_asked_about(index, owner, known, &names, *it)
                && line.covers(file, &known.body, *it)
        };
        let calls: Vec<ExprId> = known.body.expr_ids().filter(is_call).collect();
        let is_handle = |it: &ExprId| {
            let expr = known.body.expr(*it);
            let is_place =
                matches!(expr.kind, ExprKind::Local(_) | ExprKind::Field { .. } | ExprKind::Path(..));
            is_place
                && line.meets(expr.span)
                && is_io(index, bounds, unwrapped(index, known.inference.expr(*it).peeled()))
                && !is_taken(index, known, *it, &calls)
        };
        let handles: Vec<ExprId> = known.body.expr_ids().filter(is_handle).collect();
        let is_handle = |it: &usize| is_handle_param(index, &names, owner, *it);
        let params = params(known, line).filter(is_handle);
        found.extend(params.map(|it| Asked { owner, what: What::Param(it) }));
        found.extend(calls.into_iter().map(|it| Asked { owner, what: What::Call(it) }));
        found.extend(handles.into_iter().map(|it| Asked { owner, what: What::Handle(it) }));
    }
    found
}

/// Whether a function reads or writes with a parameter, or has asked for a trait that is called as one of std's is.
fn is_handle_param(index: &Index, names: &Names, owner: BodyOwner, nth: usize) -> bool {
    let BodyOwner::Func(func) = owner else { return false };
    let signature = index.signature(func);
    let Some(ty) = signature.params.get(nth) else { return false };
    let is_alike = |param: &str| signature.bounds(param).iter().any(|it| names.tell_trait(&it.name));
    is_io(index, &signature.generics, ty) || matches!(ty.peeled(), Ty::Param(param) if is_alike(param))
}

/// The parameters of a body whose names stand in a line.
fn params(known: &Known, line: Line) -> impl Iterator<Item = usize> {
    let body = &known.body;
    (0..body.params.len()).filter(move |it| match body.pat(body.params[*it]).kind {
        PatKind::Bind { local, .. } => line.meets(body.local(local).span),
        _ => false,
    })
}

/// Whether a call that is asked about already is made on a value or is given it, or a larger place holds it.
fn is_taken(index: &Index, known: &Known, value: ExprId, calls: &[ExprId]) -> bool {
    let body = &known.body;
    let mut at = value;
    while let Some(parent) = body.expr(at).parent {
        match &body.expr(parent).kind {
            ExprKind::Ref { .. } | ExprKind::Deref(_) | ExprKind::Try(_) | ExprKind::Await(_) => at = parent,
            ExprKind::Index { base, .. } if *base == at => at = parent,
            ExprKind::MethodCall { .. } if is_handed_on(index, known, parent) => at = parent,
            ExprKind::Field { .. } | ExprKind::MethodCall { .. } => return true,
            ExprKind::Call { .. } | ExprKind::Macro(_) => return calls.contains(&parent),
            _ => return false,
        }
    }
    false
}

impl Line {
    fn meets(self, span: Span) -> bool {
        match self.at {
            Some(at) => span.start <= at && at < span.end,
            None => meets(self.span, span),
        }
    }

    /// Whether a call stands in the line: where it begins, or what is written of it beside the blocks and closures in it.
    fn covers(self, file: &RustFile, body: &Body, call: ExprId) -> bool {
        let expr = body.expr(call);
        let receiver = match &expr.kind {
            ExprKind::MethodCall { receiver, .. } => Some(body.expr(*receiver).span),
            _ => None,
        };
        let is_apart = |it: &ExprId| {
            let is_block = matches!(
                body.expr(*it).kind,
                ExprKind::Closure { .. }
                    | ExprKind::Block(_)
                    | ExprKind::If { .. }
                    | ExprKind::Match { .. }
                    | ExprKind::Loop { .. }
                    | ExprKind::While { .. }
                    | ExprKind::For { .. }
            );
            is_block && *it != call
        };
        let apart: Vec<Span> = body.within(expr.span).filter(is_apart).map(|it| body.expr(it).span).collect();
        let is_own = |at: u32| {
            expr.span.start <= at
                && at < expr.span.end
                && !apart.iter().any(|it| it.start <= at && at < it.end)
        };
        if let Some(at) = self.at {
            return is_own(at);
        }
        if self.span.start <= expr.span.start && expr.span.start < self.span.end {
            return true;
        }
        let is_of_receiver = |at: u32| receiver.is_some_and(|it| at < it.end);
        let text = file.text.get(self.span.range()).unwrap_or_default();
        let bytes = (self.span.start..).zip(text.bytes());
        bytes.into_iter().any(|(at, byte)| !byte.is_ascii_whitespace() && is_own(at) && !is_of_receiver(at))
    }

    /// Whether nothing but a comment stands in the line.
    fn is_comment(self, file: &RustFile) -> bool {
        let mut found = tokens(&file.text, file.edition).into_iter().filter(|it| meets(it.span, self.span));
        found.all(|it| it.kind == SyntaxKind::COMMENT)
    }

    /// The words of the line in a span.
    fn words(self, file: &RustFile, span: Span) -> Vec<&str> {
        let (start, end) = (span.start.max(self.span.start), span.end.min(self.span.end));
        let Some(text) = file.text.get(Span::new(start, end.max(start)).range()) else { return Vec::new() };
        let words = tokens(text, file.edition).into_iter().filter(|it| it.kind == SyntaxKind::IDENT);
        words.map(|it| it.text).collect()
    }
}

/// Answers for what stands in the line inside of macros that are not read.
pub fn in_macros(
    knowledge: &Knowledge<'_>,
    files: &[RustFile],
    owners: &[BodyOwner],
    line: Line,
) -> Vec<Answer> {
    let index = knowledge.index;
    let names = Names::of(index);
    let Some(file) = files.get(line.file.0 as usize) else { return Vec::new() };
    let tells = |span: Span| line.words(file, span).into_iter().any(|it| names.tell_word(it));
    let answer = |span: Span, note: Note| Answer {
        at: FileSpan { file: line.file, span },
        handle: None,
        call: None,
        kind: Kind::Unknown,
        findings: Vec::new(),
        reasons: vec![note],
    };
    let mut found = Vec::new();
    for known in owners.iter().filter_map(|it| knowledge.bodies.get(it)) {
        for expr in &known.body.exprs {
            if let ExprKind::Macro(call) = &expr.kind
                && !call.parsed
                && line.meets(expr.span)
                && tells(expr.span)
            {
                let at = Some(FileSpan { file: line.file, span: expr.span });
                found.push(answer(expr.span, unread_macro(call.path.name(), at)));
            }
        }
    }
    let Some(unit) = index.unit_of(line.file) else { return found };
    let items = &index.unit(unit).items;
    for call in items.macro_calls.iter().filter(|it| line.meets(it.span) && tells(it.span)) {
        let says = format!("it stands in `{}!`, which is not expanded", call.name);
        found.push(answer(line.span, Note::at(says, Some(FileSpan { file: line.file, span: call.span }))));
    }
    for rules in items.macros.iter().filter(|it| line.meets(it.span) && tells(it.span)) {
        let says = format!(
            "it stands in the rules of `{}!`: what they make is looked at where the macro is called, if it only shortens one call, and not here",
            rules.name
        );
        found.push(answer(line.span, Note::at(says, Some(FileSpan { file: line.file, span: rules.span }))));
    }
    found
}

/// What a line is that has no answer.
pub fn nothing(knowledge: &Knowledge<'_>, files: &[RustFile], owners: &[BodyOwner], line: Line) -> String {
    let at = match line.at {
        Some(_) => format!("at that column of line {}", line.number),
        None => format!("on line {}", line.number),
    };
    let none = format!("no handle and no call that reads or writes {at}");
    let index = knowledge.index;
    let Some(unit) = index.unit_of(line.file) else { return none };
    let text =
        files.get(line.file.0 as usize).and_then(|it| it.text.get(line.span.range())).unwrap_or_default();
    if text.trim().is_empty() {
        return format!("line {} is empty", line.number);
    }
    let items = &index.unit(unit).items;
    let file = files.get(line.file.0 as usize);
    if file.is_some_and(|it| line.is_comment(it)) {
        return format!("line {} is a comment", line.number);
    }
    if let Some(def) = items.types.iter().find(|it| line.meets(it.span)) {
        return format!("{none}: it declares a part of `{}`; ask about a line that uses it", def.name);
    }
    if let Some(call) = items.macro_calls.iter().find(|it| line.meets(it.span)) {
        return format!("{none}: it stands in `{}!`, which is not expanded", call.name);
    }
    if let Some(rules) = items.macros.iter().find(|it| line.meets(it.span)) {
        return format!("{none}: it stands in the rules of `{}!`", rules.name);
    }
    if owners.is_empty() {
        return format!("{none}: it stands outside of functions");
    }
    match file.and_then(|file| called_of_workspace(knowledge, file, owners, line)) {
        Some(name) => format!("{none}; what `{name}` does is said of its own lines"),
        None => none,
    }
}

/// The first function of the workspace that is called in a line.
fn called_of_workspace(
    knowledge: &Knowledge<'_>,
    file: &RustFile,
    owners: &[BodyOwner],
    line: Line,
) -> Option<String> {
    let index = knowledge.index;
    let mut known = owners.iter().filter_map(|it| knowledge.bodies.get(it));
    known.find_map(|known| {
        let mut calls = known.body.expr_ids().filter(|it| known.body.is_call(*it));
        calls.find_map(|it| match known.inference.callees.get(&it) {
            Some(Callee::Func(func, _))
                if !index.is_stub(index.func_unit(*func)) && line.covers(file, &known.body, it) =>
            {
                Some(index.func_path(*func))
            }
            _ => None,
        })
    })
}
