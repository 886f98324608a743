//! `exr`: has a way in and a way out for what is buffered, which moves every field by itself, and one for what is not.

pub mod error {
    pub type Result<T> = std::result::Result<T, Error>;
    pub type UnitResult = Result<()>;

    pub struct Error;

    impl std::error::Error for Error {}
    impl From<std::io::Error> for Error {}
}

pub mod prelude {
    pub use exr::error::{Error, Result};
    pub use exr::image::read::image::{ReadImage, ReadLayers};
    pub use exr::image::read::layers::ReadChannels;
    pub use exr::image::read::read;
    pub use exr::image::write::{WritableImage, WriteImageWithOptions};
    pub use exr::image::{Encoding, FlatImage, Image, Layer};
    pub use exr::meta::header::LayerAttributes;
}

pub mod meta {
    pub mod header {
        pub struct LayerAttributes;

        impl LayerAttributes {
            pub fn named(layer_name: &str) -> Self;
        }
    }
}

pub mod image {
    pub struct Encoding;
    pub struct FlatImage;
    pub struct Image<Layers>;
    pub struct Layer<Channels>;

    impl<Channels> Layer<Channels> {
        pub fn new<D, A, E>(dimensions: D, attributes: A, encoding: E, channels: Channels) -> Layer<Channels>;
    }

    impl<Channels> Image<Layer<Channels>> {
        pub fn from_layer(layer: Layer<Channels>) -> Image<Layer<Channels>>;
        pub fn from_channels<D>(size: D, channels: Channels) -> Image<Layer<Channels>>;
    }

    pub mod read {
        use std::path::Path;

        use exr::error::Result;
        use exr::image::FlatImage;

        pub struct ReadBuilder;

        pub fn read() -> ReadBuilder;
        pub fn read_all_flat_layers_from_file<P: AsRef<Path>>(path: P) -> Result<FlatImage>;

        impl ReadBuilder {
            pub fn no_deep_data(self) -> samples::ReadFlatSamples;
        }

        pub use image::ReadImage;

        pub mod samples {
            use exr::image::read::levels::{ReadAllLevels, ReadLargestLevel};

            pub struct ReadFlatSamples;

            impl ReadFlatSamples {
                pub fn largest_resolution_level(self) -> ReadLargestLevel<Self>;
                pub fn all_resolution_levels(self) -> ReadAllLevels<Self>;
            }
        }

        pub mod levels {
            use exr::image::read::any_channels::{ReadAnyChannels, ReadColors};

            pub struct ReadLargestLevel<S>;
            pub struct ReadAllLevels<S>;

            impl<S> ReadLargestLevel<S> {
                pub fn all_channels(self) -> ReadAnyChannels<S>;
                pub fn rgba_channels<Create, Set>(self, create: Create, set_pixel: Set) -> ReadColors;
                pub fn rgb_channels<Create, Set>(self, create: Create, set_pixel: Set) -> ReadColors;
            }

            impl<S> ReadAllLevels<S> {
                pub fn all_channels(self) -> ReadAnyChannels<Self>;
            }
        }

        pub mod any_channels {
            use exr::image::read::layers::ReadChannels;

            pub struct ReadAnyChannels<S>;
            pub struct ReadColors;

            impl<S> ReadChannels for ReadAnyChannels<S> {}
            impl ReadChannels for ReadColors {}
        }

        pub mod layers {
            use exr::image::read::image::ReadLayers;

            pub struct ReadAllLayers<C>;
            pub struct ReadFirstValidLayer<C>;

            pub trait ReadChannels {
                fn first_valid_layer(self) -> ReadFirstValidLayer<Self>;
                fn all_layers(self) -> ReadAllLayers<Self>;
            }

            impl<C> ReadLayers for ReadAllLayers<C> {}
            impl<C> ReadLayers for ReadFirstValidLayer<C> {}
        }

        pub mod image {
            use std::io::{Read, Seek};
            use std::path::Path;

            use exr::error::Result;
            use exr::image::Image;

            pub struct ReadImage<F, L>;

            pub trait ReadLayers {
                fn all_attributes(self) -> ReadImage<fn(f64), Self>;
            }

            impl<F, L> ReadImage<F, L> {
                pub fn pedantic(self) -> Self;
                pub fn non_parallel(self) -> Self;
                pub fn on_progress<P>(self, on_progress: P) -> ReadImage<P, L>;
                pub fn from_file<Layers, P: AsRef<Path>>(self, path: P) -> Result<Image<Layers>>;

                /// Puts a buffer of its own around what it reads from.
                /// ```
                /// use exr::prelude::*;
                /// let file = std::fs::File::open("f")?;
                /// let reader = read().no_deep_data().largest_resolution_level().all_channels();
                /// let image = reader.all_layers().all_attributes().from_unbuffered(file)?;
                /// ```
                #[buffers]
                pub fn from_unbuffered<Layers, R: Read + Seek>(self, unbuffered: R) -> Result<Image<Layers>>;

                /// Reads every field by itself, for its caller says that there is a buffer.
                /// ```
                /// use exr::prelude::*;
                /// let file = std::fs::File::open("f")?;
                /// let reader = read().no_deep_data().largest_resolution_level().all_channels();
                /// let image = reader.all_layers().all_attributes().from_buffered(file)?;
                /// ```
                #[sink(once_per = "token", per_kib = 2.1)]
                pub fn from_buffered<Layers, R: Read + Seek>(self, buffered: R) -> Result<Image<Layers>>;
            }
        }
    }

    pub mod write {
        use std::io::{Seek, Write};
        use std::path::Path;

        use exr::error::UnitResult;
        use exr::image::Image;

        pub struct WriteImageWithOptions<L, F>;

        pub trait WritableImage {}

        // That trait has the method, for references.
        impl<L> Image<L> {
            pub fn write(&self) -> WriteImageWithOptions<L, fn(f64)>;
        }

        impl<L, F> WriteImageWithOptions<L, F> {
            pub fn non_parallel(self) -> Self;
            pub fn on_progress<P>(self, on_progress: P) -> WriteImageWithOptions<L, P>;
            pub fn to_file<P: AsRef<Path>>(self, path: P) -> UnitResult;

            /// Puts a buffer of its own around what it writes to, flushes it and reports whether that worked.
            /// ```
            /// use exr::prelude::*;
            /// let image = Image::from_channels((1, 1), ());
            /// image.write().to_unbuffered(std::fs::File::create("f")?)?;
            /// ```
            #[buffers]
            #[flushes]
            pub fn to_unbuffered<W: Write + Seek>(self, unbuffered: W) -> UnitResult;

            /// Writes every field by itself, for its caller says that there is a buffer, and flushes that.
            /// ```
            /// use exr::prelude::*;
            /// let mut file = std::fs::File::create("f")?;
            /// let image = Image::from_channels((1, 1), ());
            /// image.write().to_buffered(&mut file)?;
            /// ```
            #[flushes]
            #[sink(once_per = "token", per_kib = 2)]
            pub fn to_buffered<W: Write + Seek>(self, write: W) -> UnitResult;
        }
    }
}
