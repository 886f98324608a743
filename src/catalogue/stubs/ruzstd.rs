//! `ruzstd`: reads a block of up to 128 KiB at a time.

pub mod decoding {
    use std::io::Read;

    /// Reads every block in one piece.
    #[buffers]
    pub struct StreamingDecoder<R, D>;

    impl<R: Read, D> StreamingDecoder<R, D> {
        pub fn new(source: R) -> Result<StreamingDecoder<R, D>, FrameDecoderError>;
        pub fn into_inner(self) -> R;
    }

    impl<R: Read, D> Read for StreamingDecoder<R, D> {}

    pub struct FrameDecoderError;

    impl std::error::Error for FrameDecoderError {}
}
