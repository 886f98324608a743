//! `borsh` on a list of structs with texts and numbers.

use borsh::{BorshDeserialize, BorshSerialize};

use super::{read, write};
use crate::input;
use crate::measure::Api;

#[derive(BorshDeserialize, BorshSerialize)]
struct Entry {
    id: u32,
    name: String,
    city: String,
    amount: f64,
    tags: Vec<u16>,
}

fn entries(size: usize) -> Vec<Entry> {
    let entry = |it: input::Record| Entry {
        id: it.id,
        name: it.name,
        city: it.city,
        amount: it.amount,
        tags: it.tags,
    };
    input::records(size).into_iter().map(entry).collect()
}

fn encoded(size: usize) -> Vec<u8> {
    borsh::to_vec(&entries(size)).expect("entries are serialisable")
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("borsh" "1", "borsh::from_reader", "list of structs", encoded, |mut reader| {
            let _: Vec<Entry> = borsh::from_reader(&mut reader)?;
            Ok(())
        }),
        read!("borsh" "1", "borsh::BorshDeserialize::deserialize_reader", "list of structs", encoded, |mut reader| {
            Vec::<Entry>::deserialize_reader(&mut reader)?;
            Ok(())
        }),
        write!("borsh" "1", "borsh::to_writer", "list of structs", |writer, size| {
            Ok(borsh::to_writer(writer, &entries(size))?)
        }),
        write!("borsh" "1", "borsh::BorshSerialize::serialize", "list of structs", |mut writer, size| {
            Ok(BorshSerialize::serialize(&entries(size), &mut writer)?)
        }),
    ]
}
