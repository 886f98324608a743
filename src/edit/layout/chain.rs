//! Method calls, fields, `.await` and `?` behind one another: on one line, or one a line.

use syn::Expr;

use super::call::Arguments;
use super::expression::Printer;
use super::shape::{Shape, can_go_on_behind, first_line, last_line, new_line, width};

/// A piece of a chain with the question marks behind it.
struct Link<'a> {
    kind: Kind<'a>,
    tries: usize,
}

enum Kind<'a> {
    Root(&'a Expr),
    /// `.name::<T>` and what it is called with.
    Method(String, Arguments<'a>),
    /// `.name`, `.0`, `.await`.
    Suffix(String),
}

impl Printer<'_> {
    pub fn chain(&self, expr: &Expr, shape: Shape) -> Option<String> {
        let links = self.links(expr);
        let (root, mut rest) = links.split_first()?;
        let child_count = rest.len();
        let mut head = self.link(root, shape)?;
        let mut ends_in_block = matches!(&root.kind, Kind::Root(it) if ends_as_block(it, &head));
        let orphan = self.style.tab_spaces.saturating_sub(shape.offset);
        while let [next, behind @ ..] = rest {
            if width(&head) > orphan || head.contains('\n') {
                break;
            }
            let Some(text) = shape.after(width(&head)).and_then(|it| self.link(next, it)) else { break };
            head.push_str(&text);
            ends_in_block = can_go_on_behind(&head);
            rest = behind;
        }
        let Some((last, between)) = rest.split_last() else {
            return Some(head).filter(|it| shape.holds(it, self.style));
        };
        let children = if ends_in_block { shape.indent } else { shape.indent + self.style.tab_spaces };
        let children = Shape::indented(children, self.style)?;
        let mut texts = vec![head];
        for link in between {
            texts.push(self.link(link, children)?);
        }
        let (text, on_one_line) =
            self.last_link(last, &texts, ends_in_block, child_count, shape, children)?;
        texts.push(text);
        if !on_one_line && self.chains_stay_on_one_line() {
            return None;
        }
        let separator = if on_one_line { String::new() } else { new_line(children.indent) };
        Some(texts.join(&separator)).filter(|it| shape.holds(it, self.style))
    }

    /// The last piece, and whether all of the chain is on one line with the start of it.
    fn last_link(
        &self,
        last: &Link<'_>,
        before: &[String],
        ends_in_block: bool,
        child_count: usize,
        shape: Shape,
        children: Shape,
    ) -> Option<(String, bool)> {
        let root = before.first()?;
        let extends = ends_in_block && can_go_on_behind(root);
        let used = if extends { width(last_line(root)) } else { before.iter().map(|it| width(it)).sum() };
        let used = used + last.tries;
        let budget = if child_count == 1 { shape.width } else { shape.width.min(self.style.chain_width) };
        let budget = budget.saturating_sub(used);
        let all_on_one_line = before.iter().all(|it| !it.contains('\n')) && budget > 0;
        let own_line = children.keep(shape.kept(self.style) + last.tries)?;
        let here = if all_on_one_line {
            shape.keep(last.tries)?
        } else if extends {
            children.keep(last.tries)?
        } else {
            own_line
        };
        if !all_on_one_line && !extends {
            return Some((self.link(last, here)?, false));
        }
        let Some(text) = here.after(used).and_then(|it| self.link(last, it)) else {
            return Some((self.link(last, here)?, false));
        };
        let lines = text.lines().count();
        let starts_on_line = width(first_line(&text)) <= budget;
        if starts_on_line && lines >= 5 {
            return Some((text, all_on_one_line));
        }
        match self.link(last, own_line) {
            Some(apart) if !starts_on_line || apart.lines().count() < lines => Some((apart, false)),
            _ => Some((text, starts_on_line && all_on_one_line)),
        }
    }

    fn link(&self, link: &Link<'_>, shape: Shape) -> Option<String> {
        let room = shape.keep(link.tries)?;
        let text = match &link.kind {
            Kind::Root(expr) => self.expression(expr, room)?,
            Kind::Method(name, arguments) => self.call(name, arguments, room)?,
            Kind::Suffix(text) => text.clone(),
        };
        Some(text + &"?".repeat(link.tries))
    }

    /// From the root outward.
    fn links<'a>(&self, expr: &'a Expr) -> Vec<Link<'a>> {
        let mut links = Vec::new();
        let (mut at, mut tries) = (expr, 0);
        loop {
            let (kind, inner) = match at {
                Expr::Try(it) => {
                    tries += 1;
                    at = &it.expr;
                    continue;
                }
                Expr::MethodCall(it) => {
                    let generics = it.turbofish.as_ref().map(|it| self.source(it)).unwrap_or_default();
                    let arguments = Arguments::of(&it.args);
                    (Kind::Method(format!(".{}{generics}", it.method), arguments), Some(&it.receiver))
                }
                Expr::Field(it) => (Kind::Suffix(format!(".{}", self.source(&it.member))), Some(&it.base)),
                Expr::Await(it) => (Kind::Suffix(".await".to_owned()), Some(&it.base)),
                root => (Kind::Root(root), None),
            };
            links.push(Link { kind, tries });
            tries = 0;
            match inner {
                Some(inner) => at = inner,
                None => break,
            }
        }
        links.reverse();
        links
    }
}

/// Whether an expression over several lines ends at its own indentation, so that a chain goes on there.
fn ends_as_block(expr: &Expr, text: &str) -> bool {
    match expr {
        Expr::Try(it) => ends_as_block(&it.expr, text),
        Expr::Paren(it) => ends_as_block(&it.expr, text),
        Expr::Unary(it) => ends_as_block(&it.expr, text),
        Expr::Reference(_) | Expr::Path(_) | Expr::Lit(_) => false,
        _ => text.contains('\n'),
    }
}
