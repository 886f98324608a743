//! Inserted code: built as tokens, spelled with rustfmt's spaces; what the user wrote is carried over as it stands.

use proc_macro2::{Delimiter, Literal, Spacing, TokenStream, TokenTree};
use quote::quote;

/// Stands among tokens for a piece of the user's own text.
const OWN: &str = "own_text";

/// A name or path as it is spelled where the code goes.
pub fn name(spelled: &str) -> TokenStream {
    let raw = format!("r#{spelled}");
    let is_keyword =
        syn::parse_str::<syn::Ident>(spelled).is_err() && syn::parse_str::<syn::Ident>(&raw).is_ok();
    if is_keyword { raw.parse().unwrap_or_default() } else { spelled.parse().unwrap_or_default() }
}

/// What `build` makes of a piece of the user's text.
pub fn with(own: &str, build: impl FnOnce(TokenStream) -> TokenStream) -> String {
    let (before, after) = around(build);
    format!("{before}{own}{after}")
}

/// What `build` puts before and after a piece of the user's text.
pub fn around(build: impl FnOnce(TokenStream) -> TokenStream) -> (String, String) {
    let text = spelled(build(name(OWN)));
    let (before, after) = text.split_once(OWN).unwrap_or((text.as_str(), ""));
    (before.to_owned(), after.to_owned())
}

/// What the buffers of std, tokio, async-std and smol hold where nobody asks for more.
pub const USUAL_CAPACITY: usize = 8 * 1024;

/// `wrapper::new(own)`, or `wrapper::with_capacity(65536, own)` for so many bytes.
pub fn made(wrapper: &str, capacity: Option<usize>, own: &TokenStream) -> TokenStream {
    let wrapper = name(wrapper);
    if let Some(capacity) = capacity.filter(|it| *it != USUAL_CAPACITY) {
        let capacity = Literal::usize_unsuffixed(capacity);
        quote!(#wrapper::with_capacity(#capacity, #own))
    } else {
        quote!(#wrapper::new(#own))
    }
}

/// `wrapper::new(…)`.
pub fn wrapped(wrapper: &str, capacity: Option<usize>) -> (String, String) {
    around(|own| made(wrapper, capacity, &own))
}

/// The same in front of Stdout.
pub fn over_stdout(wrapper: &str, capacity: Option<usize>) -> (String, String) {
    around(|own| larger(wrapper, capacity, &own))
}

/// The same in front of a `File` made from Stdout's descriptor, in a function that takes an io error.
pub fn past_stdout(wrapper: &str, file: &str, capacity: Option<usize>) -> (String, String) {
    let file = name(file);
    around(|own| larger(wrapper, capacity, &quote!(#file::from(#own.as_fd().try_clone_to_owned()?))))
}

/// In front of Stdout larger blocks pay: at 8 KiB each is still split at its last line end (measured).
fn larger(wrapper: &str, capacity: Option<usize>, own: &TokenStream) -> TokenStream {
    if capacity.is_some() {
        return made(wrapper, capacity, own);
    }
    let wrapper = name(wrapper);
    quote!(#wrapper::with_capacity(32 * 1024, #own))
}

/// `.map(wrapper::new)`, or a closure where `new` is not what makes it.
pub fn mapped(wrapper: &str, capacity: Option<usize>) -> String {
    if capacity.is_some_and(|it| it != USUAL_CAPACITY) {
        let made = made(wrapper, capacity, &quote!(inner));
        return spelled(quote!(.map(|inner| #made)));
    }
    let wrapper = name(wrapper);
    spelled(quote!(.map(#wrapper::new)))
}

pub fn spelled(tokens: TokenStream) -> String {
    let mut pieces = Vec::new();
    flatten(tokens, &mut pieces);
    let mut text = String::new();
    let mut is_in_bars = false;
    let mut previous = String::new();
    for piece in pieces {
        let is_bar = piece == "|";
        let starts_tight = matches!(piece.as_str(), ")" | "," | ";" | "?" | "." | "::" | "!")
            // A handling of the user's own begins with its dot.
            || (piece == OWN && previous == ")")
            || (piece == "(" && !matches!(previous.as_str(), "=" | "*" | ","))
            || (is_bar && is_in_bars);
        let ends_tight =
            matches!(previous.as_str(), "" | "(" | "." | "::" | "&") || (previous == "|" && is_in_bars);
        if !starts_tight && !ends_tight {
            text.push(' ');
        }
        text.push_str(&piece);
        is_in_bars ^= is_bar;
        previous = piece;
    }
    text
}

fn flatten(tokens: TokenStream, out: &mut Vec<String>) {
    let mut is_joint = false;
    for token in tokens {
        let continues = std::mem::take(&mut is_joint);
        match token {
            TokenTree::Group(group) => {
                let (open, close) = match group.delimiter() {
                    Delimiter::Parenthesis => ("(", ")"),
                    Delimiter::Brace => ("{", "}"),
                    Delimiter::Bracket => ("[", "]"),
                    Delimiter::None => ("", ""),
                };
                out.push(open.to_owned());
                flatten(group.stream(), out);
                out.push(close.to_owned());
            }
            TokenTree::Punct(punct) => {
                is_joint = punct.spacing() == Spacing::Joint;
                match out.last_mut() {
                    Some(last) if continues => last.push(punct.as_char()),
                    _ => out.push(punct.as_char().to_string()),
                }
            }
            token => out.push(token.to_string()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_capacity_takes_the_place_of_every_other_one() {
        assert_eq!(wrapped("BufReader", Some(65536)).0, "BufReader::with_capacity(65536, ");
        assert_eq!(wrapped("BufReader", Some(USUAL_CAPACITY)), wrapped("BufReader", None));
        assert_eq!(mapped("BufReader", Some(65536)), ".map(|inner| BufReader::with_capacity(65536, inner))");
        assert_eq!(over_stdout("BufWriter", Some(65536)).0, "BufWriter::with_capacity(65536, ");
        assert_eq!(over_stdout("BufWriter", None).0, "BufWriter::with_capacity(32 * 1024, ");
        assert_eq!(
            past_stdout("BufWriter", "File", Some(65536)).0,
            "BufWriter::with_capacity(65536, File::from("
        );
    }

    #[test]
    fn spaces_stand_as_rustfmt_puts_them() {
        let writer = name("r#type");
        let wrapper = name("io::BufWriter");
        assert_eq!(spelled(quote!(let _ = #writer.flush();)), "let _ = r#type.flush();");
        assert_eq!(with(".unwrap( )", |own| quote!(#writer.flush() #own;)), "r#type.flush().unwrap( );");
        assert_eq!(
            around(|own| quote!(#wrapper::with_capacity(32 * 1024, #own.lock()))),
            ("io::BufWriter::with_capacity(32 * 1024, ".to_owned(), ".lock())".to_owned())
        );
        assert_eq!(
            past_stdout("BufWriter", "fs::File", None),
            (
                "BufWriter::with_capacity(32 * 1024, fs::File::from(".to_owned(),
                ".as_fd().try_clone_to_owned()?))".to_owned()
            )
        );
        assert_eq!(
            with("f()?", |own| quote!(let mut #writer = #wrapper::new(#own);)),
            "let mut r#type = io::BufWriter::new(f()?);"
        );
        assert_eq!(spelled(quote!(.and_then(|()| out.flush()))), ".and_then(|()| out.flush())");
        assert_eq!(around(|own| quote!(&mut #wrapper::new(#own))).0, "&mut io::BufWriter::new(");
    }
}
