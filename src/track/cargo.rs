//! What cargo tells a program only while it builds something, and how a build script answers.

use crate::infer::Callee;
use crate::items::{ExprId, ExprKind, Literal};
use crate::track::origin::is_made_of;
use crate::track::program::{At, Known, Program};

/// Where a build script has to write, and where the source lies: cargo says so by these variables.
const FOLDERS: [&str; 2] = ["OUT_DIR", "CARGO_MANIFEST_DIR"];
/// How a line begins by which a build script talks to cargo.
const INSTRUCTION: &str = "cargo:";

/// Whether a file is made where cargo has build scripts put it, or beside the source, or the body that makes it talks to
/// cargo: `println!("cargo::warning=…")`.
pub fn is_of_build_script(program: &Program<'_>, made: At) -> bool {
    let talks = |it: &Known| it.facts.prints.iter().any(|print| instructs_cargo(it, *print));
    program.known(made.owner).is_some_and(talks)
        || is_made_of(program, made, |known, it| asks_for_folder(program, known, it))
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

/// `println!("cargo::warning=…")`
fn instructs_cargo(known: &Known, print: ExprId) -> bool {
    let ExprKind::Macro(call) = &known.body.expr(print).kind else { return false };
    call.args.first().and_then(|it| text(known, it.value)).is_some_and(|it| it.starts_with(INSTRUCTION))
}

fn text(known: &Known, expr: ExprId) -> Option<&str> {
    match &known.body.expr(expr).kind {
        ExprKind::Literal(Literal::Str { value, .. }) => Some(value),
        _ => None,
    }
}
