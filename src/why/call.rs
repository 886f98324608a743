//! What a call is by its name and by what buffix knows of it: whether it reads or writes, and what that costs.

use rustc_hash::FxHashSet;
use smol_str::SmolStr;

use crate::catalogue::OncePer;
use crate::index::{FuncId, Index, Ty};
use crate::infer::{BodyOwner, Callee, implements};
use crate::items::{ExprId, ExprKind, MacroCall};
use crate::marks::FuncMarks;
use crate::telling::COMPLAINTS;
use crate::track::{
    At, Exposure, Known, SinkSite, Size, arguments, is_print, is_terminal_macro, once_per_of,
};
use crate::why::View;
use crate::why::origin::exposure;
use crate::why::types::{holds_io, is_io, text_trait, unwrapped};

/// What the name of a function begins with that reads, writes or opens something.
const BEGINS: [&str; 7] = ["read", "write", "print", "flush", "open", "copy", "save"];

/// The names of what is described and reads or writes.
pub struct Names {
    funcs: FxHashSet<SmolStr>,
    types: FxHashSet<SmolStr>,
    traits: FxHashSet<SmolStr>,
}

impl Names {
    pub fn of(index: &Index) -> Self {
        let is_stub = |it: &FuncId| index.is_stub(index.func_unit(*it));
        let moves = |it: &FuncId| {
            let marks = index.func_marks(*it);
            marks.is_some_and(|it| it.sink.is_some() || it.buffers || it.flushes)
        };
        // A constructor has a name that anything may have.
        let is_told = |it: &FuncId| index.trait_of(*it).is_some() || index.impl_of(*it).is_none();
        let funcs = index.funcs().filter(|it| is_stub(it) && is_told(it) && moves(it));
        let types = index.types().filter(|it| index.is_stub(index.type_unit(*it)));
        let types = types.filter(|it| {
            let marks = index.type_marks(*it);
            marks.unbuffered_read || marks.unbuffered_write || marks.line_buffered || marks.cure.is_some()
        });
        let traits = index.funcs().filter(|it| is_stub(it) && moves(it)).filter_map(|it| index.trait_of(it));
        Self {
            traits: traits.map(|it| index.trait_(it).name.clone()).collect(),
            funcs: funcs.map(|it| index.func(it).name.clone()).collect(),
            types: types.map(|it| index.ty(it).name.clone()).collect(),
        }
    }

    /// Whether a word is likely to be of code that reads or writes: of a function, or of a type.
    pub fn tell_word(&self, word: &str) -> bool {
        self.types.contains(word) || self.tell(word)
    }

    /// Whether a trait of this name reads or writes: `Read`, and `AsyncRead` by `AsyncReadExt`.
    pub fn tell_trait(&self, name: &str) -> bool {
        self.traits.contains(name) || self.traits.contains(format!("{name}Ext").as_str())
    }

    /// Whether a function of this name is likely to read or write.
    pub fn tell(&self, name: &str) -> bool {
        let begins =
            |word: &str| name.strip_prefix(word).is_some_and(|it| it.is_empty() || it.starts_with('_'));
        self.funcs.contains(name) || BEGINS.iter().any(|it| begins(it))
    }
}

/// Whether a call or macro call reads or writes, makes what does, or is given it.
pub fn is_asked_about(index: &Index, owner: BodyOwner, known: &Known, names: &Names, call: ExprId) -> bool {
    let bounds = owner.generics(index);
    let is_handle = |it: &ExprId| is_io(index, bounds, known.inference.expr(*it));
    let holds = |it: &ExprId| holds_io(index, bounds, known.inference.expr(*it));
    // A struct of the workspace may hold a handle that its type does not show.
    let may_hold = |it: &ExprId| match known.inference.expr(*it).peeled() {
        Ty::Adt(id, _) if !index.is_stub(index.type_unit(*id)) => holds(it) || index.may_hold_handle(*id),
        _ => false,
    };
    match &known.body.expr(call).kind {
        ExprKind::Macro(it) => {
            is_print(it)
                || is_write(it)
                || COMPLAINTS.contains(&it.path.name())
                || is_terminal_macro(index, &known.inference, it)
                || it.args.iter().any(|arg| is_handle(&arg.value))
        }
        ExprKind::Call { .. } | ExprKind::MethodCall { .. } => {
            let args = arguments(&known.body, call);
            match known.inference.callees.get(&call) {
                Some(Callee::Constructor(..)) => false,
                Some(Callee::Func(..)) if is_handed_on(index, known, call) => false,
                Some(Callee::Func(func, _)) => {
                    let of = index.type_of(*func).map(|it| index.type_marks(it));
                    let is_own = !index.is_stub(index.func_unit(*func));
                    is_marked(index, *func)
                        || is_own && args.iter().any(may_hold)
                        || of.is_some_and(|it| it.buffers || it.cure.is_some()) && !args.is_empty()
                        || holds_io(index, bounds, known.inference.expr(call)) && !args.iter().any(holds)
                        || args.iter().any(is_handle)
                        || names.tell(&index.func(*func).name)
                            && (is_free(index, *func)
                                || args.first().is_some_and(|it| takes(index, known, *it)))
                }
                _ => names.tell(called_name(known, call)) || args.iter().any(is_handle),
            }
        }
        _ => false,
    }
}

/// The name of what is called, be it a local.
fn called_name(known: &Known, call: ExprId) -> &str {
    match &known.body.expr(call).kind {
        ExprKind::Call { callee, .. } => match known.body.expr(*callee).kind {
            ExprKind::Local(local) => &known.body.local(local).name,
            _ => known.body.called_name(call),
        },
        _ => known.body.called_name(call),
    }
}

/// Whether a function is one of the workspace, or stands by itself: `OpenOptions::read` reads nothing.
fn is_free(index: &Index, func: FuncId) -> bool {
    let is_method = index.impl_of(func).is_some() || index.trait_of(func).is_some();
    !index.is_stub(index.func_unit(func)) || !is_method
}

/// Whether something can be read from a value, written to it, or formatted into it.
fn takes(index: &Index, known: &Known, value: ExprId) -> bool {
    let ty = known.inference.expr(value).peeled();
    let traits = [index.known.read, index.known.write, text_trait(index)].into_iter().flatten();
    traits.into_iter().any(|it| implements(index, &[], ty, it))
}

/// `write!` or `writeln!`.
pub fn is_write(call: &MacroCall) -> bool {
    matches!(call.path.name(), "write" | "writeln")
}

fn is_marked(index: &Index, func: FuncId) -> bool {
    let marks = index.func_marks(index.of_trait(func));
    marks.is_some_and(|it| it.sink.is_some() || it.buffers || it.flushes)
}

/// Whether a call hands on what a buffer holds.
pub fn flushes(index: &Index, known: &Known, call: ExprId) -> bool {
    let Some(Callee::Func(func, _)) = known.inference.callees.get(&call) else { return false };
    index.func_marks(index.of_trait(*func)).is_some_and(|it| it.flushes)
}

/// `unwrap`, `context`, `map_err`: a result or an option is handed on with what it holds.
pub fn is_handed_on(index: &Index, known: &Known, call: ExprId) -> bool {
    let Some(Callee::Func(func, _)) = known.inference.callees.get(&call) else { return false };
    let (func, args) = (*func, arguments(&known.body, call));
    let is_method = matches!(known.body.expr(call).kind, ExprKind::MethodCall { .. });
    let holder = args.first().and_then(|it| known.inference.expr(*it).peeled().adt());
    let is_holder =
        holder.is_some_and(|(id, _)| [index.known.result, index.known.option].contains(&Some(id)));
    is_method && is_holder && index.is_stub(index.func_unit(func)) && !is_marked(index, func)
}

/// What a call is made on, or is given, that reads or writes.
pub fn subject(index: &Index, owner: BodyOwner, known: &Known, call: ExprId) -> Option<ExprId> {
    if let Some(site) = known.facts.sinks.iter().find(|it| it.call == call) {
        return Some(site.subject).filter(|it| *it != call);
    }
    let bounds = owner.generics(index);
    let args = match &known.body.expr(call).kind {
        ExprKind::Macro(it) => it.args.iter().map(|it| it.value).collect(),
        _ => arguments(&known.body, call),
    };
    let handle = args.iter().copied().find(|it| is_io(index, bounds, known.inference.expr(*it)));
    let receiver = match &known.body.expr(call).kind {
        ExprKind::MethodCall { receiver, .. } => Some(*receiver),
        ExprKind::Macro(it) if is_write(it) => args.first().copied(),
        _ => None,
    };
    handle.or(receiver)
}

/// What the catalogue says of a call, in a sentence without a full stop.
pub fn says(view: View<'_>, known: &Known, at: At) -> Option<String> {
    let (program, call) = (view.program, at.expr);
    let index = program.index;
    if let Some(site) = known.facts.sinks.iter().find(|it| it.call == call) {
        return Some(says_of_sink(view, known, (at.owner, site)));
    }
    let Some(Callee::Func(func, _)) = known.inference.callees.get(&call) else { return None };
    let func = index.of_trait(*func);
    if !index.is_stub(index.func_unit(func)) {
        return None;
    }
    let path = index.func_path(func);
    let marks = index.func_marks(func);
    Some(match marks {
        Some(it) if it.buffers => format!("`{path}` moves large blocks"),
        Some(it) if it.flushes => format!("`{path}` hands on what a buffer holds"),
        Some(FuncMarks { sink: Some(sink), .. }) => {
            let once_per = once_per_of(program, at.owner, &path, (sink.once_per, sink.before.as_ref()));
            says_of_calls((&path, ""), once_per, 1, "")
        }
        // What makes a handle is said by what it gives.
        _ if holds_io(index, &[], known.inference.expr(call)) => return None,
        _ => format!("`{path}` makes no small reads or writes, by what buffix knows of it"),
    })
}

fn says_of_sink(view: View<'_>, known: &Known, (owner, site): (BodyOwner, &SinkSite)) -> String {
    let index = view.program.index;
    let api = &site.api;
    let line_buffered = |ty: &Ty| ty.adt().is_some_and(|(id, _)| index.type_marks(id).line_buffered);
    if site.once_per != OncePer::Block && line_buffered(known.inference.expr(site.subject).peeled()) {
        return format!(
            "`{api}` writes to a line-buffered handle, which hands on as far as the last line end that it is given"
        );
    }
    if site.subject == site.call {
        return format!("`{api}` writes to stdout, which hands each line on by itself");
    }
    let bytes = match site.size {
        Size::Exactly(1) => ", here of 1 byte".to_owned(),
        Size::Exactly(bytes) => format!(", here of {bytes} bytes"),
        Size::AtMost(bytes) => format!(", here of {bytes} bytes at most"),
        Size::Unknown => String::new(),
    };
    let once_per = once_per_of(view.program, owner, api, (site.once_per, site.before.as_ref()));
    let made = unwrapped(index, known.inference.expr(site.call));
    let is_described = made.adt().is_some_and(|(id, _)| index.is_stub(index.type_unit(id)));
    let is_held_on = is_described && exposure(view, made) > Exposure::Nothing;
    let is_by_part = matches!(once_per, OncePer::Byte | OncePer::Token);
    let or_made = if is_held_on && is_by_part { ", or what it makes," } else { "" };
    says_of_calls((api, or_made), once_per, site.pieces, &bytes)
}

/// How often an API, or what it makes where that is said, asks the system, for each of what.
fn says_of_calls((api, or_made): (&str, &str), once_per: OncePer, pieces: u32, bytes: &str) -> String {
    match once_per {
        OncePer::Byte => {
            format!("`{api}`{or_made} makes a system call for each byte on an unbuffered handle")
        }
        OncePer::Token => {
            format!("`{api}`{or_made} makes a system call for each token on an unbuffered handle")
        }
        OncePer::Fragment if pieces > 1 => {
            format!(
                "`{api}` makes a system call for each piece of the format on an unbuffered handle, here at least {pieces}"
            )
        }
        OncePer::Fragment => {
            format!("`{api}` makes a system call for each piece of the format on an unbuffered handle")
        }
        OncePer::Call => format!("`{api}` makes a system call each time on an unbuffered handle{bytes}"),
        OncePer::Block => format!("`{api}` moves blocks of 8 KiB or so"),
        OncePer::Unsaid => format!("what `{api}` does with it is not known"),
    }
}
