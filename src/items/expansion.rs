//! Calls of `macro_rules!` of the workspace, put as the code that they stand for: which rule a call fits, what it is
//! written out as, and which of that stands in the call.

use crate::file::{Span, to_u32};

mod trees;
mod rules;
mod fit;
mod written_out;
mod pasted;

pub use pasted::pasted;
pub use rules::Rules;

/// What a call stands for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Expansion {
    pub text: String,
    /// What of it comes from the call, in its order.
    pieces: Vec<Piece>,
}

/// A call that is written out while the text that it stands for is lowered.
pub struct Expanded {
    pub expansion: Expansion,
    /// Where the code between its brackets begins, in the text around.
    pub inside: u32,
    /// Where it stands in the file, or what it is a part of.
    pub call: Span,
}

impl Expanded {
    /// What stands in front of the text where that is parsed.
    pub const HEAD: &str = "m({";

    /// Where a part of the text of the innermost call stands in the file: in an argument, or else in a call itself.
    pub fn in_file(calls: &[Self], part: Span) -> Span {
        let mut at = part;
        for it in calls.iter().rev() {
            let head = to_u32(Self::HEAD.len());
            let own = Span::new(at.start.saturating_sub(head), at.end.saturating_sub(head));
            match it.expansion.in_call(own) {
                Some(found) => at = Span::new(found.start + it.inside, found.end + it.inside),
                None => return it.call,
            }
        }
        at
    }
}

/// A token of the call in the text that it stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Piece {
    /// In the text, in bytes.
    at: u32,
    length: u32,
    /// In the call.
    from: u32,
    /// Which of the tokens of the call it is, from 0.
    token: u32,
}

/// The call of a macro, given its rules and what stands between the brackets of the call. `None` where no rule fits, or
/// where it would take more than `room` bytes.
pub fn expansion(rules: &Rules, call: &str, room: usize) -> Option<Expansion> {
    let trees = trees::trees(call)?;
    rules.all.iter().find_map(|rule| {
        let bound = fit::bound((&rules.text, &rule.matcher), (call, &trees))?;
        written_out::written_out((&rules.text, &rule.body), call, &bound, room)
    })
}

impl Expansion {
    /// Where in the call a part of the text stands that is taken from it as a whole, in bytes.
    pub fn in_call(&self, part: Span) -> Option<Span> {
        let holding = |at: u32| {
            let after = self.pieces.partition_point(|it| it.at <= at);
            let found = after.checked_sub(1)?;
            self.pieces.get(found).filter(|it| at < it.at + it.length).map(|it| (found, it))
        };
        let ((from, first), (to, last)) = (holding(part.start)?, holding(part.end.checked_sub(1)?)?);
        let goes_on = |pair: &[Piece]| {
            let between = self.text.get((pair[0].at + pair[0].length) as usize..pair[1].at as usize);
            pair[1].token == pair[0].token + 1 && between.is_some_and(|it| it.trim().is_empty())
        };
        let place = |piece: &Piece, at: u32| piece.from + (at - piece.at);
        (part.start < part.end && self.pieces.get(from..=to)?.windows(2).all(goes_on))
            .then(|| Span::new(place(first, part.start), place(last, part.end - 1) + 1))
    }
}

#[cfg(test)]
mod tests {
    use super::{Rules, Span, expansion, pasted};
    use crate::items::outline::tokens_from;

    fn tokens(text: &str) -> Vec<&str> {
        tokens_from(text, 0).filter_map(|it| text.get(it.start as usize..it.end as usize)).collect()
    }

    fn rules_of(rules: &str) -> Rules {
        Rules::of(&format!("macro_rules! m {{ {rules} }}"))
    }

    #[test]
    fn a_call_is_written_out_by_the_first_rule_that_fits() {
        for (rules, call, wanted) in [
            ("($a:expr) => { f($a) }", "1 + 2", "f((1 + 2))"),
            ("($a:expr) => { $a.g() }", "x", "x.g()"),
            (
                "($to:expr, $($rest:tt)*) => { writeln!($to, $($rest)*)? }",
                "out, \"{}\", a[1]",
                "writeln!(out, \"{}\", a[1])?",
            ),
            (
                "() => { one() }; ($a:ident) => { $a() }; ($a:ident, $($b:ident),+) => { $a($($b),+) }",
                "x, y, z",
                "x(y,z)",
            ),
            ("($($k:expr => $v:expr),* $(,)?) => { [$(($k, $v)),*] }", "1 => a, 2 => b,", "[(1, a),(2, b)]"),
            (
                "($o:expr, $f:literal $(, $a:expr)*) => { match w!($o, $f $(, $a)*) { Ok(()) => () } }",
                "o, \"x\", n * n",
                "match w!(o, \"x\", (n * n)) { Ok(()) => () }",
            ),
            ("($($($a:ident).+),*) => { $($($a)::+;)* }", "a.b, c", "a::b; c;"),
            ("($t:ty, $b:block) => { let x: $t = $b; }", "Vec<A, B>, { y }", "let x: Vec<A, B> = { y };"),
            ("(@x $a:expr) => { no() }; ($a:expr) => { m!(@x $a) }", "q", "m!(@x q)"),
            ("($a:expr, $b:expr) => { [$a, $b] }", "x || y, |z| z | w", "[(x || y), (|z| z | w)]"),
            ("(get $a:expr) => { get($a) }; (put $a:expr) => { put($a) }", "put 1", "put(1)"),
            ("(1 $a:expr) => { one($a) }; ($a:literal $b:expr) => { any($a, $b) }", "2 x", "any(2, x)"),
            ("($v:vis fn $n:ident) => { $v fn $n() {} }", "pub(crate) fn a", "pub(crate) fn a() {}"),
            ("($a:expr) => { $crate::log($a) }", "|a, b| a", "crate::log((|a, b| a))"),
            ("($a:expr, $b:expr) => { f($a, $b) }", "g::<A, B>(), 1", "f((g::<A, B>()), 1)"),
        ] {
            let found = expansion(&rules_of(rules), call, 1000).unwrap_or_default();
            assert_eq!(tokens(&found.text), tokens(wanted), "{rules} of {call}");
        }
        for (rules, call) in [
            ("($a:expr) => { f($a) }", ""),
            ("($a:ident) => { f($a) }", "1"),
            ("($a:literal) => { f($a) }", "b"),
            ("($a:expr; $b:expr) => { f($a) }", "1, 2"),
            ("($a:expr => { f($a) }", "1"),
            ("($($a:expr),*) => { f($b) }", "1 )"),
        ] {
            let found = expansion(&rules_of(rules), call, 1000);
            assert_eq!(found, None, "{rules} of {call}");
        }
    }

    #[test]
    fn words_are_pasted_to_names() {
        for (call, wanted) in [
            ("[<a _command>]()", Some("a_command()")),
            ("match n { [< Get A:lower 1 >]::B => [<x>](1), }", Some("match n { Geta1::B => x(1), }")),
            ("fn [<r#a b>]() {}", Some("fn ab() {}")),
            ("[a < b, c > d]", None),
            ("[<FooBar:snake:upper>](), [<a_bc:camel>]", Some("FOO_BAR(), ABc")),
            ("[<a:other b>]()", None),
        ] {
            let found = pasted(call, 100).map(|it| it.text);
            assert_eq!(found.as_deref().map(tokens), wanted.map(tokens), "{call}");
        }
    }

    #[test]
    fn what_comes_from_the_call_is_known_by_its_place_there() {
        let rules = rules_of("($a:expr, $b:expr) => { put(&mut $a, $b.len()) }");
        let found = expansion(&rules, "file.out , text", 100);
        let found = found.unwrap_or_default();
        let find = |part: &str| crate::file::to_u32(found.text.find(part).unwrap_or_default());
        let place =
            |part: &str| found.in_call(Span::new(find(part), find(part) + crate::file::to_u32(part.len())));
        assert_eq!(tokens(&found.text), tokens("put(&mut (file.out), text.len())"));
        assert_eq!(place("file.out"), Some(Span::new(0, 8)));
        assert_eq!(place("text"), Some(Span::new(11, 15)));
        assert_eq!(place("put"), None);
        assert_eq!(found.in_call(Span::new(find("file.out"), find("text") + 4)), None);
    }
}
