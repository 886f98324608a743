//! Paths of devices: there a write is a message of its own, and a read what is there just now.

use crate::index::Index;
use crate::infer::Inference;
use crate::items::{Body, ExprId, ExprKind, Literal};

/// What is thrown away.
pub const NULL: &str = "/dev/null";

pub fn is_device(path: &str) -> bool {
    ["/dev", "/proc", "/sys"]
        .iter()
        .any(|it| path.strip_prefix(it).is_some_and(|below| below.is_empty() || below.starts_with('/')))
}

/// Where a body names a device, in the order of its expressions.
pub fn devices(index: &Index, body: &Body, inference: &Inference) -> Box<[ExprId]> {
    let is_named = |it: &ExprId| match &body.expr(*it).kind {
        ExprKind::Literal(Literal::Str { value, .. }) => is_device(value),
        ExprKind::Path(path, scope) => {
            inference.unit.and_then(|it| index.const_text(it, path, *scope)).is_some_and(is_device)
        }
        _ => false,
    };
    body.expr_ids().filter(is_named).collect()
}
