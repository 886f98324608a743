//! What is inferred, as text: one line an expression that is a call, in the order of their ends.

use std::path::PathBuf;

use crate::catalogue::Catalogue;
use crate::file::{Edition, RustFile, parse};
use crate::index::{Index, Ty, Workspace};
use crate::infer::{BodyOwner, infer};
use crate::items::{ExprKind, Items};

/// The calls and locals of a file with their types.
fn types(text: &str) -> String {
    let tree = parse(text, Edition::Edition2024).expect("the test's text parses");
    let items = Items::of(&tree, Edition::Edition2024, &|_| true);
    let file = RustFile {
        path: PathBuf::from("main.rs"),
        shown: "main.rs".to_owned(),
        text: text.to_owned(),
        has_bom: false,
        edition: Edition::Edition2024,
        package: 0,
    };
    let catalogue = Catalogue::built_in(|_| true).expect("the stubs load");
    let workspace = Workspace { files: &[file], packages: &[] };
    let index = Index::new(catalogue, &workspace, vec![items]);
    let mut lines = Vec::new();
    for func in index.funcs() {
        let owner = BodyOwner::Func(func);
        let Some(body) = owner.body(&index) else { continue };
        let inference = infer(&index, owner);
        for (at, local) in body.locals.iter().enumerate() {
            let ty = show(&index, &inference.locals[at]);
            lines.push(format!("{}: {ty}", local.name));
        }
        for expr in body.expr_ids() {
            let it = body.expr(expr);
            if matches!(it.kind, ExprKind::Call { .. } | ExprKind::MethodCall { .. } | ExprKind::Try(_)) {
                let ty = show(&index, inference.expr(expr));
                lines.push(format!("{}: {ty}", &text[it.span.range()]));
            }
        }
    }
    lines.join("\n")
}

fn show(index: &Index, ty: &Ty) -> String {
    let list = |items: &[Ty]| items.iter().map(|it| show(index, it)).collect::<Vec<_>>().join(", ");
    match ty {
        Ty::Adt(id, args) if args.is_empty() => index.ty(*id).name.to_string(),
        Ty::Adt(id, args) => format!("{}<{}>", index.ty(*id).name, list(args)),
        Ty::Ref(_, inner) => format!("&{}", show(index, inner)),
        Ty::Tuple(items) => format!("({})", list(items)),
        Ty::Primitive(name) | Ty::Param(name) => name.to_string(),
        Ty::Dyn(bounds) => format!("dyn {}", bounds.first().map_or("?", |it| &it.name)),
        Ty::Opaque(bounds) => format!("impl {}", bounds.first().map_or("?", |it| &it.name)),
        Ty::Array(inner, length) => format!("[{}; {length:?}]", show(index, inner)),
        Ty::Slice(inner) => format!("[{}]", show(index, inner)),
        Ty::Unknown => "_".to_owned(),
        Ty::Never => "!".to_owned(),
        other => format!("{other:?}"),
    }
}

#[test]
fn dump_of_env() {
    if let Ok(path) = std::env::var("DUMP") {
        println!("{}", types(&std::fs::read_to_string(path).unwrap()));
    }
}
