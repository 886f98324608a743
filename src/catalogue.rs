//! What is unbuffered, what each call costs and what cures it, as stubs in Rust syntax.
//! The stubs are read like any other file and never compiled.

use std::collections::BTreeSet;
use std::fmt;

use rayon::prelude::*;
use smol_str::SmolStr;

use crate::file::{self, Edition};
use crate::items::{Bodies, Items};
use crate::marks::{mark_func, mark_type};

pub use crate::marks::{Direction, FuncMarks, OncePer, RepeatsMark, TypeMarks};

/// All that is known before any user code is read.
#[derive(Debug, Default)]
pub struct Catalogue {
    pub stubs: Vec<Stub>,
}

/// A module of a crate as its stub describes it.
#[derive(Debug)]
pub struct Stub {
    /// `std::io`.
    pub module: SmolStr,
    pub items: Items,
    /// By place in `items.types`.
    pub types: Vec<(usize, TypeMarks)>,
    /// By place in `items.funcs`.
    pub funcs: Vec<(usize, FuncMarks)>,
}

/// What is wrong in a stub.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StubError {
    pub module: SmolStr,
    /// From 1.
    pub line: usize,
    pub what: String,
}

impl fmt::Display for StubError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "stub of {}, line {}: {}", self.module, self.line, self.what)
    }
}

impl std::error::Error for StubError {}

impl Catalogue {
    /// The stubs that come with buffix, those of std and of the crates that `is_wanted`.
    ///
    /// # Errors
    /// The first stub that does not parse or that carries an attribute outside the vocabulary.
    pub fn built_in(is_wanted: impl Fn(&str) -> bool + Sync) -> Result<Self, StubError> {
        let stubs = STUBS.par_iter().filter(|(module, _)| {
            let krate = module.split("::").next().unwrap_or(module);
            krate == "std" || is_wanted(krate)
        });
        Ok(Self { stubs: stubs.map(|(module, text)| load(module, text)).collect::<Result<_, _>>()? })
    }
}

/// The crates that have stubs, `std` left out.
pub fn crates() -> BTreeSet<&'static str> {
    STUBS.iter().filter_map(|(module, _)| module.split("::").next()).filter(|it| *it != "std").collect()
}

/// Reads one stub.
fn load(module: &str, text: &str) -> Result<Stub, StubError> {
    let fail = |offset: u32, what: String| StubError {
        module: SmolStr::new(module),
        line: text.bytes().take(offset as usize).filter(|&it| it == b'\n').count() + 1,
        what,
    };
    let tree = file::parse(text, Edition::Edition2024).map_err(|error| match error {
        file::ParseError::Syntax(offset) => fail(offset, "does not parse".to_owned()),
        file::ParseError::TooDeep => fail(0, "is nested too deeply".to_owned()),
    })?;
    let items = Items::of(&tree, Edition::Edition2024, Bodies::OfValues);
    let mut types = Vec::new();
    for (at, ty) in items.types.iter().enumerate() {
        let mut marks = TypeMarks::default();
        for attribute in &ty.attributes {
            mark_type(&mut marks, attribute).map_err(|what| fail(attribute.span.start, what))?;
        }
        if marks != TypeMarks::default() {
            types.push((at, marks));
        }
    }
    let mut funcs = Vec::new();
    for (at, func) in items.funcs.iter().enumerate() {
        let mut marks = FuncMarks::default();
        for attribute in &items.header(func).attributes {
            mark_func(&mut marks, attribute).map_err(|what| fail(attribute.span.start, what))?;
        }
        if marks != FuncMarks::default() {
            funcs.push((at, marks));
        }
    }
    Ok(Stub { module: SmolStr::new(module), items, types, funcs })
}

/// The stubs, sorted, each with the path of the module it describes.
pub const STUBS: &[(&str, &str)] = &[
    ("anyhow", include_str!("catalogue/anyhow.rs")),
    ("askama", include_str!("catalogue/askama.rs")),
    ("base64", include_str!("catalogue/base64.rs")),
    ("bincode", include_str!("catalogue/bincode.rs")),
    ("blake3", include_str!("catalogue/blake3.rs")),
    ("borsh", include_str!("catalogue/borsh.rs")),
    ("brotli", include_str!("catalogue/brotli.rs")),
    ("bson", include_str!("catalogue/bson.rs")),
    ("byteorder", include_str!("catalogue/byteorder.rs")),
    ("bzip2", include_str!("catalogue/bzip2.rs")),
    ("ciborium", include_str!("catalogue/ciborium.rs")),
    ("color_eyre", include_str!("catalogue/color_eyre.rs")),
    ("csv", include_str!("catalogue/csv.rs")),
    ("env_logger", include_str!("catalogue/env_logger.rs")),
    ("eyre", include_str!("catalogue/eyre.rs")),
    ("flate2", include_str!("catalogue/flate2.rs")),
    ("fs_err", include_str!("catalogue/fs_err.rs")),
    ("gif", include_str!("catalogue/gif.rs")),
    ("handlebars", include_str!("catalogue/handlebars.rs")),
    ("hound", include_str!("catalogue/hound.rs")),
    ("image", include_str!("catalogue/image.rs")),
    ("indicatif", include_str!("catalogue/indicatif.rs")),
    ("ini", include_str!("catalogue/ini.rs")),
    ("jpeg_decoder", include_str!("catalogue/jpeg_decoder.rs")),
    ("leb128", include_str!("catalogue/leb128.rs")),
    ("libflate", include_str!("catalogue/libflate.rs")),
    ("liblzma", include_str!("catalogue/liblzma.rs")),
    ("lz4_flex", include_str!("catalogue/lz4_flex.rs")),
    ("miette", include_str!("catalogue/miette.rs")),
    ("minijinja", include_str!("catalogue/minijinja.rs")),
    ("mio", include_str!("catalogue/mio.rs")),
    ("openat", include_str!("catalogue/openat.rs")),
    ("plist", include_str!("catalogue/plist.rs")),
    ("png", include_str!("catalogue/png.rs")),
    ("postcard", include_str!("catalogue/postcard.rs")),
    ("protobuf", include_str!("catalogue/protobuf.rs")),
    ("quick_xml", include_str!("catalogue/quick_xml.rs")),
    ("rand", include_str!("catalogue/rand.rs")),
    ("rand_core", include_str!("catalogue/rand_core.rs")),
    ("ratatui", include_str!("catalogue/ratatui.rs")),
    ("rmp", include_str!("catalogue/rmp.rs")),
    ("rmp_serde", include_str!("catalogue/rmp_serde.rs")),
    ("rmpv", include_str!("catalogue/rmpv.rs")),
    ("ron", include_str!("catalogue/ron.rs")),
    ("serde", include_str!("catalogue/serde.rs")),
    ("serde_cbor", include_str!("catalogue/serde_cbor.rs")),
    ("serde_json", include_str!("catalogue/serde_json.rs")),
    ("serde_yaml", include_str!("catalogue/serde_yaml.rs")),
    ("sha2", include_str!("catalogue/sha2.rs")),
    ("simplelog", include_str!("catalogue/simplelog.rs")),
    ("snafu", include_str!("catalogue/snafu.rs")),
    ("snap", include_str!("catalogue/snap.rs")),
    ("socket2", include_str!("catalogue/socket2.rs")),
    ("std::any", include_str!("catalogue/std/any.rs")),
    ("std::borrow", include_str!("catalogue/std/borrow.rs")),
    ("std::boxed", include_str!("catalogue/std/boxed.rs")),
    ("std::cell", include_str!("catalogue/std/cell.rs")),
    ("std::clone", include_str!("catalogue/std/clone.rs")),
    ("std::cmp", include_str!("catalogue/std/cmp.rs")),
    ("std::collections", include_str!("catalogue/std/collections.rs")),
    ("std::convert", include_str!("catalogue/std/convert.rs")),
    ("std::default", include_str!("catalogue/std/default.rs")),
    ("std::env", include_str!("catalogue/std/env.rs")),
    ("std::error", include_str!("catalogue/std/error.rs")),
    ("std::ffi", include_str!("catalogue/std/ffi.rs")),
    ("std::fmt", include_str!("catalogue/std/fmt.rs")),
    ("std::fs", include_str!("catalogue/std/fs.rs")),
    ("std::future", include_str!("catalogue/std/future.rs")),
    ("std::hash", include_str!("catalogue/std/hash.rs")),
    ("std::io", include_str!("catalogue/std/io.rs")),
    ("std::iter", include_str!("catalogue/std/iter.rs")),
    ("std::mem", include_str!("catalogue/std/mem.rs")),
    ("std::net", include_str!("catalogue/std/net.rs")),
    ("std::num", include_str!("catalogue/std/num.rs")),
    ("std::ops", include_str!("catalogue/std/ops.rs")),
    ("std::option", include_str!("catalogue/std/option.rs")),
    ("std::os::fd", include_str!("catalogue/std/os/fd.rs")),
    ("std::os::unix::fs", include_str!("catalogue/std/os/unix/fs.rs")),
    ("std::os::unix::io", include_str!("catalogue/std/os/unix/io.rs")),
    ("std::os::unix::net", include_str!("catalogue/std/os/unix/net.rs")),
    ("std::os::unix::process", include_str!("catalogue/std/os/unix/process.rs")),
    ("std::path", include_str!("catalogue/std/path.rs")),
    ("std::pin", include_str!("catalogue/std/pin.rs")),
    ("std::prelude", include_str!("catalogue/std/prelude.rs")),
    ("std::process", include_str!("catalogue/std/process.rs")),
    ("std::rc", include_str!("catalogue/std/rc.rs")),
    ("std::result", include_str!("catalogue/std/result.rs")),
    ("std::slice", include_str!("catalogue/std/slice.rs")),
    ("std::str", include_str!("catalogue/std/str.rs")),
    ("std::string", include_str!("catalogue/std/string.rs")),
    ("std::sync", include_str!("catalogue/std/sync.rs")),
    ("std::thread", include_str!("catalogue/std/thread.rs")),
    ("std::time", include_str!("catalogue/std/time.rs")),
    ("std::vec", include_str!("catalogue/std/vec.rs")),
    ("tar", include_str!("catalogue/tar.rs")),
    ("tempfile", include_str!("catalogue/tempfile.rs")),
    ("tera", include_str!("catalogue/tera.rs")),
    ("termcolor", include_str!("catalogue/termcolor.rs")),
    ("tokio", include_str!("catalogue/tokio.rs")),
    ("tracing_subscriber", include_str!("catalogue/tracing_subscriber.rs")),
    ("xml", include_str!("catalogue/xml.rs")),
    ("xz2", include_str!("catalogue/xz2.rs")),
    ("zip", include_str!("catalogue/zip.rs")),
    ("zstd", include_str!("catalogue/zstd.rs")),
];

/// What a stub may say about an item beyond its signature.
#[cfg(test)]
const ATTRIBUTES: [&str; 15] = [
    "buffers",
    "cure",
    "flushes",
    "forwards",
    "line_buffered",
    "live",
    "observes",
    "prints",
    "repeats",
    "runs",
    "seeks",
    "sink",
    "skips_drop",
    "unbuffered",
    "waits",
];

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::Path;

    use super::{ATTRIBUTES, STUBS};
    use crate::file::{AstNode, AstToken, Edition, SyntaxNode, ast, parse};

    /// An attribute of a stub, as text, with the lines of documentation above it.
    struct Attribute {
        name: String,
        arguments: String,
        docs: Vec<String>,
        shown: String,
    }

    fn docs(item: &SyntaxNode) -> Vec<String> {
        item.children_with_tokens()
            .filter_map(|it| ast::Comment::cast(it.into_token()?))
            .filter_map(|it| it.text().strip_prefix("///").map(|line| line.trim().to_owned()))
            .collect()
    }

    fn attributes(module: &str, text: &str) -> Vec<Attribute> {
        let file = parse(text, Edition::Edition2024).unwrap_or_else(|error| panic!("{module}: {error:?}"));
        let attributes = file.syntax().descendants().filter_map(ast::Attr::cast);
        attributes
            .map(|attr| {
                let written = attr.syntax().text().to_string();
                let inside = written.trim_start_matches("#[").trim_end_matches(']');
                let (name, arguments) = inside.split_once('(').unwrap_or((inside, ""));
                let item = attr.syntax().parent().expect("an attribute stands on an item");
                let signature = item.text().to_string();
                let signature = signature.lines().find(|it| it.contains("fn ") || it.contains("struct "));
                Attribute {
                    name: name.to_owned(),
                    arguments: arguments.trim_end_matches(')').to_owned(),
                    docs: docs(&item),
                    shown: format!("{module}: {written} {}", signature.unwrap_or_default().trim()),
                }
            })
            .collect()
    }

    fn all_attributes() -> impl Iterator<Item = Attribute> {
        STUBS.iter().flat_map(|(module, text)| attributes(module, text))
    }

    #[test]
    fn every_stub_is_listed_in_order() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/catalogue");
        let found: BTreeSet<String> = walkdir::WalkDir::new(&root)
            .into_iter()
            .filter_map(Result::ok)
            .filter(|it| it.file_type().is_file())
            .map(|it| {
                let path = it.path().strip_prefix(&root).expect("below the root").with_extension("");
                path.iter().map(|part| part.to_string_lossy()).collect::<Vec<_>>().join("::")
            })
            .collect();
        let listed: Vec<&str> = STUBS.iter().map(|(module, _)| *module).collect();
        assert_eq!(listed, Vec::from_iter(&found));
    }

    #[test]
    fn every_stub_parses_and_says_what_it_describes() {
        for (module, text) in STUBS {
            assert!(parse(text, Edition::Edition2024).is_ok(), "{module} does not parse");
            let name = module.rsplit("::").next().unwrap_or(module);
            let opening = text.lines().next().unwrap_or_default();
            assert!(opening.starts_with("//! `") && opening.contains(name), "{module} opens with {opening}");
        }
    }

    #[test]
    fn every_attribute_is_known_and_explained_in_one_sentence() {
        for attribute in all_attributes() {
            let Attribute { name, docs, shown, .. } = &attribute;
            assert!(ATTRIBUTES.contains(&name.as_str()), "{shown}: unknown attribute");
            let sentence: Vec<&str> =
                docs.iter().map(String::as_str).take_while(|it| !it.starts_with("```")).collect();
            assert!(sentence.len() == 1 && sentence[0].ends_with('.'), "{shown}: no sentence above it");
        }
    }

    #[test]
    fn every_sink_says_how_often_and_shows_an_example() {
        for Attribute { arguments, docs, shown, .. } in all_attributes().filter(|it| it.name == "sink") {
            for argument in arguments.split(", ") {
                let known = match argument.split_once(" = ") {
                    Some(("once_per", value)) => {
                        ["\"byte\"", "\"token\"", "\"fragment\"", "\"call\"", "\"block\""].contains(&value)
                    }
                    Some(("per_kib", value)) => value.parse::<f64>().is_ok_and(|it| it > 0.0),
                    Some(("of" | "before", value)) => value.starts_with('"') && value.ends_with('"'),
                    _ => ["to_end", "one_line"].contains(&argument),
                };
                assert!(known, "{shown}: `{argument}`");
            }
            assert!(arguments.starts_with("once_per = "), "{shown}: does not say how often");
            let fences: Vec<usize> = (0..docs.len()).filter(|&it| docs[it] == "```").collect();
            assert!(matches!(fences[..], [1, end] if end > 2), "{shown}: needs one example");
            assert_eq!(fences[1], docs.len() - 1, "{shown}: text after the example");
        }
    }
}
