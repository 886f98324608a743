//! `object`: what is written is passed on in the pieces of its headers, unless it goes into a vector.

pub enum BinaryFormat {
    Coff,
    Elf,
    MachO,
    Pe,
    Wasm,
    Xcoff,
}

pub enum Architecture {
    Aarch64,
    I386,
    X86_64,
    Wasm32,
}

pub enum Endianness {
    Little,
    Big,
}

pub mod write {
    use std::io::Write;

    use object::{Architecture, BinaryFormat, Endianness};

    pub struct Object;
    /// Passes every piece on as it comes, and does nothing when it is dropped.
    #[forwards]
    pub struct StreamingBuffer<W>;

    impl Object {
        pub fn new(format: BinaryFormat, architecture: Architecture, endian: Endianness) -> Object;
        pub fn write(&self) -> Result<Vec<u8>, Box<dyn std::error::Error>>;

        /// Writes every header, symbol and section by itself, and flushes at the end.
        /// ```
        /// let (format, machine) = (object::BinaryFormat::Elf, object::Architecture::X86_64);
        /// let code = object::write::Object::new(format, machine, object::Endianness::Little);
        /// let file = std::fs::File::create("f")?;
        /// code.write_stream(file)?;
        /// ```
        #[flushes]
        #[sink(once_per = "token", per_kib = 24.1)]
        pub fn write_stream<W: Write>(&self, w: W) -> Result<(), Box<dyn std::error::Error>>;
    }

    impl<W: Write> StreamingBuffer<W> {
        /// Passes every piece on by itself, whatever its name says.
        /// ```
        /// let file = std::fs::File::create("f")?;
        /// let mut buffer = object::write::StreamingBuffer::new(file);
        /// object::write::WritableBuffer::write_bytes(&mut buffer, &[1, 2]);
        /// buffer.result()?;
        /// ```
        #[sink(once_per = "token", per_kib = 64)]
        pub fn new(writer: W) -> Self;

        pub fn into_inner(self) -> W;
        pub fn result(&mut self) -> std::io::Result<()>;
    }

    pub trait WritableBuffer {
        fn len(&self) -> usize;
        fn reserve(&mut self, size: usize) -> Result<(), ()>;
        fn resize(&mut self, new_len: usize);
        fn write_bytes(&mut self, val: &[u8]);
    }

    impl<W: Write> WritableBuffer for StreamingBuffer<W> {}
}
