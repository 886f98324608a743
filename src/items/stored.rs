//! How what a file declares is stored where it is lowered before any run: without its text and without bodies, and the
//! headers of its functions apart, since most are never asked for.

use smol_str::SmolStr;

use super::{Func, Header, Items};
use crate::file::Edition;

/// The header of each function in their order, each as bytes of its own; empty where none are stored.
pub type Headers = &'static [u8];

impl Items {
    /// What is stored beside the items.
    ///
    /// # Errors
    /// Never, for what was lowered.
    pub fn headers(&self) -> postcard::Result<Vec<u8>> {
        let headers = self.funcs.iter().map(|it| postcard::to_allocvec(self.header(it)));
        postcard::to_allocvec(&headers.collect::<Result<Vec<_>, _>>()?)
    }

    /// Stored items with what is not stored in them: the text that they were lowered from, and the headers.
    pub fn beside(self, text: SmolStr, edition: Edition, headers: Headers) -> Self {
        Self { text, edition, headers, ..self }
    }

    pub(super) fn stored_header(&self, func: &Func) -> Option<Header> {
        let headers: Vec<&[u8]> =
            (!self.headers.is_empty()).then(|| postcard::from_bytes(self.headers).ok())??;
        let at = self.funcs.binary_search_by_key(&func.span.start, |it| it.span.start).ok()?;
        postcard::from_bytes(headers.get(at)?).ok()
    }
}

/// Until the items are put beside their text.
pub(super) fn edition() -> Edition {
    Edition::LATEST
}
