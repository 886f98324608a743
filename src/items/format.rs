//! Format strings, taken apart into text and values.

/// What `std::fmt` hands on by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FormatPiece<'a> {
    Text(&'a str),
    /// What stands between the braces: `name:>8`.
    Value(&'a str),
}

/// The pieces of a format string in their order; braces that are doubled, or never closed, are text.
pub fn format_pieces(format: &str) -> Vec<FormatPiece<'_>> {
    let mut pieces = Vec::new();
    let mut rest = format;
    while let Some((open, close)) = next_value(rest) {
        pieces.extend((open > 0).then_some(FormatPiece::Text(&rest[..open])));
        pieces.push(FormatPiece::Value(&rest[open + 1..close]));
        rest = &rest[close + 1..];
    }
    pieces.extend((!rest.is_empty()).then_some(FormatPiece::Text(rest)));
    pieces
}

/// Where the braces of the next value stand.
fn next_value(text: &str) -> Option<(usize, usize)> {
    let mut from = 0;
    loop {
        let open = from + text[from..].find('{')?;
        if !text[open + 1..].starts_with('{') {
            return Some((open, open + text[open..].find('}')?));
        }
        from = open + 2;
    }
}

#[cfg(test)]
mod tests {
    use super::{FormatPiece, format_pieces};

    #[test]
    fn each_text_and_each_value_is_a_piece() {
        let of = |format| {
            let pieces = format_pieces(format).into_iter();
            pieces.map(|it| if let FormatPiece::Value(it) = it { it } else { "text" }).collect::<Vec<_>>()
        };
        assert_eq!(of(""), [""; 0]);
        assert_eq!(of("head"), ["text"]);
        assert_eq!(of("{}"), [""]);
        assert_eq!(of("{},{:>8} of {name}"), ["", "text", ":>8", "text", "name"]);
        assert_eq!(of("{{{}}}"), ["text", "", "text"]);
        assert_eq!(of("fn main() {{}}"), ["text"]);
        assert_eq!(of("{"), ["text"]);
    }
}
