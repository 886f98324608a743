//! `atom_syndication` on an entry for each record.

use atom_syndication::{Entry, Feed, Text, WriteConfig};

use super::write;
use crate::input;
use crate::measure::Api;

fn feed(size: usize) -> Feed {
    let entry = |it: input::Record| Entry {
        title: Text::plain(format!("Order {}", it.id)),
        summary: Some(Text::plain(format!("{} of {}", it.name, it.city))),
        ..Entry::default()
    };
    Feed { entries: input::records(size / 2).into_iter().map(entry).collect(), ..Feed::default() }
}

pub fn apis() -> Vec<Api> {
    vec![
        write!("atom_syndication" "0.12", "atom_syndication::Feed::write_to", "", |writer, size| {
            feed(size).write_to(writer)?;
            Ok(())
        }),
        write!("atom_syndication" "0.12", "atom_syndication::Feed::write_with_config", "", |writer, size| {
            feed(size).write_with_config(writer, WriteConfig::default())?;
            Ok(())
        }),
    ]
}
