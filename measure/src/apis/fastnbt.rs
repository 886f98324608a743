//! `fastnbt` on a compound with a list of records.

use serde::{Deserialize, Serialize};

use super::{read, write};
use crate::input;
use crate::measure::Api;

#[derive(Serialize, Deserialize)]
struct Entry {
    id: i32,
    name: String,
    city: String,
    amount: f64,
}

#[derive(Serialize, Deserialize)]
struct Root {
    entries: Vec<Entry>,
}

fn root(size: usize) -> Root {
    let entry =
        |it: input::Record| Entry { id: it.id as i32, name: it.name, city: it.city, amount: it.amount };
    Root { entries: input::records(size).into_iter().map(entry).collect() }
}

fn encoded(size: usize) -> Vec<u8> {
    fastnbt::to_bytes(&root(size)).expect("entries are serialisable")
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("fastnbt" "2", "fastnbt::from_reader", "", encoded, |reader| {
            let _: Root = fastnbt::from_reader(reader)?;
            Ok(())
        }),
        read!("fastnbt" "2", "fastnbt::stream::Parser::new", "", encoded, |reader| {
            let mut parser = fastnbt::stream::Parser::new(reader);
            while parser.next().is_ok() {}
            Ok(())
        }),
        write!("fastnbt" "2", "fastnbt::to_writer", "", |writer, size| {
            Ok(fastnbt::to_writer(writer, &root(size))?)
        }),
    ]
}
