//! What a project's `rustfmt.toml` says of widths and imports: the nearest one above a file counts, as for rustfmt itself.

use std::path::Path;

/// By what rustfmt breaks lines, and splits imports.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    pub max_width: usize,
    /// Of a chain of calls on one line.
    pub chain_width: usize,
    /// Of a call's arguments on one line.
    pub call_width: usize,
    /// Of an array's elements on one line.
    pub array_width: usize,
    /// Of `let … else { … };` on one line.
    pub let_else_width: usize,
    pub struct_lit_width: usize,
    /// Of `if … { … } else { … }` on one line.
    pub if_else_width: usize,
    pub tab_spaces: usize,
    pub hard_tabs: bool,
    /// Each name is imported by a `use` of its own.
    pub one_import_a_line: bool,
}

impl Style {
    /// The style that holds for a file; `None` where it says what is not understood here.
    pub fn of(path: &Path) -> Option<Style> {
        // A file named alone has the empty path above it, which is no place to look.
        let absolute = std::path::absolute(path).ok()?;
        let found = absolute.ancestors().skip(1).find_map(|dir| {
            let names = ["rustfmt.toml", ".rustfmt.toml"];
            #[expect(clippy::disallowed_methods, reason = "`discover` reads files")]
            names.iter().find_map(|it| std::fs::read_to_string(dir.join(it)).ok())
        });
        Style::parse(&found.unwrap_or_default())
    }

    fn parse(text: &str) -> Option<Style> {
        let table: toml::Table = text.parse().ok()?;
        let number = |key: &str| table.get(key).and_then(toml::Value::as_integer).map(usize::try_from);
        let number = |key: &str, otherwise: usize| number(key).map_or(Some(otherwise), Result::ok);
        // rustfmt takes the names of its choices in any case.
        let is = |key: &str, wanted: &str| {
            table.get(key).and_then(toml::Value::as_str).is_some_and(|it| it.eq_ignore_ascii_case(wanted))
        };
        if is("indent_style", "Visual") || is("use_small_heuristics", "Off") {
            return None;
        }
        let max_width = number("max_width", 100)?;
        let of_width = |columns: usize| {
            if is("use_small_heuristics", "Max") {
                max_width
            } else {
                // So many of a hundred columns; a narrower page keeps them.
                let tenths = max_width.max(100).saturating_add(5) / 10;
                (columns.saturating_mul(tenths) / 10).min(max_width)
            }
        };
        Some(Style {
            max_width,
            chain_width: number("chain_width", of_width(60))?,
            call_width: number("fn_call_width", of_width(60))?,
            array_width: number("array_width", of_width(60))?,
            struct_lit_width: number("struct_lit_width", of_width(18))?,
            let_else_width: number("single_line_let_else_max_width", of_width(50))?,
            if_else_width: number("single_line_if_else_max_width", of_width(50))?,
            tab_spaces: number("tab_spaces", 4)?,
            hard_tabs: table.get("hard_tabs").and_then(toml::Value::as_bool).unwrap_or(false),
            one_import_a_line: is("imports_granularity", "Item"),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::Style;

    #[test]
    fn widths_follow_the_width_of_the_page() {
        let widths = |text: &str| Style::parse(text).map(|it| (it.max_width, it.chain_width));
        assert_eq!(widths(""), Some((100, 60)));
        assert_eq!(widths("max_width = 120"), Some((120, 72)));
        assert_eq!(widths("max_width = 80"), Some((80, 60)));
        assert_eq!(widths("max_width = 110\nuse_small_heuristics = \"Max\""), Some((110, 110)));
        assert_eq!(widths("use_small_heuristics = \"max\""), Some((100, 100)));
        assert_eq!(widths("chain_width = 40"), Some((100, 40)));
        assert!(widths("max_width = 9223372036854775807").is_some());
        assert_eq!(widths("indent_style = \"Visual\""), None);
    }
}
