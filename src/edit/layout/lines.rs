//! Lines that end with CR LF, as Windows has them: they are set as those with LF alone, and get their ends back.

use crate::file::{Span, to_u32};

/// Whether all lines end with CR LF.
pub fn end_with_crlf(text: &str) -> bool {
    let mut ends =
        text.match_indices('\n').map(|(at, _)| text.get(..at).is_some_and(|it| it.ends_with('\r')));
    ends.next().is_some_and(|first| first && ends.all(|it| it))
}

/// With CR LF for every end of a line, whatever it was.
pub fn with_crlf(text: &str) -> String {
    text.replace("\r\n", "\n").replace('\n', "\r\n")
}

/// A text without the CR of its line ends.
pub struct Plain {
    pub text: String,
    /// Where each CR that is left out stood.
    left_out: Vec<u32>,
}

impl Plain {
    pub fn of(text: &str) -> Self {
        let left_out = text.match_indices("\r\n").map(|(at, _)| to_u32(at)).collect();
        Plain { text: text.replace("\r\n", "\n"), left_out }
    }

    pub fn span(&self, original: Span) -> Span {
        let at = |offset: u32| offset - to_u32(self.left_out.partition_point(|it| *it < offset));
        Span::new(at(original.start), at(original.end))
    }

    /// The end of a line is in front of its CR.
    pub fn original(&self, span: Span) -> Span {
        let at = |offset: u32| {
            let before = self.left_out.iter().zip(0..).take_while(|(it, nth)| **it - nth < offset);
            offset + to_u32(before.count())
        };
        Span::new(at(span.start), at(span.end))
    }
}

#[cfg(test)]
mod tests {
    use super::{Plain, end_with_crlf, with_crlf};
    use crate::file::Span;

    #[test]
    fn a_span_comes_back_to_where_it_was() {
        let text = "a;\r\nbc;\r\n\r\nd;\r\n";
        let plain = Plain::of(text);
        assert_eq!(plain.text, "a;\nbc;\n\nd;\n");
        for (start, end) in [(0, 2), (4, 7), (11, 13), (4, 13), (13, 15)] {
            let span = Span::new(start, end);
            let there = plain.span(span);
            assert_eq!(plain.text.get(there.range()), Some(&*text[span.range()].replace('\r', "")));
            if end != 15 {
                assert_eq!(plain.original(there), span);
            }
        }
    }

    #[test]
    fn one_line_that_ends_otherwise_is_enough() {
        assert!(end_with_crlf("a\r\nb\r\n"));
        assert!(!end_with_crlf("a\r\nb\n"));
        assert!(!end_with_crlf("a"));
        assert_eq!(with_crlf("a\nb\r\nc"), "a\r\nb\r\nc");
    }
}
