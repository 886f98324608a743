//! `postcard` on a list of records.

use super::{read, write};
use crate::input::{self, Record};
use crate::measure::Api;

fn packed(size: usize) -> Vec<u8> {
    postcard::to_stdvec(&input::records(size)).expect("records are serialisable")
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("postcard" "1", "postcard::from_io", "", packed, |reader| {
            let mut scratch = vec![0; 4 << 20];
            let _: (Vec<Record>, _) = postcard::from_io((reader, &mut scratch))?;
            Ok(())
        }),
        write!("postcard" "1", "postcard::to_io", "", |writer, size| {
            postcard::to_io(&input::records(size), writer)?;
            Ok(())
        }),
    ]
}
