//! The stubs of a run before they are read: those that come with buffix, and those that its user wrote.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use smol_str::SmolStr;

use super::lowered::{Lowered, Mistake};
use super::stub_words::{Handles, handles_of, words_of};
use super::stubs::{BuiltIn, HANDLES, STUBS};
use super::{Stub, StubError};

/// The text of a stub and the module it describes.
#[derive(Debug)]
pub struct StubText {
    /// `std::io`.
    pub module: Cow<'static, str>,
    pub text: SmolStr,
    /// The user's file; `None` for what comes with buffix.
    pub file: Option<PathBuf>,
    /// What it says, as the build script stored it.
    stored: Option<&'static [u8]>,
    /// What it says, once somebody has asked.
    read: OnceLock<Result<Arc<Stub>, StubError>>,
}

impl StubText {
    pub fn new(module: Cow<'static, str>, text: SmolStr, file: Option<PathBuf>) -> Self {
        Self { module, text, file, stored: None, read: OnceLock::new() }
    }

    /// What it says.
    ///
    /// # Errors
    /// It does not parse, or carries an attribute outside the vocabulary.
    pub fn stub(&self) -> Result<Arc<Stub>, StubError> {
        self.read.get_or_init(|| self.lowered().map(|it| Arc::new(self.with(it)))).clone()
    }

    fn lowered(&self) -> Result<Lowered, StubError> {
        let stored = self.stored.and_then(|it| Lowered::from_bytes(it, &self.text).ok());
        let fail = |Mistake { line, what }| StubError {
            module: SmolStr::new(&self.module),
            file: self.file.clone(),
            line: Some(line),
            what,
        };
        stored.map_or_else(|| Lowered::of(&self.text).map_err(fail), Ok)
    }

    fn with(&self, Lowered { items, types, funcs }: Lowered) -> Stub {
        Stub {
            module: SmolStr::new(&self.module),
            file: self.file.clone(),
            text: self.text.clone(),
            items: Arc::new(items),
            types,
            funcs,
        }
    }
}

/// Each module once.
#[derive(Debug)]
pub struct StubTexts(pub(super) Vec<StubText>);

impl StubTexts {
    /// Those that come with buffix.
    pub fn built_in() -> Self {
        let text = |it: &BuiltIn| StubText {
            stored: Some(it.lowered),
            ..StubText::new(it.module.into(), SmolStr::new_static(it.text), None)
        };
        Self(STUBS.iter().map(text).collect())
    }

    /// Those that come with buffix and the user's; one of a crate that buffix describes takes the place of that.
    /// The name of a file is that of the crate it describes.
    ///
    /// # Errors
    /// The first file that cannot be read, or whose name is that of no crate or of two files.
    pub fn with(files: &[PathBuf]) -> Result<Self, StubError> {
        let mut texts = Self::built_in();
        let mut own: BTreeSet<String> = BTreeSet::new();
        for file in files {
            let stub = read(file)?;
            if !own.insert(stub.module.to_string()) {
                return Err(StubError::of_file(
                    file,
                    format!("a second stub of `{}`; put both into one file", stub.module),
                ));
            }
            texts.0.retain(|it| it.module.split("::").next() != Some(&stub.module));
            texts.0.push(stub);
        }
        Ok(texts)
    }

    pub fn iter(&self) -> impl Iterator<Item = &StubText> {
        self.0.iter()
    }

    /// Those of one crate, module by module.
    pub fn of_crate(&self, krate: &str) -> impl Iterator<Item = &StubText> {
        self.iter().filter(move |it| it.module.split("::").next() == Some(krate))
    }

    /// What tells a Rust file that uses what is described, as paths and imports spell it.
    pub fn words(&self) -> Vec<String> {
        let (own, built_in): (Vec<&StubText>, Vec<&StubText>) = self.iter().partition(|it| it.file.is_some());
        let described: BTreeSet<&str> = built_in.iter().map(|it| &*it.module).collect();
        let of_built_in = STUBS.iter().filter(|it| described.contains(it.module)).flat_map(|it| it.words);
        let handles: Handles<'_> =
            own.iter().flat_map(|it| handles_of(&it.text)).chain(HANDLES.iter().copied()).collect();
        let of_own = own.iter().flat_map(|it| words_of(&it.module, &it.text, &handles));
        of_built_in.map(|it| (*it).to_owned()).chain(of_own).collect()
    }

    /// The crates that are described, `std` left out.
    pub fn crates(&self) -> BTreeSet<&str> {
        self.iter().filter_map(|it| it.module.split("::").next()).filter(|it| *it != "std").collect()
    }
}

#[expect(clippy::disallowed_methods, reason = "what `--catalogue` names is no file of the project")]
fn read(file: &Path) -> Result<StubText, StubError> {
    let stem = file.file_stem().map(|it| it.to_string_lossy().replace('-', "_")).unwrap_or_default();
    let is_name = stem.starts_with(|it: char| it.is_alphabetic() || it == '_')
        && stem.chars().all(|it| it.is_alphanumeric() || it == '_');
    if !is_name || stem == "std" {
        let what = "a stub is named as the crate that it describes: `serde_json.rs`";
        return Err(StubError::of_file(file, what.to_owned()));
    }
    let text = std::fs::read_to_string(file).map_err(|error| {
        StubError::of_file(file, format!("cannot be read ({error}); name a stub that is there"))
    })?;
    Ok(StubText::new(stem.into(), text.into(), Some(file.to_owned())))
}
