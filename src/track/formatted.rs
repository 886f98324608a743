//! What the own `Display` of a value writes line by line: one `write!` of it makes as many calls as its loop has turns.

use rustc_hash::FxHashMap;

use crate::file::to_u32;
use crate::index::{FuncId, Index, Ty};
use crate::infer::{BodyOwner, Callee};
use crate::items::{Body, ExprId, ExprKind, FormatPiece, Literal, LocalId, MacroCall, format_pieces};
use crate::track::facts::{Def, arguments};
use crate::track::line_end;
use crate::track::program::{At, Known, Program};
use crate::track::repeat::is_loop;
use crate::track::sink::SinkSite;
use crate::track::worth::Pair;

/// Most functions that are looked into for one value; what has more is a tree, and may be of any number of lines.
const MAX_FUNCS: usize = 512;

/// What the code of a `fmt`, or a part of it, hands to its formatter.
#[derive(Clone, Copy, Default)]
struct Written {
    /// Somewhere a line ends.
    ends_line: bool,
    /// A loop ends one in each turn.
    lines: bool,
    /// The same function is called again, for what is within the value.
    again: bool,
}

/// The functions that were looked into for a value; those that are not done yet have written nothing.
type Seen = FxHashMap<FuncId, Option<Written>>;

impl Written {
    fn and(self, other: Self) -> Self {
        Self {
            ends_line: self.ends_line || other.ends_line,
            lines: self.lines || other.lines,
            again: self.again || other.again,
        }
    }
}

/// Whether a value that is written by one `write!` is a list of lines, or a tree of them, by the code that formats it.
pub fn is_of_many_lines(program: &Program<'_>, pair: &Pair) -> bool {
    if !is_write(&pair.site) {
        return false;
    }
    let Some(known) = program.known(pair.at.owner) else { return false };
    let ExprKind::Macro(call) = &known.body.expr(pair.at.expr).kind else { return false };
    let is_one = |it: &Value<'_>| {
        let tys = [it.ty.clone()].into_iter().chain(meant(program, pair, it));
        tys.into_iter().any(|ty| of_value(program, &ty, it.how, &mut Seen::default()).lines)
    };
    values(known, call).iter().any(|it| it.is_joined_by_lines || is_one(it))
}

fn is_write(site: &SinkSite) -> bool {
    matches!(site.api.as_str(), "write!" | "writeln!")
}

/// What a type stands for that has no name there: what the callers on the way give for a parameter, or the function gives
/// that says `impl Display`.
fn meant(program: &Program<'_>, pair: &Pair, value: &Value<'_>) -> Vec<Ty> {
    match (value.ty.peeled(), pair.at.owner) {
        (Ty::Param(name), BodyOwner::Func(func)) => {
            let is_elsewhere = pair.trace.path.iter().any(|it| it.at.owner != pair.at.owner);
            let is_on_way =
                |call: &&At| !is_elsewhere || pair.trace.path.iter().any(|it| it.at.owner == call.owner);
            let given = |call: &At| match program.known(call.owner)?.inference.callees.get(&call.expr)? {
                Callee::Func(_, substs) => substs.iter().find(|(it, _)| it == name).map(|(_, ty)| ty.clone()),
                _ => None,
            };
            program.callers(func).iter().filter(is_on_way).filter_map(given).collect()
        }
        (Ty::Opaque(_), owner) => {
            let Some(known) = program.known(owner) else { return Vec::new() };
            let made = value.made.and_then(|it| known.inference.callees.get(&bare(known, it)));
            let Some(Callee::Func(func, _)) = made else { return Vec::new() };
            let Some(known) = program.known(BodyOwner::Func(*func)) else { return Vec::new() };
            known.facts.returns.iter().map(|it| known.inference.expr(*it).clone()).collect()
        }
        _ => Vec::new(),
    }
}

/// The call behind a local that is bound once.
fn bare(known: &Known, expr: ExprId) -> ExprId {
    match known.body.expr(expr).kind {
        ExprKind::Local(local) => match known.facts.defs(local) {
            [Def::Value(value)] => *value,
            _ => expr,
        },
        _ => expr,
    }
}

/// What a macro formats.
struct Value<'k> {
    ty: &'k Ty,
    /// The trait that does it.
    how: &'static str,
    made: Option<ExprId>,
    /// `rows.iter().format("\n")`
    is_joined_by_lines: bool,
}

/// A piece of what a macro formats.
#[derive(Clone, Copy)]
pub enum FormatPart<'k> {
    /// As it stands in the format string, braces doubled.
    Text(&'k str),
    /// What is given, with how it is to be written.
    Given(ExprId, &'k str),
    /// What is taken by its name from around, with how it is to be written.
    Captured(LocalId, &'k str),
}

/// The pieces of a macro's format string; none where it has no such string.
pub fn format_parts<'k>(body: &'k Body, call: &'k MacroCall) -> Vec<FormatPart<'k>> {
    let text = |it: ExprId| match &body.expr(it).kind {
        ExprKind::Literal(Literal::Str { value, bytes: false }) => Some(value),
        _ => None,
    };
    let format = call.args.iter().position(|it| text(it.value).is_some());
    let Some((at, format)) = format.and_then(|at| Some((at, text(call.args[at].value)?))) else {
        return Vec::new();
    };
    let given = &call.args[at + 1..];
    let mut next = given.iter();
    let part = |piece: FormatPiece<'k>| {
        let piece = match piece {
            FormatPiece::Text(text) => return Some(FormatPart::Text(text)),
            FormatPiece::Value(piece) => piece,
        };
        let (name, spec) = piece.split_once(':').unwrap_or((piece, ""));
        let arg = match (name.trim(), name.trim().parse::<usize>()) {
            ("", _) => next.next(),
            (_, Ok(place)) => given.get(place),
            (name, _) => given.iter().find(|it| it.name.as_deref() == Some(name)),
        };
        match arg {
            Some(arg) => Some(FormatPart::Given(arg.value, spec)),
            None => captured(body, name.trim(), call).map(|it| FormatPart::Captured(it, spec)),
        }
    };
    format_pieces(format).into_iter().filter_map(part).collect()
}

/// The values of a macro's format string, with those that it takes by their names from around it.
fn values<'k>(known: &'k Known, call: &'k MacroCall) -> Vec<Value<'k>> {
    let body = &known.body;
    let how = |spec: &str| if spec.ends_with('?') { "Debug" } else { "Display" };
    let value = |part: FormatPart<'k>| match part {
        FormatPart::Text(_) => None,
        FormatPart::Given(made, spec) => {
            let ty = known.inference.expr(made);
            let is_joined_by_lines = is_joined_by_lines(body, made);
            Some(Value { ty, how: how(spec), made: Some(made), is_joined_by_lines })
        }
        FormatPart::Captured(local, spec) => Some(value_of(known, local, how(spec))),
    };
    format_parts(body, call).into_iter().filter_map(value).collect()
}

/// The local that `{name}` means in a call of a macro: the last of that name whose block the call stands in.
pub fn captured(body: &Body, name: &str, call: &MacroCall) -> Option<LocalId> {
    let at = call.path.span;
    let start = |it: &LocalId| body.local(*it).span.start;
    let is_seen = |it: &LocalId| body.home(*it).is_none_or(|it| body.expr(it).span.contains(at));
    let named = (0..to_u32(body.locals.len())).map(LocalId).filter(|it| body.local(*it).name == name);
    named.filter(|it| start(it) < at.start && is_seen(it)).max_by_key(start)
}

fn value_of<'k>(known: &'k Known, local: LocalId, how: &'static str) -> Value<'k> {
    let made = match known.facts.defs(local) {
        [Def::Value(value)] => Some(*value),
        _ => None,
    };
    Value { ty: known.inference.local(local), how, made, is_joined_by_lines: false }
}

/// itertools' `rows.iter().format("\n")`, which is written item by item.
fn is_joined_by_lines(body: &Body, value: ExprId) -> bool {
    match &body.expr(value).kind {
        ExprKind::MethodCall { name, args, .. } if matches!(name.as_str(), "format" | "format_with") => {
            args.first().is_some_and(|it| line_end::of(body, *it) == Some(true))
        }
        _ => false,
    }
}

fn of_value(program: &Program<'_>, ty: &Ty, how: &str, seen: &mut Seen) -> Written {
    let index = program.index;
    let ty = ty.peeled();
    let Some((id, args)) = ty.adt() else { return Written::default() };
    if index.is_stub(index.type_unit(id)) {
        let passes_on = [index.known.boxed, index.known.option].contains(&Some(id))
            || matches!(index.ty(id).name.as_str(), "Arc" | "Cow" | "Rc");
        let inner = args.first().filter(|_| passes_on);
        return inner.map_or_else(Written::default, |it| of_value(program, it, how, seen));
    }
    let Some(head) = ty.head() else { return Written::default() };
    let is_one = |it: &&FuncId| {
        let of = index.impl_of(**it).and_then(|it| index.impl_(it).trait_.as_ref());
        of.is_some_and(|it| it.name() == how)
    };
    match index.methods_of(head, "fmt").iter().find(is_one) {
        Some(func) => of_func(program, *func, seen),
        None => Written::default(),
    }
}

fn of_func(program: &Program<'_>, func: FuncId, seen: &mut Seen) -> Written {
    if let Some(found) = seen.get(&func) {
        return found.unwrap_or(Written { again: true, ..Written::default() });
    }
    if seen.len() >= MAX_FUNCS {
        return Written { ends_line: true, lines: true, again: false };
    }
    let Some(known) = program.known(BodyOwner::Func(func)) else { return Written::default() };
    seen.insert(func, None);
    let whole = known
        .body
        .expr_ids()
        .map(|it| of_call(program, known, it, seen))
        .fold(Written::default(), Written::and);
    let mut at_loops = || {
        let mut calls = known.body.expr_ids().filter(|it| is_repeated(known, *it));
        calls.any(|it| of_call(program, known, it, seen).ends_line)
    };
    let lines = whole.lines || whole.again && whole.ends_line || whole.ends_line && at_loops();
    let written = Written { lines, ..whole };
    seen.insert(func, Some(written));
    written
}

/// Whether a loop, or a closure that is called again and again, stands around an expression.
fn is_repeated(known: &Known, expr: ExprId) -> bool {
    known.body.ancestors(expr).any(|it| is_loop(known, it))
}

/// What a call writes to the formatter that it is given.
fn of_call(program: &Program<'_>, known: &Known, expr: ExprId, seen: &mut Seen) -> Written {
    let (body, index) = (&known.body, program.index);
    let is_formatter = |it: ExprId| is_formatter(index, known.inference.expr(it));
    match &body.expr(expr).kind {
        ExprKind::Macro(call) => {
            let name = call.path.name();
            let Some((first, rest)) = call.args.split_first() else { return Written::default() };
            if !matches!(name, "write" | "writeln") || !is_formatter(first.value) {
                return Written::default();
            }
            let ends_line = name == "writeln" || line_end::of_format(body, rest) == Some(true);
            let inner = values(known, call).into_iter().map(|it| {
                let joined = Written { lines: it.is_joined_by_lines, ..Written::default() };
                joined.and(of_value(program, it.ty, it.how, seen))
            });
            inner.fold(Written { ends_line, ..Written::default() }, Written::and)
        }
        ExprKind::Call { .. } | ExprKind::MethodCall { .. } => {
            let given = arguments(body, expr);
            if !given.iter().any(|it| is_formatter(*it)) {
                return Written::default();
            }
            match known.inference.callees.get(&expr) {
                Some(Callee::Func(func, _)) if !index.is_stub(index.func_unit(*func)) => {
                    of_func(program, *func, seen)
                }
                // `item.fmt(f)`, by the trait of std.
                Some(_) if body.called_name(expr) == "fmt" => {
                    let how = if is_debug(body, expr) { "Debug" } else { "Display" };
                    let value = given.first().map(|it| known.inference.expr(*it));
                    value.map_or_else(Written::default, |it| of_value(program, it, how, seen))
                }
                _ => {
                    let ends_line = given.iter().any(|it| line_end::of(body, *it) == Some(true));
                    Written { ends_line, ..Written::default() }
                }
            }
        }
        _ => Written::default(),
    }
}

fn is_formatter(index: &Index, ty: &Ty) -> bool {
    ty.peeled().adt().is_some_and(|(id, _)| index.type_path(id) == "std::fmt::Formatter")
}

/// `fmt::Debug::fmt(&item, f)`
fn is_debug(body: &Body, call: ExprId) -> bool {
    let ExprKind::Call { callee, .. } = &body.expr(call).kind else { return false };
    let ExprKind::Path(path, _) = &body.expr(*callee).kind else { return false };
    path.names().iter().any(|it| it == "Debug")
}
