//! Compiles every stub in, with the words that tell of it: what no run can change, no run has to find out.
#![expect(
    clippy::disallowed_methods,
    reason = "a build script reads and writes for cargo, before there are stages"
)]

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

#[path = "src/catalogue/stub_words.rs"]
mod stub_words;

use stub_words::{Handles, handles_of, words_of};

const STUBS: &str = "src/catalogue/stubs";

struct Stub {
    /// `std::io`.
    module: String,
    file: PathBuf,
    text: String,
}

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed={STUBS}");
    println!("cargo::rerun-if-changed=src/catalogue/stub_words.rs");
    let mut stubs = Vec::new();
    read_below(Path::new(STUBS), &mut stubs)?;
    stubs.sort_by(|a, b| a.module.cmp(&b.module));
    let folder = env::var_os("OUT_DIR").map(PathBuf::from).ok_or(io::ErrorKind::NotFound)?;
    fs::write(folder.join("stubs.rs"), code(&stubs))
}

fn read_below(folder: &Path, stubs: &mut Vec<Stub>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let file = entry?.path();
        if file.is_dir() {
            read_below(&file, stubs)?;
        } else {
            let text = fs::read_to_string(&file)?;
            stubs.push(Stub { module: module_of(&file), file, text });
        }
    }
    Ok(())
}

/// `std::io`, for `src/catalogue/stubs/std/io.rs`.
fn module_of(file: &Path) -> String {
    let name = file.strip_prefix(STUBS).unwrap_or(file).with_extension("");
    name.iter().map(|it| it.to_string_lossy()).collect::<Vec<_>>().join("::")
}

fn code(stubs: &[Stub]) -> String {
    let handles: Handles<'_> = stubs.iter().flat_map(|it| handles_of(&it.text)).collect();
    let mut code = String::from("/// Sorted by module.\npub const STUBS: &[BuiltIn] = &[\n");
    for Stub { module, file, text } in stubs {
        let file = file.to_string_lossy();
        let words = words_of(module, text, &handles);
        let _ = writeln!(
            code,
            "    BuiltIn {{ module: {module:?}, \
             text: include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/\", {file:?})), words: &{words:?} }},"
        );
    }
    let mut handles: Vec<&str> = handles.into_iter().collect();
    handles.sort_unstable();
    let _ =
        writeln!(code, "];\n\n/// The types that are handles.\npub const HANDLES: &[&str] = &{handles:?};");
    code
}
