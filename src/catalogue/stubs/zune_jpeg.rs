//! `zune_jpeg`: asks for a reader with a buffer, which it empties by seeking; what is in memory is read fastest.

pub struct DecodeErrors;
pub struct JpegDecoder<T>;

impl std::error::Error for DecodeErrors {}

impl<T> JpegDecoder<T> {
    pub fn new(stream: T) -> JpegDecoder<T>;

    pub fn decode(&mut self) -> Result<Vec<u8>, DecodeErrors>;
    pub fn decode_headers(&mut self) -> Result<(), DecodeErrors>;
}
