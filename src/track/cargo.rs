//! What cargo tells a program only while it builds something, and how a build script answers.

use std::collections::BTreeSet;

use crate::infer::{BodyOwner, Callee};
use crate::items::{Body, ExprId, ExprKind, Literal, LocalId};
use crate::telling::PRINTS;
use crate::track::facts::Def;
use crate::track::formatted::captured;
use crate::track::program::{At, Known, Program};

/// Where a build script has to write, and where the source lies: cargo says so by these variables.
const FOLDERS: [&str; 2] = ["OUT_DIR", "CARGO_MANIFEST_DIR"];
/// How a line begins by which a build script talks to cargo.
const INSTRUCTION: &str = "cargo:";

/// Whether a file is made where cargo has build scripts put it, or beside the source, or the body that makes it talks to
/// cargo: `println!("cargo::warning=…")`.
pub fn is_of_build_script(program: &Program<'_>, made: At) -> bool {
    let talks = |it: &Known| it.body.expr_ids().any(|expr| instructs_cargo(it, expr));
    program.known(made.owner).is_some_and(talks) || is_in_folder_of_cargo(program, made)
}

/// Whether a value is made of what cargo says of its folders, by names and by what functions of the workspace give back.
fn is_in_folder_of_cargo(program: &Program<'_>, made: At) -> bool {
    let (mut seen, mut asked) = (BTreeSet::new(), vec![made]);
    while let Some(at) = asked.pop() {
        let Some(known) = program.known(at.owner).filter(|_| seen.insert(at)) else { continue };
        for expr in known.body.within(known.body.expr(at.expr).span) {
            if asks_for_folder(program, known, expr) {
                return true;
            }
            seen.insert(At { expr, ..at });
            asked.extend(origins(program, known, At { expr, ..at }));
        }
    }
    false
}

fn origins(program: &Program<'_>, known: &Known, at: At) -> Vec<At> {
    let names: Vec<LocalId> = match &known.body.expr(at.expr).kind {
        ExprKind::Local(local) => vec![*local],
        ExprKind::Macro(call) => {
            call.idents.iter().filter_map(|it| captured(&known.body, it, call)).collect()
        }
        _ => Vec::new(),
    };
    let defs = names.iter().flat_map(|it| known.facts.defs(*it));
    let values = defs.filter_map(|it| match it {
        Def::Value(value) => Some(At { expr: *value, ..at }),
        _ => None,
    });
    values.chain(given_back(program, known, at)).collect()
}

/// What the function of the workspace gives back that is called.
fn given_back(program: &Program<'_>, known: &Known, call: At) -> Vec<At> {
    let Some(Callee::Func(func, _)) = known.inference.callees.get(&call.expr) else { return Vec::new() };
    let owner = BodyOwner::Func(*func);
    let is_own = !program.index.is_stub(program.index.func_unit(*func)) && known.body.is_call(call.expr);
    let Some(there) = program.known(owner).filter(|_| is_own) else { return Vec::new() };
    there.facts.returns.iter().map(|it| At { owner, expr: value_of(&there.body, *it) }).collect()
}

/// Of a block the value that it ends with.
fn value_of(body: &Body, mut expr: ExprId) -> ExprId {
    while let ExprKind::Block(block) = &body.expr(expr).kind
        && let Some(tail) = block.tail
    {
        expr = tail;
    }
    expr
}

/// `std::env::var("OUT_DIR")`, `env!("CARGO_MANIFEST_DIR")`
fn asks_for_folder(program: &Program<'_>, known: &Known, expr: ExprId) -> bool {
    let first = match &known.body.expr(expr).kind {
        ExprKind::Macro(call) if matches!(call.path.name(), "env" | "option_env") => {
            call.args.first().map(|it| it.value)
        }
        ExprKind::Call { args, .. } => match known.inference.callees.get(&expr) {
            Some(Callee::Func(func, _)) => {
                let path = program.index.func_path(*func);
                let asks = matches!(path.as_str(), "std::env::var" | "std::env::var_os");
                args.first().copied().filter(|_| asks)
            }
            _ => None,
        },
        _ => None,
    };
    first.and_then(|it| text(known, it)).is_some_and(|it| FOLDERS.contains(&it))
}

fn instructs_cargo(known: &Known, expr: ExprId) -> bool {
    let ExprKind::Macro(call) = &known.body.expr(expr).kind else { return false };
    let first = call.args.first().filter(|_| PRINTS.contains(&call.path.name()));
    first.and_then(|it| text(known, it.value)).is_some_and(|it| it.starts_with(INSTRUCTION))
}

fn text(known: &Known, expr: ExprId) -> Option<&str> {
    match &known.body.expr(expr).kind {
        ExprKind::Literal(Literal::Str { value, .. }) => Some(value),
        _ => None,
    }
}
