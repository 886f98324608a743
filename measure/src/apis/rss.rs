//! `rss` on an item for each record.

use rss::{Channel, ChannelBuilder, ItemBuilder};

use super::write;
use crate::input;
use crate::measure::Api;

fn channel(size: usize) -> Channel {
    let item = |it: input::Record| {
        let title = format!("Order {}", it.id);
        ItemBuilder::default().title(title).description(format!("{} of {}", it.name, it.city)).build()
    };
    let items: Vec<_> = input::records(size / 2).into_iter().map(item).collect();
    ChannelBuilder::default().title("Orders").link("https://example.com").items(items).build()
}

pub fn apis() -> Vec<Api> {
    vec![
        write!("rss" "2", "rss::Channel::write_to", "", |writer, size| {
            channel(size).write_to(writer)?;
            Ok(())
        }),
        write!("rss" "2", "rss::Channel::pretty_write_to", "", |writer, size| {
            channel(size).pretty_write_to(writer, b' ', 2)?;
            Ok(())
        }),
    ]
}
