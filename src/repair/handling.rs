//! How the code around a call treats its error, so that a flush is treated the same way.

use quote::quote;

use crate::index::{FuncId, Ty};
use crate::infer::{ADDS, Callee};
use crate::items::{Body, ExprId, ExprKind, LocalId, PatId, PatKind, Statement};
use crate::repair::code;
use crate::repair::errors::{accepts_io_error, is_io_result};
use crate::repair::lent::is_discarded;
use crate::repair::scene::{Scene, closure_around, passed_on};
use crate::repair::visible::{names, sees_names};
use crate::track::{At, Known, arguments, mentions};

/// Turns any error into a report, which no `?` does by itself: miette.
const INTO_DIAGNOSTIC: &str = "into_diagnostic";

/// What stands behind a call that returns a `Result`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Handling {
    /// `?`, after `.map_err(…)` or the like where that text is given.
    Try(String),
    /// `.unwrap()` or `.expect(…)`, as written.
    Panic(String),
    /// `let _ =`, `.ok()`.
    Ignored,
    /// `if let` this pattern `=` … this block.
    Told(String, String),
}

impl Handling {
    /// Whether no local that is bound from an offset on bears a name that the handling may mean.
    pub fn is_said_with_names_before(&self, known: &Known, at: u32) -> bool {
        let mut later = known.body.locals.iter().filter(|it| it.span.start >= at);
        let said = match self {
            Handling::Try(text) | Handling::Panic(text) => text,
            Handling::Ignored => return true,
            Handling::Told(_, block) => block,
        };
        !later.any(|it| names(said, &it.name))
    }

    /// `writer.flush()` with this handling, as a statement.
    pub fn flush(&self, writer: &str) -> String {
        let writer = code::name(writer);
        match self {
            Handling::Try(before) => code::with(before, |own| quote!(#writer.flush() #own?;)),
            Handling::Panic(how) => code::with(how, |own| quote!(#writer.flush() #own;)),
            Handling::Ignored => code::spelled(quote!(let _ = #writer.flush();)),
            Handling::Told(pattern, block) => {
                let head = code::with(pattern, |own| quote!(if let #own = #writer.flush()));
                format!("{head} {block}")
            }
        }
    }
}

/// How the result of a call is handled, and the outermost expression of that handling.
pub fn handling(scene: Scene<'_>, at: At) -> Option<(Handling, ExprId)> {
    handling_with(scene, at, false)
}

/// The same, with or without what anyhow and eyre are told on the way.
fn handling_with(scene: Scene<'_>, at: At, contexts: bool) -> Option<(Handling, ExprId)> {
    let known = scene.known(at.owner)?;
    let text = &scene.file(at.owner)?.text;
    let mut inner = at.expr;
    let mut converted = String::new();
    // All that was said up to here; what makes another error of one is given what stands before it.
    let mut said = String::new();
    while let Some(parent) = known.body.expr(inner).parent {
        match &known.body.expr(parent).kind {
            ExprKind::Try(_) => return Some((Handling::Try(converted), parent)),
            ExprKind::Await(_) => {}
            // What a macro does about an error is written elsewhere.
            _ if known.body.expr(parent).made => return None,
            ExprKind::MethodCall { receiver, name, name_span, args, .. } if *receiver == inner => {
                // From the name on: what stands before it, a comment maybe, belongs to the call.
                let end = known.body.expr(parent).span.end as usize;
                let written = format!(".{}", text.get(name_span.start as usize..end)?);
                said.push_str(&written);
                match name.as_str() {
                    "unwrap" | "expect" => return Some((Handling::Panic(written), parent)),
                    "unwrap_or_else" if args.first().is_some_and(|it| gives_up(known, *it)) => {
                        return Some((Handling::Panic(written), parent));
                    }
                    // `.ok()?` ends the function.
                    "ok" if is_tried(known, parent) => return None,
                    "ok" => return is_discarded(known, parent).then_some((Handling::Ignored, parent)),
                    name if makes_error(known, name, args) => converted.clone_from(&said),
                    _ => match callee(known, parent) {
                        // anyhow and eyre take any error.
                        Some(func) if scene.index().is_stub(scene.index().func_unit(func)) => {
                            if !ADDS.contains(&name.as_str()) {
                                return None;
                            }
                            if contexts {
                                converted.push_str(&written);
                            }
                        }
                        // A method of the workspace may be what makes the error type.
                        Some(_) => converted.clone_from(&said),
                        None => return None,
                    },
                }
            }
            ExprKind::Assign { place, value, plain: true } if *value == inner => {
                let place = text.get(known.body.expr(*place).span.range());
                return (place == Some("_")).then_some((Handling::Ignored, parent));
            }
            // What the function returns: a bare `?` would say less of an error, or make no report of it.
            ExprKind::Block(block)
                if block.tail == Some(inner)
                    && inner != at.expr
                    && closure_around(&known.body, at.expr).is_none()
                    && converts_any(scene, at) =>
            {
                return Some((Handling::Try(converted), inner));
            }
            ExprKind::Closure { body, .. } if *body == inner => {
                inner = passed_on(known, parent)?;
                continue;
            }
            ExprKind::Block(block) => {
                return ignored(known, &block.statements, inner).then_some((Handling::Ignored, inner));
            }
            _ => return None,
        }
        inner = parent;
    }
    None
}

/// The closure in which an error of an expression ends, those left out that only pass it on.
fn answering(known: &Known, expr: ExprId) -> Option<ExprId> {
    let closure = closure_around(&known.body, expr)?;
    match passed_on(known, closure) {
        Some(call) => answering(known, call),
        None => Some(closure),
    }
}

/// An error type that the function's own `?` needs, or snafu's selector of one, for the error of this step alone; a message
/// would tell of another step.
fn makes_error(known: &Known, name: &str, args: &[ExprId]) -> bool {
    matches!(name, "map_err" | INTO_DIAGNOSTIC)
        || ADDS.contains(&name) && args.iter().any(|it| is_selector(known, *it))
}

fn is_tried(known: &Known, expr: ExprId) -> bool {
    let parent = known.body.expr(expr).parent.map(|it| &known.body.expr(it).kind);
    matches!(parent, Some(ExprKind::Try(_)))
}

fn ignored(known: &Known, statements: &[Statement], expr: ExprId) -> bool {
    statements.iter().any(|it| match it {
        Statement::Let { pat, value: Some(value), .. } => {
            let name = match &known.body.pat(*pat).kind {
                PatKind::Wild => true,
                PatKind::Bind { local, .. } => mentions(&known.body, *local).is_empty(),
                _ => false,
            };
            *value == expr && name
        }
        _ => false,
    })
}

/// The handling for a flush of a writer whose sink is `sink` and whose source is `source`, at `place`.
pub fn for_flush(scene: Scene<'_>, sink: At, source: At, place: At) -> Option<Handling> {
    let of_sink = handled_within(scene, sink, place, true);
    let known = scene.known(place.owner)?;
    let here = closure_around(&known.body, place.expr);
    let same = |at: At| at.owner == place.owner && closure_around(&known.body, at.expr) == here;
    let reaches = |at: At| same(at) || at.owner == place.owner && answering(known, at.expr) == here;
    let of_source = handled_within(scene, source, place, false);
    let of_source = of_source.filter(|it| same(source) && !tells_of_making(it));
    if let Some(found) = &of_sink {
        match found {
            Handling::Panic(how) => return Some(Handling::Panic(as_panic(how))),
            Handling::Ignored => return Some(Handling::Ignored),
            Handling::Try(converted) if reaches(sink) => {
                let is_io = is_io_result(scene.index(), known.inference.expr(sink.expr));
                if is_io
                    || !converted.is_empty() && converts_any(scene, sink) && !fails_its_own_way(scene, sink)
                {
                    return Some(Handling::Try(converted.clone()));
                }
            }
            Handling::Try(_) | Handling::Told(..) => {}
        }
    }
    match of_source {
        Some(Handling::Try(converted)) => Some(Handling::Try(converted)),
        Some(Handling::Panic(how)) if of_sink.is_none() => Some(Handling::Panic(as_panic(&how))),
        _ => accepts_io_error(scene, place).then(|| Handling::Try(String::new())),
    }
}

/// Whether a call has an error type of the workspace, which may say an `io::Error` in words of its own.
pub fn fails_its_own_way(scene: Scene<'_>, call: At) -> bool {
    let index = scene.index();
    let ty = scene.known(call.owner).map(|it| it.inference.expr(call.expr));
    let error = ty.and_then(Ty::adt).and_then(|(_, args)| args.get(1)).and_then(Ty::adt);
    error.is_some_and(|(id, _)| !index.is_stub(index.type_unit(id)))
}

/// Whether an error is named for the making of a file: `CreateSnafu { path }`, `DumpError::Open`.
fn tells_of_making(handling: &Handling) -> bool {
    let Handling::Try(text) = handling else { return false };
    let is_selected = ADDS.iter().any(|it| text.starts_with(&format!(".{it}(")));
    let is_named = |of: &[&str]| of.iter().any(|it| text.contains(it));
    is_selected && is_named(&["Make", "New"]) || is_named(&["Creat", "Open"])
}

/// Whether what stands between a call and its `?` takes any error: a context, or a closure that only prints the error.
fn converts_any(scene: Scene<'_>, at: At) -> bool {
    let Some(known) = scene.known(at.owner) else { return false };
    let body = &known.body;
    let mut inner = at.expr;
    for outer in body.ancestors(at.expr) {
        match &body.expr(outer).kind {
            ExprKind::Try(_) | ExprKind::Block(_) => return true,
            ExprKind::MethodCall { receiver, name, args, .. } if *receiver == inner => {
                let takes_any = match name.as_str() {
                    "map_err" => args.first().is_some_and(|it| prints_only(body, *it)),
                    INTO_DIAGNOSTIC => true,
                    _ => ADDS.contains(&name.as_str()) && !args.iter().any(|it| is_selector(known, *it)),
                };
                if !takes_any {
                    return false;
                }
            }
            _ => return false,
        }
        inner = outer;
    }
    false
}

/// `error::OpenSnafu { path }`, or `OpenSnafu`: a value of a type that bears a name for each step.
fn is_selector(known: &Known, arg: ExprId) -> bool {
    match &known.body.expr(arg).kind {
        ExprKind::Struct { .. } => true,
        ExprKind::Path(path, _) => path.name().contains(char::is_lowercase),
        ExprKind::Closure { body, .. } => is_selector(known, *body),
        _ => false,
    }
}

/// `|error| panic!("…: {error}")`
fn gives_up(known: &Known, closure: ExprId) -> bool {
    let ExprKind::Closure { body, .. } = &known.body.expr(closure).kind else { return false };
    let last = match &known.body.expr(*body).kind {
        ExprKind::Block(block) if block.statements.is_empty() => block.tail,
        _ => Some(*body),
    };
    let panics = last.is_some_and(|it| match &known.body.expr(it).kind {
        ExprKind::Macro(call) => matches!(call.path.name(), "panic" | "unreachable"),
        _ => false,
    });
    panics && prints_only(&known.body, closure)
}

/// `|error| format!("…: {error}")`: a closure that would take any error.
fn prints_only(body: &Body, closure: ExprId) -> bool {
    let ExprKind::Closure { params, param_types, .. } = &body.expr(closure).kind else { return false };
    let is_open = |pat: &PatId| match body.pat(*pat).kind {
        PatKind::Bind { local, inner: None } => is_printed_only(body, local),
        PatKind::Wild => true,
        _ => false,
    };
    param_types.iter().all(Option::is_none) && params.len() == 1 && params.iter().all(is_open)
}

/// Whether an error is only told, so that one of any other type would do.
pub fn is_printed_only(body: &Body, error: LocalId) -> bool {
    let is_printed = |it: ExprId| match body.expr(it).parent.map(|it| &body.expr(it).kind) {
        Some(ExprKind::Macro(call)) => PRINTS.contains(&call.path.name()),
        Some(ExprKind::MethodCall { receiver, name, .. }) => *receiver == it && name == "to_string",
        Some(ExprKind::Call { callee, .. }) => boxes_errors(body, *callee),
        _ => false,
    };
    mentions(body, error).into_iter().all(is_printed)
}

/// Macros that format what they are given: those of std, log, tracing, anyhow and eyre.
const PRINTS: [&str; 12] = [
    "anyhow",
    "debug",
    "eprintln",
    "error",
    "eyre",
    "format",
    "info",
    "panic",
    "println",
    "trace",
    "unreachable",
    "warn",
];

/// `std::io::Error::other` and `std::io::Error::new` take any error.
fn boxes_errors(body: &Body, callee: ExprId) -> bool {
    let ExprKind::Path(path, _) = &body.expr(callee).kind else { return false };
    let names = path.names();
    matches!(&names[..], [.., of, name] if of == "Error" && matches!(name.as_str(), "other" | "new"))
}

/// The handling of a writer's making, for a flush at a place where it means the same.
pub fn as_made(scene: Scene<'_>, source: At, place: At) -> Option<Handling> {
    let body = &scene.known(place.owner)?.body;
    let is_same =
        source.owner == place.owner && closure_around(body, source.expr) == closure_around(body, place.expr);
    let known = scene.known(source.owner)?;
    let expr = bare_call(&known.body, source.expr);
    if !is_io_result(scene.index(), known.inference.expr(expr)) {
        return None;
    }
    match handled_within(scene, At { expr, ..source }, place, false).filter(|_| is_same)? {
        found if tells_of_making(&found) => None,
        // Words of one's own tell that the file could not be made.
        Handling::Try(converted) => (!converted.contains('"')).then_some(Handling::Try(converted)),
        Handling::Panic(_) | Handling::Ignored | Handling::Told(..) => None,
    }
}

/// Whether a method says what becomes of an error, and leaves the value as it is.
pub fn is_handling(name: &str) -> bool {
    matches!(name, "unwrap" | "expect") || says_more(name)
}

/// Whether a method says more of an error, or makes another of it, that goes on its way.
pub fn says_more(name: &str) -> bool {
    matches!(name, "map_err" | INTO_DIAGNOSTIC) || ADDS.contains(&name)
}

/// Whether a use stands in what is said of an error: `|| format!("cannot write to {}", file.path().display())`.
pub fn is_said_of_error(known: &Known, using: ExprId) -> bool {
    let said = closure_around(&known.body, using).and_then(|it| known.body.expr(it).parent);
    said.is_some_and(
        |it| matches!(&known.body.expr(it).kind, ExprKind::MethodCall { name, .. } if says_more(name)),
    )
}

/// `File::create(p)` of `File::create(p).map_err(…)?`
pub fn bare_call(body: &Body, expr: ExprId) -> ExprId {
    match &body.expr(expr).kind {
        ExprKind::Try(inner) => bare_call(body, *inner),
        ExprKind::MethodCall { receiver, name, .. } if is_handling(name) => bare_call(body, *receiver),
        _ => expr,
    }
}

/// How the result of a call is handled, without a text that names what `place` does not see.
fn handled_within(scene: Scene<'_>, at: At, place: At, contexts: bool) -> Option<Handling> {
    let (found, outer) = handling_with(scene, at, contexts)?;
    if sees_names(scene, at, outer, place) {
        return Some(found);
    }
    Some(match found {
        Handling::Panic(_) => Handling::Panic(".unwrap()".to_owned()),
        Handling::Ignored => Handling::Ignored,
        // Another error would be made of it, or none that the function returns.
        Handling::Try(_) | Handling::Told(..) => return None,
    })
}

/// As written; a message over several lines is brought onto one, unless a comment would swallow the rest of it.
fn as_panic(how: &str) -> String {
    let has_comment = how.lines().count() > 1 && how.contains("//");
    if has_comment { ".unwrap()".to_owned() } else { how.lines().map(str::trim).collect() }
}

/// The function that an argument, or the receiver, is given to, and the type that is declared for it there.
pub fn declared<'a>(scene: Scene<'a>, known: &Known, call: ExprId, arg: ExprId) -> Option<(FuncId, &'a Ty)> {
    let func = callee(known, call)?;
    let at = arguments(&known.body, call).iter().position(|it| *it == arg)?;
    Some((func, scene.index().signature(func).params.get(at)?))
}

/// Whether the value that a call is given is gone behind it: `drop(value)`, or `forget(value)`, which drops nothing.
pub fn ends_value(scene: Scene<'_>, known: &Known, call: ExprId) -> bool {
    let index = scene.index();
    let drops = |func| index.func(func).name == "drop" && index.func_path(func) == "std::mem::drop";
    let forgets =
        |func| index.func_marks(func).is_some_and(|it| it.forgets) && index.signature(func).ret == Ty::unit();
    callee(known, call).is_some_and(|it| drops(it) || forgets(it))
}

/// The call's own function, for whoever asks what it returns.
pub fn callee(known: &Known, call: ExprId) -> Option<FuncId> {
    match known.inference.callees.get(&call)? {
        Callee::Func(func, _) => Some(*func),
        _ => None,
    }
}
