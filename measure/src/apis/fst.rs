//! `fst` on keys in their order.

use fst::{MapBuilder, SetBuilder};

use super::write;
use crate::measure::Api;

pub fn apis() -> Vec<Api> {
    vec![
        write!("fst" "0.4", "fst::MapBuilder::finish", "", |writer, size| {
            let mut map = MapBuilder::new(writer)?;
            for id in 0..size as u64 / 4 {
                map.insert(format!("key{:012}", id * 1009), id)?;
            }
            Ok(map.finish()?)
        }),
        write!("fst" "0.4", "fst::SetBuilder::finish", "", |writer, size| {
            let mut set = SetBuilder::new(writer)?;
            for id in 0..size as u64 / 2 {
                set.insert(format!("key{:012}", id * 1009))?;
            }
            Ok(set.finish()?)
        }),
        write!("fst" "0.4", "fst::MapBuilder::into_inner", "", |writer, size| {
            let mut map = MapBuilder::new(writer)?;
            for id in 0..size as u64 / 4 {
                map.insert(format!("key{:012}", id * 1009), id)?;
            }
            map.into_inner()?;
            Ok(())
        }),
        write!("fst" "0.4", "fst::SetBuilder::into_inner", "", |writer, size| {
            let mut set = SetBuilder::new(writer)?;
            for id in 0..size as u64 / 2 {
                set.insert(format!("key{:012}", id * 1009))?;
            }
            set.into_inner()?;
            Ok(())
        }),
        write!("fst" "0.4", "fst::MapBuilder::insert", "", |writer, size| {
            let mut map = MapBuilder::new(writer)?;
            for id in 0..size as u64 / 4 {
                map.insert(format!("key{:012}", id * 1009), id * 7919 % 10_007)?;
            }
            Ok(map.finish()?)
        }),
        write!("fst" "0.4", "fst::SetBuilder::insert", "", |writer, size| {
            let mut set = SetBuilder::new(writer)?;
            for id in 0..size as u64 / 2 {
                set.insert(format!("key{:012}", id * 1009))?;
            }
            Ok(set.finish()?)
        }),
    ]
}
