//! Format strings as `std::fmt` hands them on: one write for each piece of text, and at least one for each value.

/// How many writes a format string makes at least, with a line end behind it or without.
pub fn pieces(format: &str, ends_line: bool) -> u32 {
    let (mut pieces, mut in_text) = (0, false);
    let mut chars = format.chars().peekable();
    while let Some(it) = chars.next() {
        let is_value = it == '{' && chars.next_if_eq(&'{').is_none();
        if is_value {
            while chars.next().is_some_and(|it| it != '}') {}
            pieces += 1;
        } else {
            // Braces that are doubled stand for themselves.
            chars.next_if(|next| it == '}' && *next == '}');
            pieces += u32::from(!in_text);
        }
        in_text = !is_value;
    }
    pieces + u32::from(ends_line && !in_text)
}

/// Whether a format string has no values in it.
pub fn is_plain(format: &str) -> bool {
    !format.replace("{{", "").replace("}}", "").contains('{')
}

#[cfg(test)]
mod tests {
    use super::{is_plain, pieces};

    #[test]
    fn each_text_and_each_value_is_a_piece() {
        let of = |format| (pieces(format, false), pieces(format, true));
        assert_eq!(of(""), (0, 1));
        assert_eq!(of("head"), (1, 1));
        assert_eq!(of("{}"), (1, 2));
        assert_eq!(of("{},{:>8} of {name}"), (5, 6));
        assert_eq!(of("{{{}}}"), (3, 3));
        assert_eq!(of("{"), (1, 2));
    }

    #[test]
    fn doubled_braces_are_plain() {
        assert!(is_plain("fn main() {{}}"));
        assert!(!is_plain("{{{}}}"));
    }
}
