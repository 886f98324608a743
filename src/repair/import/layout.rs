//! How rustfmt lays a `use` tree out: on one line, or packed between braces.

use crate::discover::Style;
use crate::items::UseTree;

/// Widths that projects set, rustfmt's own default first.
const WIDTHS: [usize; 6] = [100, 120, 110, 80, 90, 140];

/// The habits of a file that a layout depends on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Layout<'a> {
    pub newline: &'a str,
    /// One level of indentation.
    pub unit: &'a str,
    pub max_width: usize,
    /// Each name has a `use` of its own, whatever stands there.
    pub one_a_line: bool,
}

impl<'a> Layout<'a> {
    pub fn of(text: &'a str, style: Option<Style>) -> Self {
        const SPACES: &str = "                ";
        let newline = if text.contains("\r\n") { "\r\n" } else { "\n" };
        let unit = |it: Style| if it.hard_tabs { Some("\t") } else { SPACES.get(..it.tab_spaces) };
        let unit = style.and_then(unit).unwrap_or_else(|| indentation(text));
        Layout {
            newline,
            unit,
            max_width: style.map_or(WIDTHS[0], |it| it.max_width),
            one_a_line: style.is_some_and(|it| it.one_import_a_line),
        }
    }

    /// The layout whose width makes `old` of the tree, if any does.
    pub fn that_made(self, old: &str, tree: &UseTree, column: usize, indent: &str) -> Option<Self> {
        let widths = [self.max_width].into_iter().chain(WIDTHS);
        widths.map(|max_width| Layout { max_width, ..self }).find(|it| it.tree(tree, column, indent) == old)
    }

    /// A tree that begins at `column` of a line with this indentation; a `;` or `,` follows it.
    pub fn tree(self, tree: &UseTree, column: usize, indent: &str) -> String {
        let mut text = tree.path.join("::");
        if let Some(rename) = &tree.rename {
            text.push_str(" as ");
            text.push_str(rename);
        }
        let separator = if text.is_empty() { "" } else { "::" };
        if tree.glob {
            return text + separator + "*";
        }
        if let Some((list, _)) = &tree.list {
            text.push_str(separator);
            let column = column + width(&text);
            text.push_str(&self.list(list, column, indent));
        }
        text
    }

    fn list(self, list: &[UseTree], column: usize, indent: &str) -> String {
        let inner = format!("{indent}{}", self.unit);
        let items: Vec<_> = list.iter().map(|it| self.tree(it, width(&inner), &inner)).collect();
        let nested = list.iter().any(|it| it.list.is_some());
        let line = format!("{{{}}}", items.join(", "));
        // Two columns stay free before the `;`, as rustfmt has it.
        if !nested && column + width(&line) + 2 < self.max_width {
            return line;
        }
        let mut packed = String::from("{");
        let (mut used, mut after_nested) = (0, true);
        for (at, item) in items.iter().enumerate() {
            // rustfmt leaves the comma after the last item out of its sum.
            let comma = usize::from(at + 1 < items.len());
            let own_line = nested && (after_nested || item.contains("::"));
            if used == 0 || own_line || used + 1 + width(item) + comma >= self.max_width {
                packed.push_str(self.newline);
                packed.push_str(&inner);
                used = width(&inner);
            } else {
                packed.push(' ');
                used += 1;
            }
            packed.push_str(item);
            packed.push(',');
            used += width(item) + 1;
            after_nested = item.contains("::");
        }
        packed + self.newline + indent + "}"
    }
}

/// In columns: a tab counts as four.
pub(super) fn width(text: &str) -> usize {
    text.chars().map(|it| if it == '\t' { 4 } else { 1 }).sum()
}

/// Whether two layouts differ in white space and trailing commas only.
pub(super) fn same_tokens(a: &str, b: &str) -> bool {
    let squeezed = |text: &str| {
        let text: String = text.split_whitespace().collect();
        text.replace(",}", "}")
    };
    squeezed(a) == squeezed(b)
}

/// What stands before the first line behind an opening brace: a tab, two spaces or four.
fn indentation(text: &str) -> &'static str {
    let opens = |line: &str| line.ends_with('{') && !line.starts_with([' ', '\t']);
    let below = text.lines().zip(text.lines().skip(1)).find(|(line, below)| opens(line) && !below.is_empty());
    let line = below.map_or("", |(_, it)| it);
    match line.len() - line.trim_start_matches(' ').len() {
        0 if line.starts_with('\t') => "\t",
        2 => "  ",
        _ => "    ",
    }
}
