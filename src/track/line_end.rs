//! Whether what is written ends a line: by its text, or by the name of what stands for a line end.

use crate::items::{Body, ExprId, ExprKind, Literal, MacroArg};

/// What people call the end of a line that is not always `\n`.
const NAMES: [&str; 4] = ["eol", "line_end", "line_term", "newline"];

/// Whether bytes or text that is written says `\n`; `None` for what does not show it.
pub fn of(body: &Body, expr: ExprId) -> Option<bool> {
    match &body.expr(expr).kind {
        ExprKind::Ref { inner, .. } | ExprKind::Deref(inner) | ExprKind::Cast { inner, .. } => {
            of(body, *inner)
        }
        ExprKind::MethodCall { receiver, name, args, .. } if args.is_empty() => {
            of(body, *receiver).or_else(|| is_one(name))
        }
        ExprKind::Array(items) => items.last().and_then(|it| of(body, *it)),
        ExprKind::Literal(Literal::Str { value, .. }) => Some(value.contains("\\n") || value.contains('\n')),
        ExprKind::Literal(Literal::Byte(byte)) => Some(*byte == b'\n'),
        ExprKind::Local(local) => is_one(&body.local(*local).name),
        ExprKind::Field { name, .. } => is_one(name),
        ExprKind::Path(path, _) => is_one(path.name()),
        ExprKind::Call { .. } => is_one(body.called_name(expr)),
        ExprKind::Macro(call) if matches!(call.path.name(), "format" | "format_args") => {
            of_format(body, &call.args)
        }
        _ => None,
    }
}

/// The same for what a macro formats: by the format string, or by its last argument if that stands at its end.
pub fn of_format(body: &Body, args: &[MacroArg]) -> Option<bool> {
    let (format, values) = args.split_first()?;
    let ExprKind::Literal(Literal::Str { value, .. }) = &body.expr(format.value).kind else {
        return None;
    };
    if of(body, format.value)? {
        return Some(true);
    }
    let last = value.strip_suffix('}').and_then(|it| it.rsplit_once('{')).map(|(_, last)| last);
    let ends = match (last, values.last()) {
        (Some(""), Some(value)) => of(body, value.value),
        (Some(name), _) => is_one(name),
        (None, _) => None,
    };
    Some(ends.unwrap_or(false))
}

fn is_one(name: &str) -> Option<bool> {
    let name = name.to_ascii_lowercase();
    NAMES.iter().any(|it| name.contains(it)).then_some(true)
}
