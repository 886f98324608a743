//! Which calls of a body are sinks, on which of their values, and how much one call moves.

use smol_str::SmolStr;

use crate::catalogue::{Direction, OncePer};
use crate::discover::Version;
use crate::file::{Span, to_u32};
use crate::index::{FuncId, Generic, Index, Signature, Ty};
use crate::infer::{Callee, Inference};
use crate::items::{Body, ExprId, ExprKind, FormatPiece, ImportKind, Literal, MacroCall, format_pieces};
use crate::telling::PRINTS;
use crate::track::facts::arguments;
use crate::track::line_end;
use crate::track::place::{On, Places, is_same_place};
use crate::track::size::{Size, size_of};
use crate::track::threshold::{MANY_READS, MANY_WRITES};

/// A call that may suffer, if what it works on is unbuffered.
#[derive(Clone, Debug, PartialEq)]
pub struct SinkSite {
    pub call: ExprId,
    /// What it reads from or writes to.
    pub subject: ExprId,
    pub api: String,
    pub direction: Direction,
    pub once_per: OncePer,
    pub per_kib: Option<f64>,
    /// The first version of its crate in which it makes no more than a few calls.
    pub before: Option<Version>,
    /// Reads to the end of the input.
    pub to_end: bool,
    /// Writes no line end, however much it writes.
    pub one_line: bool,
    pub size: Size,
    /// Writes that it makes at least each time.
    pub pieces: u32,
    /// A piece without a line end, which stdout keeps for later.
    pub within_line: bool,
    /// A line end is written for certain.
    pub ends_line: bool,
    /// The same place is flushed somewhere in the body.
    pub flushed: bool,
    /// What ends the gathering, where all that is gathered up to there is what this one call formats.
    pub alone_before: Option<GatheringEnd>,
}

/// What keeps a buffer from gathering more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum GatheringEnd {
    Flush,
    /// The position or the length of the file is set.
    Set,
}

/// Traits of what is serialised or made of what is read.
const OF_VALUES: [&str; 7] = [
    "BorshDeserialize",
    "BorshSerialize",
    "Decode",
    "Deserialize",
    "DeserializeOwned",
    "Encode",
    "Serialize",
];
const CROSSTERM: &str = "crossterm";

/// Whether a sink draws on a terminal, which is done on stderr as well as on stdout, and flushed once a picture is whole.
pub fn draws(api: &str) -> bool {
    api.split("::").next().is_some_and(|krate| [CROSSTERM, "ratatui"].contains(&krate))
}

/// Whether a sink that draws has flushed when it is over: as a macro, or as a method by what its stub says.
pub fn shows(index: &Index, api: &str) -> bool {
    let name = api.rsplit("::").next().unwrap_or_default();
    let mut methods = index.trait_methods(name).iter().filter(|it| index.func_path(**it) == api);
    let flushes = |it: &FuncId| index.func_marks(*it).is_some_and(|it| it.flushes);
    draws(api) && (name == "execute!" || methods.any(flushes))
}

/// The macros that are sinks.
pub const MACROS: [&str; 6] = ["execute", "print", "println", "queue", "write", "writeln"];

/// The sinks of a body, unknown receivers left out.
pub fn sinks(index: &Index, body: &Body, inference: &Inference) -> Vec<SinkSite> {
    let places = Places::of(body);
    let found = body.expr_ids().filter_map(|expr| match &body.expr(expr).kind {
        ExprKind::Macro(call) if !is_of_others(index, inference, call) => {
            write_macro(body, expr, call).or_else(|| terminal_macro(index, inference, expr, call))
        }
        ExprKind::Call { .. } | ExprKind::MethodCall { .. } => call_site(index, body, inference, expr),
        _ => None,
    });
    let found = found.map(|it| SinkSite {
        flushed: places.on(it.subject).ends_with("flush"),
        alone_before: end_in_turn(body, &places.on(it.subject), &it),
        ..it
    });
    found.collect()
}

/// Why a call of a sink is none where it stands, in a sentence without a full stop.
pub fn left_out(index: &Index, body: &Body, inference: &Inference, call: ExprId) -> Option<&'static str> {
    let Callee::Func(func, _) = inference.callees.get(&call)? else { return None };
    let func = index.of_trait(*func);
    let mark = index.func_marks(func)?.sink.as_ref()?;
    Some(if is_awaited(body, call) && index.func_path(func).starts_with("std::") {
        "it is awaited, so that another trait's method of this name is meant"
    } else if mark.once_per == OncePer::Block && is_spliced(index, inference, &arguments(body, call)) {
        "the kernel copies it, or it is in memory and goes in one call"
    } else if mark.once_per == OncePer::Token && is_number(index, inference, func, call) {
        "a single number goes in one piece"
    } else {
        return None;
    })
}

/// What ends the gathering in every turn of a loop, or of the function, where no more than a few calls come before it: what
/// is flushed so often is waited for, and a buffer would save little.
fn end_in_turn(body: &Body, place: &On<'_>, site: &SinkSite) -> Option<GatheringEnd> {
    let around = body.ancestors(site.call).find(|it| body.is_loop(*it));
    let ends: &[&'static str] = match (site.direction, around) {
        // A serialiser or a copy makes many calls within each turn.
        (Direction::Write, _) if !matches!(site.once_per, OncePer::Fragment | OncePer::Call) => return None,
        (Direction::Write, Some(_)) => &["flush", "seek", "sync_all", "sync_data"],
        // What stands there is written over as a whole, or has to arrive before the next.
        (Direction::Write, None) => &["flush", "seek", "set_len", "sync_all", "sync_data"],
        // A seek before each read throws away what a buffer has read ahead.
        (Direction::Read, _) => &["seek"],
    };
    // A method that seeks and reads once is called again for the next record.
    let turn = body.expr(around.or(body.root)?).span;
    let many = if around.is_some() || !place.is_written_in_a_loop() { MANY_WRITES } else { 2 };
    // A flush and the sync behind it are one end.
    let n_ends = ends.iter().map(|it| place.n_ends(it, turn)).max().unwrap_or(0);
    let is_row = match site.direction {
        Direction::Write => place.n_writes(turn) >= many * n_ends.max(1),
        Direction::Read => place.n_reads(turn) >= MANY_READS * n_ends.max(1),
    };
    if is_row {
        return None;
    }
    // What a buffer has read ahead may be thrown away any time, and what it holds back is handed on where that is asked for.
    let with = Some(site.call).filter(|_| site.direction == Direction::Write);
    let end =
        |it: &&str| if matches!(*it, "seek" | "set_len") { GatheringEnd::Set } else { GatheringEnd::Flush };
    ends.iter().filter(|it| place.ends_within(it, turn, with)).map(end).min()
}

/// How many methods of a name that begins so are called on what a sink works on, within a part of the body or anywhere.
pub fn calls_on(body: &Body, subject: ExprId, prefix: &str, within: Option<Span>) -> usize {
    let is_one = |it: &&crate::items::Expr| match &it.kind {
        ExprKind::MethodCall { receiver, name, .. } => {
            name.starts_with(prefix) && is_same_place(body, *receiver, subject)
        }
        _ => false,
    };
    body.exprs.iter().filter(|it| within.is_none_or(|turn| turn.contains(it.span))).filter(is_one).count()
}

fn is_awaited(body: &Body, call: ExprId) -> bool {
    body.expr(call).parent.is_some_and(|it| matches!(body.expr(it).kind, ExprKind::Await(_)))
}

fn call_site(index: &Index, body: &Body, inference: &Inference, call: ExprId) -> Option<SinkSite> {
    let Callee::Func(func, _) = inference.callees.get(&call)? else { return None };
    let func = index.of_trait(*func);
    let mark = index.func_marks(func)?.sink.as_ref()?;
    // Who awaits it means the method of another trait.
    if is_awaited(body, call) && index.func_path(func).starts_with("std::") {
        return None;
    }
    let (at, direction) = subject(index, func, mark.of.as_ref())?;
    let args = arguments(body, call);
    let subject = *args.get(at)?;
    if mark.once_per == OncePer::Block && is_spliced(index, inference, &args) {
        return None;
    }
    if mark.once_per == OncePer::Token && is_number(index, inference, func, call) {
        return None;
    }
    let size = match mark.once_per {
        OncePer::Call => args.get(at + 1).map_or(Size::Unknown, |it| size_of(index, body, inference, *it)),
        _ => Size::Unknown,
    };
    let is_plain = matches!(mark.once_per, OncePer::Call | OncePer::Fragment);
    let line_end = args.get(at + 1).filter(|_| is_plain);
    let line_end = line_end.and_then(|it| line_end::of(body, *it));
    let fixed = fixed_width(&index.func(func).name);
    Some(SinkSite {
        call,
        subject,
        api: index.func_path(func),
        direction,
        once_per: mark.once_per,
        per_kib: mark.per_kib,
        before: mark.before.clone(),
        to_end: mark.to_end,
        one_line: mark.one_line && !args.iter().any(|it| sets_lines(index, inference.expr(*it))),
        size: match (fixed, size, mark.at_most) {
            (Some(bytes), ..) => Size::Exactly(bytes),
            (None, Size::Unknown, Some(bytes)) => Size::AtMost(bytes),
            (None, size, _) => size,
        },
        pieces: 1,
        within_line: line_end == Some(false),
        ends_line: line_end == Some(true),
        flushed: false,
        alone_before: None,
    })
}

/// Whether all that is serialised is a number, which goes in one piece: `serialize_into(file, &count)`.
fn is_number(index: &Index, inference: &Inference, func: FuncId, call: ExprId) -> bool {
    let Some(Callee::Func(_, substs)) = inference.callees.get(&call) else { return false };
    let signature = index.signature(func);
    let known = |name: &SmolStr| substs.iter().find(|(it, _)| it == name).map(|(_, ty)| ty);
    let value = |it: &Generic| it.bounds.iter().any(|it| OF_VALUES.contains(&it.name.as_str()));
    let mut values = signature.generics.iter().filter(|it| value(it)).filter_map(|it| known(&it.name));
    values.any(|it| matches!(it.peeled(), Ty::Primitive(name) if name != "str"))
}

/// `PrettyFormatter`, among the arguments of a serialiser.
fn sets_lines(index: &Index, ty: &Ty) -> bool {
    ty.adt().is_some_and(|(id, _)| index.type_path(id) == "serde_json::ser::PrettyFormatter")
}

/// `io::copy` from a file into a lock of stdout is left to the kernel (traced: `copy_file_range`, `splice`); what is
/// in memory is written as a whole (traced: one `write` of 1 MiB).
fn is_spliced(index: &Index, inference: &Inference, args: &[ExprId]) -> bool {
    let ty = |at: usize| args.get(at).map_or(&Ty::Unknown, |it| inference.expr(*it).peeled());
    let path = |at: usize| ty(at).adt().map(|(id, _)| index.type_path(id));
    let is_in_memory = matches!(ty(0), Ty::Slice(_) | Ty::Array(..))
        || path(0).is_some_and(|it| matches!(it.as_str(), "std::io::Cursor" | "std::io::cursor::Cursor"));
    is_in_memory
        || path(0).is_some_and(|it| matches!(it.as_str(), "std::fs::File" | "std::io::StdinLock"))
            && path(1).is_some_and(|it| it == "std::io::StdoutLock")
}

/// byteorder and tokio say the width in the name: `read_u32` moves 4 bytes.
fn fixed_width(name: &str) -> Option<u64> {
    let rest = name.strip_prefix("read_").or_else(|| name.strip_prefix("write_"))?;
    let bits = rest.trim_end_matches("_le").strip_prefix(['u', 'i', 'f'])?;
    let bits: u64 = bits.parse().ok()?;
    (bits <= 128).then(|| bits.div_ceil(8))
}

/// Which parameter of a function suffers, `self` being 0, and in which direction.
pub fn subject(index: &Index, func: FuncId, of: Option<&SmolStr>) -> Option<(usize, Direction)> {
    let signature = index.signature(func);
    let mut generics = signature.generics.iter();
    let (name, direction) = generics.find_map(|generic| {
        let direction = direction_of(index, signature, &generic.name)?;
        of.is_none_or(|it| *it == generic.name).then(|| (generic.name.clone(), direction))
    })?;
    let mentions = |ty: &Ty| ty.any(&mut |it| matches!(it, Ty::Param(it) if *it == name));
    let at = signature.params.iter().position(mentions)?;
    Some((at, direction))
}

/// Whether a type parameter is read from or written to, by its bounds.
fn direction_of(index: &Index, signature: &Signature, param: &str) -> Option<Direction> {
    signature.bounds(param).iter().find_map(|bound| {
        let is = |of: Option<_>| of.is_some_and(|of| bound.id.is_some_and(|it| index.is_a(it, of)));
        match bound.name.as_str() {
            _ if is(index.known.read) => Some(Direction::Read),
            _ if is(index.known.write) => Some(Direction::Write),
            "AsyncRead" | "AsyncReadExt" | "ReadExt" => Some(Direction::Read),
            "AsyncWrite" | "AsyncWriteExt" | "WriteExt" => Some(Direction::Write),
            _ => None,
        }
    })
}

/// Whether a macro has the name of one of std's and is another: `anstream::println!`, or one of the file's own.
fn is_of_others(index: &Index, inference: &Inference, call: &MacroCall) -> bool {
    let (Some((name, before)), Some(unit)) = (call.path.segments.split_last(), inference.unit) else {
        return false;
    };
    if !PRINTS.contains(&name.name.as_str()) {
        return false;
    }
    let items = &index.unit(unit).items;
    let is_std = |first: &SmolStr| matches!(first.as_str(), "std" | "core");
    let imports = || items.scopes.iter().flat_map(|it| &it.imports);
    let is_imported = || {
        imports().any(|it| {
            matches!(&it.kind, ImportKind::Named(as_) if *as_ == name.name)
                && !it.path.first().is_some_and(is_std)
        })
    };
    match before.first() {
        Some(first) => !is_std(&first.name),
        None => items.macros.iter().any(|it| it.name == name.name) || is_imported(),
    }
}

/// Whether a macro is one of crossterm's that write to their first argument, by its path or its import.
pub fn is_terminal_macro(index: &Index, inference: &Inference, call: &MacroCall) -> bool {
    let (Some((name, before)), Some(unit)) = (call.path.segments.split_last(), inference.unit) else {
        return false;
    };
    let is_imported = || {
        let mut imports = index.unit(unit).items.scopes.iter().flat_map(|it| &it.imports);
        imports.any(|it| it.path.len() == 2 && it.path[0] == CROSSTERM && it.path[1] == name.name)
    };
    matches!(name.name.as_str(), "queue" | "execute")
        && match before {
            [only] => only.name == CROSSTERM,
            [] => is_imported(),
            _ => false,
        }
}

/// crossterm's `queue!` and `execute!` write each command by itself, most of them in several pieces.
fn terminal_macro(
    index: &Index,
    inference: &Inference,
    call: ExprId,
    macro_call: &MacroCall,
) -> Option<SinkSite> {
    if !is_terminal_macro(index, inference, macro_call) {
        return None;
    }
    let (first, commands) = macro_call.args.split_first()?;
    Some(SinkSite {
        call,
        subject: first.value,
        api: format!("{CROSSTERM}::{}!", macro_call.path.name()),
        direction: Direction::Write,
        once_per: if commands.len() > 1 { OncePer::Token } else { OncePer::Fragment },
        per_kib: None,
        before: None,
        to_end: false,
        one_line: false,
        size: Size::Unknown,
        pieces: to_u32(commands.len()),
        // Escape sequences end no line.
        within_line: true,
        ends_line: false,
        flushed: false,
        alone_before: None,
    })
}

/// `write!`, `print!` and their kin make a call for each piece of the format string and each argument.
fn write_macro(body: &Body, call: ExprId, macro_call: &MacroCall) -> Option<SinkSite> {
    let name = macro_call.path.name();
    let (subject, rest) = match name {
        "write" | "writeln" => {
            let (first, rest) = macro_call.args.split_first()?;
            (first.value, rest)
        }
        "print" | "println" if macro_call.parsed => (call, macro_call.args.as_slice()),
        _ => return None,
    };
    let ends_line = matches!(name, "writeln" | "println");
    // A literal without arguments is one piece.
    let (plain, pieces) = match rest.first().map(|it| &body.expr(it.value).kind) {
        Some(ExprKind::Literal(Literal::Str { value, .. })) => {
            let pieces = format_pieces(value);
            let is_plain = !pieces.iter().any(|it| matches!(it, FormatPiece::Value(_)));
            let ends_in_value = matches!(pieces.last(), Some(FormatPiece::Value(_)) | None);
            let n_pieces = to_u32(pieces.len()) + u32::from(ends_line && ends_in_value);
            (is_plain.then_some(value.len() + usize::from(ends_line)), n_pieces)
        }
        None => (Some(1), 1),
        _ => (None, 1),
    };
    Some(SinkSite {
        call,
        subject,
        api: format!("{name}!"),
        direction: Direction::Write,
        once_per: if plain.is_some() { OncePer::Call } else { OncePer::Fragment },
        per_kib: None,
        before: None,
        to_end: false,
        one_line: false,
        size: plain.map_or(Size::Unknown, |it| Size::Exactly(it as u64)),
        pieces,
        within_line: matches!(name, "write" | "print") && line_end::of_format(body, rest) == Some(false),
        ends_line: ends_line || line_end::of_format(body, rest) == Some(true),
        flushed: false,
        alone_before: None,
    })
}
