//! Types that cannot hold a writer.

use crate::index::{Ty, TypeId};
use crate::repair::scene::Scene;

/// A type that cannot hold a writer: nothing, a number, a string, or a `Result` of such.
pub fn is_plain(scene: Scene<'_>, ty: &Ty) -> bool {
    match ty {
        Ty::Never | Ty::Primitive(_) => true,
        Ty::Tuple(items) => items.iter().all(|it| is_plain(scene, it)),
        Ty::Adt(id, args) => {
            let known = scene.index().known;
            let is = |it: Option<TypeId>| it == Some(*id);
            let held = if is(known.result) { args.get(..1) } else { args.get(..) };
            (is(known.result) || is(known.option) || is(known.string) || is(known.vec))
                && held.unwrap_or(&[]).iter().all(|it| is_plain(scene, it))
        }
        _ => false,
    }
}
