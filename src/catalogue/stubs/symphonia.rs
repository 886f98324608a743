//! `symphonia`: a stream has a buffer of its own, which grows to 32 KiB a read.

pub mod core {
    pub mod io {
        use std::io::{Read, Seek};

        pub trait MediaSource: Read + Seek {}

        impl MediaSource for std::fs::File {}

        pub struct MediaSourceStreamOptions;
        pub struct ReadOnlySource<R>;

        impl Default for MediaSourceStreamOptions {}
        impl<R: Read> MediaSource for ReadOnlySource<R> {}

        impl<R: Read> ReadOnlySource<R> {
            pub fn new(inner: R) -> Self;
        }

        /// Reads up to 32 KiB at a time.
        #[buffers]
        pub struct MediaSourceStream;

        impl MediaSourceStream {
            /// Reads up to 32 KiB at a time.
            /// ```
            /// use symphonia::core::io::MediaSourceStream;
            /// let file = Box::new(std::fs::File::open("f")?);
            /// let stream = MediaSourceStream::new(file, Default::default());
            /// ```
            #[buffers]
            pub fn new(source: Box<dyn MediaSource>, options: MediaSourceStreamOptions) -> Self;
        }

        impl Read for MediaSourceStream {}
        impl Seek for MediaSourceStream {}
    }
}
