//! What cargo tells a program only while it builds something, and how a build script answers.

use crate::index::Index;
use crate::infer::Callee;
use crate::items::{ExprId, ExprKind, Literal};
use crate::telling::PRINTS;
use crate::track::program::Known;

/// Where a build script has to write, and where the source lies: cargo says so by these variables.
const FOLDERS: [&str; 2] = ["OUT_DIR", "CARGO_MANIFEST_DIR"];
/// How a line begins by which a build script talks to cargo.
const INSTRUCTION: &str = "cargo:";

/// Whether a helper of build scripts makes its file where cargo has them put it, or beside its own source, or talks to
/// cargo: `println!("cargo::warning=…")`.
pub fn is_of_build_script(index: &Index, known: &Known) -> bool {
    let body = &known.body;
    let says = |expr: Option<ExprId>, is_said: &dyn Fn(&str) -> bool| {
        let text = expr.map(|it| &body.expr(it).kind);
        matches!(text, Some(ExprKind::Literal(Literal::Str { value, .. })) if is_said(value))
    };
    let is_folder = |name: &str| FOLDERS.contains(&name);
    body.expr_ids().any(|it| match &body.expr(it).kind {
        ExprKind::Macro(call) => {
            let first = call.args.first().map(|it| it.value);
            match call.path.name() {
                "env" | "option_env" => says(first, &is_folder),
                name => PRINTS.contains(&name) && says(first, &|it| it.starts_with(INSTRUCTION)),
            }
        }
        ExprKind::Call { args, .. } => match known.inference.callees.get(&it) {
            Some(Callee::Func(func, _)) => {
                let path = index.func_path(*func);
                let asks = matches!(path.as_str(), "std::env::var" | "std::env::var_os");
                asks && says(args.first().copied(), &is_folder)
            }
            _ => false,
        },
        _ => false,
    })
}
