//! `quick_xml`: readers want a buffer, writers write every mark by itself; nothing is flushed.

pub use errors::{Error, Result};
pub use reader::Reader;
pub use writer::Writer;

pub mod errors {
    pub type Result<T> = std::result::Result<T, Error>;

    pub struct Error;

    impl std::error::Error for Error {}
    impl From<std::io::Error> for Error {}
}

pub mod events {
    pub struct BytesStart;
    pub struct BytesEnd;
    pub struct BytesText;
    pub struct BytesCData;
    pub struct BytesDecl;
    pub struct BytesPI;

    pub enum Event {
        Start(BytesStart),
        End(BytesEnd),
        Empty(BytesStart),
        Text(BytesText),
        CData(BytesCData),
        Comment(BytesText),
        Decl(BytesDecl),
        PI(BytesPI),
        DocType(BytesText),
        Eof,
    }

    impl BytesStart {
        pub fn new<C: Into<String>>(name: C) -> Self;
        pub fn to_end(&self) -> BytesEnd;
        pub fn push_attribute<A>(&mut self, attr: A);
        pub fn with_attributes<I: IntoIterator>(self, attributes: I) -> Self;
    }

    impl BytesEnd {
        pub fn new<C: Into<String>>(name: C) -> Self;
    }

    impl BytesText {
        pub fn new(content: &str) -> Self;
        pub fn from_escaped<C: Into<String>>(content: C) -> Self;
    }

    impl BytesDecl {
        pub fn new(version: &str, encoding: Option<&str>, standalone: Option<&str>) -> Self;
    }
}

pub mod reader {
    use std::fs::File;
    use std::io::{BufRead, BufReader};
    use std::path::Path;

    use quick_xml::Result;
    use quick_xml::events::Event;

    pub struct Reader<R>;

    impl<R> Reader<R> {
        pub fn from_reader(reader: R) -> Self;
        pub fn into_inner(self) -> R;
        pub fn get_ref(&self) -> &R;
        pub fn get_mut(&mut self) -> &mut R;
    }

    impl Reader<BufReader<File>> {
        pub fn from_file<P: AsRef<Path>>(path: P) -> Result<Self>;
    }

    impl Reader<&[u8]> {
        pub fn from_str(s: &str) -> Self;
        pub fn read_event(&mut self) -> Result<Event>;
    }

    impl<R: BufRead> Reader<R> {
        pub fn read_event_into(&mut self, buf: &mut Vec<u8>) -> Result<Event>;
    }
}

pub mod writer {
    use std::io::{Result, Write};

    use quick_xml::events::{BytesCData, BytesPI, BytesText, Event};

    /// Passes every piece on as it comes, and does nothing when it is dropped.
    #[forwards]
    pub struct Writer<W>;
    pub struct ElementWriter<W>;

    impl<W> Writer<W> {
        pub fn new(inner: W) -> Writer<W>;
        pub fn new_with_indent(inner: W, indent_char: u8, indent_size: usize) -> Writer<W>;
        pub fn into_inner(self) -> W;
        pub fn get_mut(&mut self) -> &mut W;
        pub fn get_ref(&self) -> &W;
        pub fn create_element<N>(&mut self, name: N) -> ElementWriter<W>;
    }

    impl<W: Write> Writer<W> {
        pub fn write_bom(&mut self) -> Result<()>;

        /// Writes every mark, name, attribute and text by itself.
        /// ```
        /// let mut file = std::fs::File::create("f")?;
        /// let text = quick_xml::events::BytesText::new("text");
        /// let mut writer = quick_xml::Writer::new(&mut file);
        /// writer.write_event(quick_xml::events::Event::Text(text))?;
        /// ```
        #[sink(once_per = "token", per_kib = 280)]
        pub fn write_event<E: Into<Event>>(&mut self, event: E) -> Result<()>;

        /// Writes the line end and the indent by themselves.
        /// ```
        /// let mut file = std::fs::File::create("f")?;
        /// quick_xml::Writer::new_with_indent(&mut file, b' ', 2).write_indent()?;
        /// ```
        #[sink(once_per = "token")]
        pub fn write_indent(&mut self) -> Result<()>;
    }

    impl<W> ElementWriter<W> {
        pub fn with_attribute<I>(self, attr: I) -> Self;
        pub fn with_attributes<I: IntoIterator>(self, attributes: I) -> Self;
        pub fn new_line(self) -> Self;
    }

    impl<W: Write> ElementWriter<W> {
        /// Writes every mark, name, attribute and text by itself.
        /// ```
        /// let mut file = std::fs::File::create("f")?;
        /// let text = quick_xml::events::BytesText::new("text");
        /// let mut writer = quick_xml::Writer::new(&mut file);
        /// writer.create_element("name").write_text_content(text)?;
        /// ```
        #[sink(once_per = "token", per_kib = 322)]
        pub fn write_text_content(self, text: BytesText) -> Result<&mut Writer<W>>;

        /// Writes every mark, name, attribute and text by itself.
        /// ```
        /// let mut file = std::fs::File::create("f")?;
        /// let text = quick_xml::events::BytesCData::new("text");
        /// let mut writer = quick_xml::Writer::new(&mut file);
        /// writer.create_element("name").write_cdata_content(text)?;
        /// ```
        #[sink(once_per = "token", per_kib = 232.5)]
        pub fn write_cdata_content(self, text: BytesCData) -> Result<&mut Writer<W>>;

        pub fn write_pi_content(self, pi: BytesPI) -> Result<&mut Writer<W>>;

        /// Writes every mark, name and attribute by itself.
        /// ```
        /// let mut file = std::fs::File::create("f")?;
        /// let mut writer = quick_xml::Writer::new(&mut file);
        /// writer.create_element("name").write_empty()?;
        /// ```
        #[sink(once_per = "token", per_kib = 232.5)]
        pub fn write_empty(self) -> Result<&mut Writer<W>>;

        /// Writes every mark, name and attribute by itself.
        /// ```
        /// let mut file = std::fs::File::create("f")?;
        /// let mut writer = quick_xml::Writer::new(&mut file);
        /// writer.create_element("name").write_inner_content(|_| std::io::Result::Ok(()))?;
        /// ```
        #[sink(once_per = "token", per_kib = 232.5)]
        pub fn write_inner_content<F: FnOnce(&mut Writer<W>) -> Result<()>>(
            self,
            closure: F,
        ) -> Result<&mut Writer<W>>;
    }
}

pub mod de {
    use std::io::BufRead;

    use serde::de::DeserializeOwned;

    pub struct DeError;

    impl std::error::Error for DeError {}

    pub fn from_str<T: serde::Deserialize>(s: &str) -> Result<T, DeError>;
    pub fn from_reader<R: BufRead, T: DeserializeOwned>(reader: R) -> Result<T, DeError>;
}

pub mod se {
    use serde::Serialize;

    pub struct SeError;
    pub struct WriteResult;

    impl std::error::Error for SeError {}

    pub fn to_writer<W: std::fmt::Write, T: Serialize>(writer: W, value: &T) -> Result<WriteResult, SeError>;

    /// Writes all in a few large blocks.
    #[buffers]
    pub fn to_utf8_io_writer<W: std::io::Write, T: Serialize>(
        writer: W,
        value: &T,
    ) -> Result<WriteResult, SeError>;

    pub fn to_string<T: Serialize>(value: &T) -> Result<String, SeError>;
}
