//! `image`: how much a format costs differs by a thousand; the last error of PNG and GIF is lost in a drop.

use std::io::{BufRead, Seek, Write};
use std::path::Path;

pub use error::{ImageError, ImageResult};

pub mod error {
    pub type ImageResult<T> = Result<T, ImageError>;

    pub struct ImageError;

    impl std::error::Error for ImageError {}
    impl From<std::io::Error> for ImageError {}
}

pub struct DynamicImage;
pub struct ImageBuffer<P, Container>;
pub struct ImageReader<R>;

pub type ColorType = ExtendedColorType;

pub enum ExtendedColorType {
    L8,
    La8,
    Rgb8,
    Rgba8,
    L16,
    Rgb16,
}

pub enum ImageFormat {
    Png,
    Jpeg,
    Gif,
    WebP,
    Pnm,
    Tiff,
    Tga,
    Bmp,
    Ico,
    Hdr,
    OpenExr,
    Farbfeld,
    Qoi,
}

pub fn open<P: AsRef<Path>>(path: P) -> ImageResult<DynamicImage>;
pub fn load<R: BufRead + Seek>(r: R, format: ImageFormat) -> ImageResult<DynamicImage>;
pub fn load_from_memory(buffer: &[u8]) -> ImageResult<DynamicImage>;

impl DynamicImage {
    pub fn new_rgb8(w: u32, h: u32) -> DynamicImage;
    pub fn new_rgba8(w: u32, h: u32) -> DynamicImage;
    pub fn new_luma8(w: u32, h: u32) -> DynamicImage;
    pub fn width(&self) -> u32;
    pub fn height(&self) -> u32;
    pub fn as_bytes(&self) -> &[u8];
    pub fn into_bytes(self) -> Vec<u8>;
    pub fn save<Q: AsRef<Path>>(&self, path: Q) -> ImageResult<()>;
    pub fn save_with_format<Q: AsRef<Path>>(&self, path: Q, format: ImageFormat) -> ImageResult<()>;

    /// Writes one byte at a time for JPEG, three for BMP, and large blocks for PNG, TIFF and WebP.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// let image = image::DynamicImage::new_rgb8(1, 1);
    /// image.write_to(&mut file, image::ImageFormat::Jpeg)?;
    /// ```
    #[sink(once_per = "token")]
    pub fn write_to<W: Write + Seek, F: Into<ImageFormat>>(&self, w: &mut W, format: F) -> ImageResult<()>;
}

impl ImageReader<std::io::BufReader<std::fs::File>> {
    pub fn open<P: AsRef<Path>>(path: P) -> std::io::Result<Self>;
}

impl<R> ImageReader<R> {
    pub fn new(buffered_reader: R) -> Self;
    pub fn with_format(buffered_reader: R, format: ImageFormat) -> Self;
    pub fn with_guessed_format(self) -> std::io::Result<Self>;
    pub fn decode(self) -> ImageResult<DynamicImage>;
    pub fn into_dimensions(self) -> ImageResult<(u32, u32)>;
    pub fn into_inner(self) -> R;
}

pub mod io {
    pub type Reader<R> = image::ImageReader<R>;
}

pub mod codecs {
    pub mod jpeg {
        use std::io::{Read, Write};

        use image::{ExtendedColorType, ImageResult};

        pub struct JpegEncoder<W>;
        pub struct JpegDecoder<R>;

        impl<W: Write> JpegEncoder<W> {
            /// Writes one byte at a time.
            /// ```
            /// let image = image::DynamicImage::new_rgb8(1, 1);
            /// let mut file = std::fs::File::create("f")?;
            /// image.write_with_encoder(image::codecs::jpeg::JpegEncoder::new(&mut file))?;
            /// ```
            #[sink(once_per = "byte", per_kib = 1023.8)]
            pub fn new(w: W) -> JpegEncoder<W>;

            /// Writes one byte at a time.
            /// ```
            /// let image = image::DynamicImage::new_rgb8(1, 1);
            /// let mut file = std::fs::File::create("f")?;
            /// image.write_with_encoder(image::codecs::jpeg::JpegEncoder::new_with_quality(&mut file, 80))?;
            /// ```
            #[sink(once_per = "byte", per_kib = 1023.8)]
            pub fn new_with_quality(w: W, quality: u8) -> JpegEncoder<W>;

            pub fn encode(
                &mut self,
                image: &[u8],
                width: u32,
                height: u32,
                color_type: ExtendedColorType,
            ) -> ImageResult<()>;
            pub fn encode_image<I>(&mut self, image: &I) -> ImageResult<()>;
        }

        impl<R: Read> JpegDecoder<R> {
            pub fn new(r: R) -> ImageResult<JpegDecoder<R>>;
        }
    }

    pub mod png {
        use std::io::{Read, Write};

        use image::ImageResult;

        /// Writes a dozen blocks an image.
        #[buffers]
        pub struct PngEncoder<W>;

        /// Reads its input in large blocks.
        #[buffers]
        pub struct PngDecoder<R>;

        impl<W: Write> PngEncoder<W> {
            pub fn new(w: W) -> PngEncoder<W>;
        }

        impl<R: Read> PngDecoder<R> {
            pub fn new(r: R) -> ImageResult<PngDecoder<R>>;
        }
    }

    pub mod gif {
        use std::io::{Read, Write};

        use image::ImageResult;

        pub struct GifEncoder<W>;

        /// Reads its input in large blocks.
        #[buffers]
        pub struct GifDecoder<R>;

        impl<W: Write> GifEncoder<W> {
            /// Writes every field and every block of 255 bytes by itself.
            /// ```
            /// let mut file = std::fs::File::create("f")?;
            /// let frame = image::Frame::new(image::RgbaImage::new(1, 1));
            /// image::codecs::gif::GifEncoder::new(&mut file).encode_frame(frame)?;
            /// ```
            #[sink(once_per = "token", per_kib = 8.2)]
            pub fn new(w: W) -> GifEncoder<W>;

            /// Writes every field and every block of 255 bytes by itself.
            /// ```
            /// let frame = image::Frame::new(image::RgbaImage::new(1, 1));
            /// let file = std::fs::File::create("f")?;
            /// image::codecs::gif::GifEncoder::new_with_speed(file, 10).encode_frame(frame)?;
            /// ```
            #[sink(once_per = "token", per_kib = 8.2)]
            pub fn new_with_speed(w: W, speed: i32) -> GifEncoder<W>;

            pub fn encode_frame<F>(&mut self, img_frame: F) -> ImageResult<()>;
            pub fn encode_frames<F: IntoIterator>(&mut self, frames: F) -> ImageResult<()>;
        }

        impl<R: Read> GifDecoder<R> {
            pub fn new(r: R) -> ImageResult<GifDecoder<R>>;
        }
    }

    pub mod bmp {
        use std::io::Write;

        use image::{ExtendedColorType, ImageResult};

        pub struct BmpEncoder<W>;

        impl<W: Write> BmpEncoder<W> {
            /// Writes one pixel at a time.
            /// ```
            /// let image = image::DynamicImage::new_rgb8(1, 1);
            /// let mut file = std::fs::File::create("f")?;
            /// image.write_with_encoder(image::codecs::bmp::BmpEncoder::new(&mut file))?;
            /// ```
            #[sink(once_per = "token", per_kib = 341.3)]
            pub fn new(w: &mut W) -> BmpEncoder<W>;

            pub fn encode(
                &mut self,
                image: &[u8],
                width: u32,
                height: u32,
                color_type: ExtendedColorType,
            ) -> ImageResult<()>;
        }
    }
}
