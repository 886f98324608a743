//! `libflate`: decoders ask for one byte at a time, encoders write every code by itself.

pub mod finish {
    pub struct Finish<T, E>;

    impl<T, E> Finish<T, E> {
        pub fn unwrap(self) -> (T, Option<E>);
        pub fn into_result(self) -> Result<T, E>;
        pub fn as_result(&self) -> Result<&T, &E>;
    }
}

pub mod gzip {
    use std::io::{Error, Read, Result, Write};

    use libflate::finish::Finish;

    pub struct Decoder<R>;
    pub struct Encoder<W>;

    impl<R: Read> Decoder<R> {
        /// Asks for one byte at a time.
        /// ```
        /// let decoder = libflate::gzip::Decoder::new(std::fs::File::open("f")?)?;
        /// let text = std::io::read_to_string(decoder)?;
        /// ```
        #[sink(once_per = "byte", per_kib = 1024)]
        pub fn new(inner: R) -> Result<Self>;

        pub fn as_inner_ref(&self) -> &R;
        pub fn as_inner_mut(&mut self) -> &mut R;
        pub fn into_inner(self) -> R;
    }

    impl<R: Read> Read for Decoder<R> {}

    pub struct MultiDecoder<R>;

    impl<R: Read> MultiDecoder<R> {
        /// Asks for one byte at a time.
        /// ```
        /// let decoder = libflate::gzip::MultiDecoder::new(std::fs::File::open("f")?)?;
        /// let text = std::io::read_to_string(decoder)?;
        /// ```
        #[sink(once_per = "byte")]
        pub fn new(inner: R) -> Result<Self>;

        pub fn into_inner(self) -> R;
    }

    impl<R: Read> Read for MultiDecoder<R> {}

    impl<W: Write> Encoder<W> {
        /// Writes every code by itself.
        /// ```
        /// let mut file = std::fs::File::create("f")?;
        /// let mut encoder = libflate::gzip::Encoder::new(&mut file)?;
        /// std::io::Write::write_all(&mut encoder, b"text")?;
        /// encoder.finish().into_result()?;
        /// ```
        #[sink(once_per = "token", per_kib = 512)]
        pub fn new(inner: W) -> Result<Self>;

        /// Ends the stream, flushes the inner writer and reports whether that worked.
        #[flushes]
        pub fn finish(self) -> Finish<W, Error>;

        pub fn as_inner_ref(&self) -> &W;
        pub fn as_inner_mut(&mut self) -> &mut W;
        pub fn into_inner(self) -> W;
    }

    impl<W: Write> Write for Encoder<W> {}
}

pub mod zlib {
    use std::io::{Error, Read, Result, Write};

    use libflate::finish::Finish;

    pub struct Decoder<R>;
    pub struct Encoder<W>;

    impl<R: Read> Decoder<R> {
        /// Asks for one byte at a time.
        /// ```
        /// let decoder = libflate::zlib::Decoder::new(std::fs::File::open("f")?)?;
        /// let text = std::io::read_to_string(decoder)?;
        /// ```
        #[sink(once_per = "byte")]
        pub fn new(inner: R) -> Result<Self>;

        pub fn as_inner_ref(&self) -> &R;
        pub fn as_inner_mut(&mut self) -> &mut R;
        pub fn into_inner(self) -> R;
    }

    impl<R: Read> Read for Decoder<R> {}

    impl<W: Write> Encoder<W> {
        /// Writes every code by itself.
        /// ```
        /// let mut file = std::fs::File::create("f")?;
        /// let mut encoder = libflate::zlib::Encoder::new(&mut file)?;
        /// std::io::Write::write_all(&mut encoder, b"text")?;
        /// encoder.finish().into_result()?;
        /// ```
        #[sink(once_per = "token")]
        pub fn new(inner: W) -> Result<Self>;

        pub fn finish(self) -> Finish<W, Error>;

        pub fn as_inner_ref(&self) -> &W;
        pub fn as_inner_mut(&mut self) -> &mut W;
        pub fn into_inner(self) -> W;
    }

    impl<W: Write> Write for Encoder<W> {}
}

pub mod deflate {
    use std::io::{Error, Read, Write};

    use libflate::finish::Finish;

    pub struct Decoder<R>;
    pub struct Encoder<W>;

    impl<R: Read> Decoder<R> {
        /// Asks for one byte at a time.
        /// ```
        /// let decoder = libflate::deflate::Decoder::new(std::fs::File::open("f")?);
        /// let text = std::io::read_to_string(decoder)?;
        /// ```
        #[sink(once_per = "byte")]
        pub fn new(inner: R) -> Self;

        pub fn as_inner_ref(&self) -> &R;
        pub fn as_inner_mut(&mut self) -> &mut R;
        pub fn into_inner(self) -> R;
    }

    impl<R: Read> Read for Decoder<R> {}

    impl<W: Write> Encoder<W> {
        /// Writes every code by itself.
        /// ```
        /// let mut file = std::fs::File::create("f")?;
        /// let mut encoder = libflate::deflate::Encoder::new(&mut file);
        /// std::io::Write::write_all(&mut encoder, b"text")?;
        /// encoder.finish().into_result()?;
        /// ```
        #[sink(once_per = "token")]
        pub fn new(inner: W) -> Self;

        pub fn finish(self) -> Finish<W, Error>;

        pub fn as_inner_ref(&self) -> &W;
        pub fn as_inner_mut(&mut self) -> &mut W;
        pub fn into_inner(self) -> W;
    }

    impl<W: Write> Write for Encoder<W> {}
}
