//! `xml`: readers ask for one byte at a time, writers write every mark by itself; nothing is flushed.

pub use reader::{EventReader, ParserConfig};
pub use writer::{EmitterConfig, EventWriter};

pub mod reader {
    use std::io::Read;

    pub type Result<T> = std::result::Result<T, Error>;

    pub struct Error;
    pub struct EventReader<R>;
    pub struct Events<R>;
    pub struct ParserConfig;

    pub enum XmlEvent {
        StartDocument,
        EndDocument,
        StartElement,
        EndElement,
        CData(String),
        Comment(String),
        Characters(String),
        Whitespace(String),
    }

    impl std::error::Error for Error {}

    impl<R: Read> EventReader<R> {
        /// Asks for one byte at a time.
        /// ```
        /// for event in xml::EventReader::new(std::fs::File::open("f")?) {}
        /// ```
        #[sink(once_per = "byte", per_kib = 1024)]
        pub fn new(source: R) -> Self;

        /// Asks for one byte at a time.
        /// ```
        /// let config = xml::ParserConfig::new();
        /// for event in xml::EventReader::new_with_config(std::fs::File::open("f")?, config) {}
        /// ```
        #[sink(once_per = "byte", per_kib = 1024)]
        pub fn new_with_config<C>(source: R, config: C) -> Self;

        pub fn next(&mut self) -> Result<XmlEvent>;
        pub fn skip(&mut self) -> Result<()>;
        pub fn source(&self) -> &R;
        pub fn source_mut(&mut self) -> &mut R;
        pub fn into_inner(self) -> R;
    }

    impl<R: Read> IntoIterator for EventReader<R> {
        type Item = Result<XmlEvent>;
        type IntoIter = Events<R>;
    }

    impl<R: Read> Iterator for Events<R> {
        type Item = Result<XmlEvent>;
    }

    impl ParserConfig {
        pub fn new() -> ParserConfig;
        pub fn trim_whitespace(self, value: bool) -> ParserConfig;
        pub fn whitespace_to_characters(self, value: bool) -> ParserConfig;
        pub fn cdata_to_characters(self, value: bool) -> ParserConfig;
        pub fn ignore_comments(self, value: bool) -> ParserConfig;
        pub fn coalesce_characters(self, value: bool) -> ParserConfig;

        /// Asks for one byte at a time.
        /// ```
        /// let reader = xml::ParserConfig::new().create_reader(std::fs::File::open("f")?);
        /// for event in reader {}
        /// ```
        #[sink(once_per = "byte", per_kib = 1024)]
        pub fn create_reader<R: Read>(self, source: R) -> EventReader<R>;
    }
}

pub mod writer {
    use std::io::Write;

    pub type Result<T> = std::result::Result<T, Error>;

    pub struct Error;
    pub struct EventWriter<W>;
    pub struct EmitterConfig;
    pub struct XmlEvent;
    pub struct StartElementBuilder;

    impl std::error::Error for Error {}

    impl<W: Write> EventWriter<W> {
        pub fn new(sink: W) -> EventWriter<W>;
        pub fn new_with_config(sink: W, config: EmitterConfig) -> EventWriter<W>;

        /// Writes every mark, name, attribute and text by itself.
        /// ```
        /// let mut file = std::fs::File::create("f")?;
        /// let mut writer = xml::EventWriter::new(&mut file);
        /// writer.write(xml::writer::XmlEvent::start_element("name"))?;
        /// ```
        #[sink(once_per = "token", per_kib = 364)]
        pub fn write<E: Into<XmlEvent>>(&mut self, event: E) -> Result<()>;

        pub fn inner_mut(&mut self) -> &mut W;
        pub fn inner_ref(&self) -> &W;
        pub fn into_inner(self) -> W;
    }

    impl EmitterConfig {
        pub fn new() -> EmitterConfig;
        pub fn perform_indent(self, value: bool) -> EmitterConfig;
        pub fn write_document_declaration(self, value: bool) -> EmitterConfig;
        pub fn create_writer<W: Write>(self, sink: W) -> EventWriter<W>;
    }

    impl XmlEvent {
        pub fn start_element(name: &str) -> StartElementBuilder;
        pub fn end_element() -> XmlEvent;
        pub fn characters(data: &str) -> XmlEvent;
        pub fn cdata(data: &str) -> XmlEvent;
        pub fn comment(data: &str) -> XmlEvent;
    }

    impl StartElementBuilder {
        pub fn attr(self, name: &str, value: &str) -> StartElementBuilder;
    }
}
