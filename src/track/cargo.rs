//! What cargo tells a program only while it builds something, and how a build script answers.

use crate::infer::{BodyOwner, Callee};
use crate::items::{ExprId, ExprKind, Literal};
use crate::telling::PRINTS;
use crate::track::program::{Known, Program};

/// Where a build script has to write, and where the source lies: cargo says so by these variables.
const FOLDERS: [&str; 2] = ["OUT_DIR", "CARGO_MANIFEST_DIR"];
/// How a line begins by which a build script talks to cargo.
const INSTRUCTION: &str = "cargo:";

/// Whether a helper of build scripts makes its file where cargo has them put it, or beside its own source, itself or by what
/// another function gives back, or talks to cargo: `println!("cargo::warning=…")`.
pub fn is_of_build_script(program: &Program<'_>, known: &Known) -> bool {
    let body = &known.body;
    body.expr_ids().any(|it| match known.inference.callees.get(&it) {
        Some(Callee::Func(func, _)) if !program.index.is_stub(program.index.func_unit(*func)) => {
            let called = program.known(BodyOwner::Func(*func)).filter(|_| body.is_call(it));
            called.is_some_and(|it| {
                let mut given = it.facts.returns.iter().flat_map(|of| it.body.within(it.body.expr(*of).span));
                given.any(|expr| asks_for_folder(program, it, expr))
            })
        }
        _ => asks_for_folder(program, known, it) || instructs_cargo(known, it),
    })
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
