//! A `macro_rules!` that only shortens `write!` or `writeln!`: its calls are read as what they stand for.

/// What the calls of such a macro stand for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shorthand {
    /// `write` or `writeln`.
    pub macro_name: &'static str,
    /// With a `?` behind.
    pub tried: bool,
}

/// Of `macro_rules! out { ($to:expr, $($arg:tt)*) => { writeln!($to, $($arg)*)? }; }`, given as a whole.
pub fn shorthand(text: &str) -> Option<Shorthand> {
    let rules = inside(text.get(text.find(['{', '('])?..)?)?;
    let (matcher, body) = rules.split_once("=>")?;
    if body.contains("=>") {
        return None;
    }
    let matcher = inside(matcher)?;
    let (target, rest) = matcher.split_once(':')?;
    let is_forwarded = rest.trim_start().strip_prefix("expr")?.trim_start().starts_with(',');
    let mut body = inside(body.trim().trim_end_matches(';'))?;
    // A block of its own.
    while body.starts_with('{') {
        body = inside(body)?;
    }
    let call = body.trim_end_matches(';').trim_end();
    let (call, tried) = call.strip_suffix('?').map_or((call, false), |it| (it.trim_end(), true));
    let (name, arguments) = call.split_once('!')?;
    let macro_name = ["write", "writeln"].into_iter().find(|it| *it == name.trim())?;
    let (written, forwarded) = inside(arguments)?.split_once(',')?;
    let forwarded = forwarded.trim();
    let is_all = forwarded.starts_with("$($")
        && forwarded.ends_with(['*', '+'])
        && forwarded.matches("$(").count() == 1;
    (is_forwarded && is_all && written.trim() == target.trim() && target.trim_start().starts_with('$'))
        .then_some(Shorthand { macro_name, tried })
}

/// What stands between the brackets that a text begins and ends with.
fn inside(text: &str) -> Option<&str> {
    let text = text.trim();
    let mut chars = text.chars();
    let close = match chars.next()? {
        '(' => ')',
        '{' => '}',
        '[' => ']',
        _ => return None,
    };
    let inner = text.get(1..)?.strip_suffix(close)?;
    let mut depth = 0_i32;
    for it in inner.chars() {
        depth += match it {
            '(' | '{' | '[' => 1,
            ')' | '}' | ']' => -1,
            _ => 0,
        };
        if depth < 0 {
            return None;
        }
    }
    Some(inner.trim())
}

#[cfg(test)]
mod tests {
    use super::{Shorthand, shorthand};

    #[test]
    fn a_macro_that_only_writes_is_a_shorthand() {
        let of = |body: &str| shorthand(&format!("macro_rules! out {{ {body} }}"));
        let tried = Some(Shorthand { macro_name: "writeln", tried: true });
        assert_eq!(of("($to:expr, $($arg:tt)*) => { writeln!($to, $($arg)*)? };"), tried);
        assert_eq!(of("($to:expr, $($arg:tt)*) => {{ writeln!($to, $($arg)*)?; }}"), tried);
        let plain = Some(Shorthand { macro_name: "write", tried: false });
        assert_eq!(of("($w: expr , $($arg:expr),+) => { write!($w, $($arg),+) }"), plain);
        for other in [
            "($to:expr, $($arg:tt)*) => { writeln!($to, \"> {}\", format!($($arg)*))? };",
            "($to:expr, $($arg:tt)*) => { log(); writeln!($to, $($arg)*)? };",
            "($to:expr, $($arg:tt)*) => { writeln!(self.out, $($arg)*)? };",
            "($to:expr) => { writeln!($to)? }; ($to:expr, $($arg:tt)*) => { writeln!($to, $($arg)*)? };",
            "($($arg:tt)*) => { writeln!($($arg)*) };",
            "",
        ] {
            assert_eq!(of(other), None, "{other}");
        }
    }
}
