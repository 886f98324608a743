//! `midly`: writes the header, and then each track in one piece; nothing is flushed.

pub struct Header;
pub struct Smf;

impl Smf {
    pub fn new(header: Header) -> Self;
    pub fn parse(raw: &[u8]) -> Result<Self, Error>;

    /// Writes the header, and then each track in one piece.
    /// ```
    /// let smf = midly::Smf::parse(&[])?;
    /// smf.write_std(std::fs::File::create("f")?)?;
    /// ```
    #[buffers]
    pub fn write_std<W: std::io::Write>(&self, out: W) -> std::io::Result<()>;

    pub fn save<P: AsRef<std::path::Path>>(&self, path: P) -> std::io::Result<()>;
}

pub struct Error;

impl std::error::Error for Error {}
