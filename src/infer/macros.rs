//! Macros of std whose result matters: a `Result` to be tried, a `Vec` of handles, a call that never returns.

use crate::index::{List, Resolved, Ty};
use crate::infer::Cx;
use crate::items::MacroCall;

impl Cx<'_> {
    pub(super) fn macro_call(&mut self, call: &MacroCall) -> Ty {
        let args: Vec<Ty> = call.args.iter().map(|it| self.expr(it.value, None)).collect();
        let name = call.path.name();
        match name {
            "write" | "writeln" => self.io_result(Ty::unit()),
            "format" => self.index.known.string.map_or(Ty::Unknown, |it| Ty::Adt(it, List::default())),
            "vec" => self.vec(&args),
            "dbg" => args.into_iter().next().unwrap_or_else(Ty::unit),
            // What std had before `?`, and what the crate `unwrap` has.
            "try" | "unwrap" => args.first().map_or(Ty::Unknown, |it| self.unwrapped(it)),
            "matches" => Ty::primitive("bool"),
            "print" | "println" | "eprint" | "eprintln" | "assert" | "assert_eq" | "assert_ne"
            | "debug_assert" => Ty::unit(),
            "panic" | "unreachable" | "todo" | "unimplemented" | "bail" => Ty::Never,
            _ => Ty::Unknown,
        }
    }

    /// What a result or an option holds.
    fn unwrapped(&self, ty: &Ty) -> Ty {
        let known = &self.index.known;
        match self.table.shallow(ty) {
            Ty::Adt(id, args) if [known.result, known.option].contains(&Some(id)) => {
                args.first().cloned().unwrap_or(Ty::Unknown)
            }
            _ => Ty::Unknown,
        }
    }

    fn io_result(&mut self, ok: Ty) -> Ty {
        let Some(result) = self.index.known.result else { return Ty::Unknown };
        let error = match self.index.std_item(&["io", "Error"]) {
            Some(Resolved::Type(id)) => Ty::Adt(id, List::default()),
            _ => Ty::Unknown,
        };
        Ty::Adt(result, [ok, error].into())
    }

    fn vec(&mut self, args: &[Ty]) -> Ty {
        let Some(vec) = self.index.known.vec else { return Ty::Unknown };
        let item = self.table.fresh();
        for ty in args {
            // `vec![item; length]` is lowered as one array.
            let ty = match ty {
                Ty::Array(inner, _) if args.len() == 1 => inner.as_ref(),
                other => other,
            };
            self.unify(&item, ty);
        }
        Ty::Adt(vec, [item].into())
    }
}
