//! `hdrhistogram` on histograms of a few hundred counts each.

use hdrhistogram::Histogram;
use hdrhistogram::serialization::{Deserializer, Serializer, V2DeflateSerializer, V2Serializer};

use super::{read, write};
use crate::measure::Api;

fn histogram() -> Histogram<u64> {
    let mut histogram = Histogram::new(2).expect("two digits are few enough");
    for value in 1..600 {
        histogram.record(value * 5).expect("a histogram that resizes takes all");
    }
    histogram
}

fn histograms(size: usize) -> Vec<u8> {
    let mut one = Vec::new();
    V2Serializer::new().serialize(&histogram(), &mut one).expect("a vector takes all");
    one.repeat(size / one.len())
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("hdrhistogram" "7", "hdrhistogram::serialization::Deserializer::deserialize", "", histograms, |mut reader| {
            let mut deserializer = Deserializer::new();
            while deserializer.deserialize::<u64, _>(&mut reader).is_ok() {}
            Ok(())
        }),
        write!("hdrhistogram" "7", "hdrhistogram::serialization::Serializer::serialize", "V2", |mut writer, size| {
            let (histogram, mut serializer) = (histogram(), V2Serializer::new());
            let mut written = 0;
            while written < size {
                written += serializer.serialize(&histogram, &mut writer)?;
            }
            Ok(())
        }),
        write!("hdrhistogram" "7", "hdrhistogram::serialization::Serializer::serialize", "V2 deflated", |mut writer, size| {
            let (histogram, mut serializer) = (histogram(), V2DeflateSerializer::new());
            let mut written = 0;
            while written < size {
                written += serializer.serialize(&histogram, &mut writer)?;
            }
            Ok(())
        }),
    ]
}
