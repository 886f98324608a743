//! `zopfli` on noise, in the one turn that it takes at least.

use std::num::NonZeroU64;

use zopfli::{Format, Options};

use super::write;
use crate::input;
use crate::measure::Api;

pub fn apis() -> Vec<Api> {
    vec![write!("zopfli" "0.8", "zopfli::compress", "", |writer, size| {
        let options = Options { iteration_count: NonZeroU64::MIN, ..Options::default() };
        Ok(zopfli::compress(options, Format::Gzip, &input::noise(size)[..], writer)?)
    })]
}
