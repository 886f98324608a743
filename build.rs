//! Compiles every stub in, with what it says and the words that tell of it: what no run can change, no run has to find
//! out.
#![expect(
    clippy::disallowed_methods,
    reason = "a build script reads and writes for cargo, before there are stages"
)]

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

// The stages that lower a stub, for stubs and for whatever a user wrote.
#[path = "src"]
#[expect(dead_code, unused_imports, reason = "the program asks more of its stages")]
mod stages {
    pub mod file;
    pub mod discover {
        mod problem;
        mod version;

        pub use problem::{Problem, ProblemKind};
        pub use version::Version;
    }
    pub mod items;
    pub mod marks;
    pub mod catalogue {
        pub mod lowered;
        pub mod stub_words;
    }
}

use smol_str::SmolStr;

use stages::catalogue::lowered::{Lowered, Mistake};
use stages::catalogue::stub_words::{Handles, handles_of, words_of};
use stages::{discover, file, items, marks};

const STUBS: &str = "src/catalogue/stubs";

struct Stub {
    /// `std::io`.
    module: String,
    file: PathBuf,
    text: SmolStr,
}

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed={STUBS}");
    let mut stubs = Vec::new();
    read_below(Path::new(STUBS), &mut stubs)?;
    stubs.sort_by(|a, b| a.module.cmp(&b.module));
    let folder = env::var_os("OUT_DIR").map(PathBuf::from).ok_or(io::ErrorKind::NotFound)?;
    for (at, stub) in stubs.iter().enumerate() {
        match Lowered::of(&stub.text) {
            Ok(lowered) => fs::write(folder.join(stored(at)), lowered.to_bytes().map_err(io::Error::other)?)?,
            Err(Mistake { line, what }) => println!("cargo::error={}:{line}: {what}", stub.file.display()),
        }
    }
    fs::write(folder.join("stubs.rs"), code(&stubs))
}

/// The file of what a stub says, by its place among the stubs.
fn stored(at: usize) -> String {
    format!("stub_{at}.bin")
}

fn read_below(folder: &Path, stubs: &mut Vec<Stub>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let file = entry?.path();
        if file.is_dir() {
            read_below(&file, stubs)?;
        } else {
            let text = fs::read_to_string(&file)?.into();
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
    for (at, Stub { module, file, text }) in stubs.iter().enumerate() {
        let (file, stored) = (file.to_string_lossy(), stored(at));
        let words = words_of(module, text, &handles);
        let _ = writeln!(
            code,
            "    BuiltIn {{ module: {module:?}, \
             text: include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/\", {file:?})), \
             lowered: include_bytes!(concat!(env!(\"OUT_DIR\"), \"/\", {stored:?})), words: &{words:?} }},"
        );
    }
    let mut handles: Vec<&str> = handles.into_iter().collect();
    handles.sort_unstable();
    let _ =
        writeln!(code, "];\n\n/// The types that are handles.\npub const HANDLES: &[&str] = &{handles:?};");
    code
}
