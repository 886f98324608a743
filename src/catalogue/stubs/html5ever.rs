//! `html5ever`: writes every tag, attribute and character to be escaped in pieces.

pub use serialize::serialize;

pub mod serialize {
    use std::io::{Result, Write};

    pub struct SerializeOpts;
    pub trait Serialize {}

    /// Writes every tag and attribute in pieces, and text up to each character that is escaped.
    /// ```
    /// let page: markup5ever_rcdom::SerializableHandle = markup5ever_rcdom::RcDom::default().document.into();
    /// let file = std::fs::File::create("f")?;
    /// html5ever::serialize(file, &page, Default::default())?;
    /// ```
    #[sink(once_per = "token", per_kib = 447)]
    pub fn serialize<Wr: Write, T: Serialize>(writer: Wr, node: &T, opts: SerializeOpts) -> Result<()>;
}
