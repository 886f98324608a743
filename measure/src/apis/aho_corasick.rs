//! `aho-corasick` on lines of which each has two matches.

use std::io;

use aho_corasick::AhoCorasick;

use super::{read, write};
use crate::input;
use crate::measure::Api;

fn cities() -> Result<AhoCorasick, Box<dyn std::error::Error>> {
    Ok(AhoCorasick::new(["Lagos", "Kyoto", "Montevideo", "Ada", "Ken", "Grace"])?)
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("aho-corasick" "1", "aho_corasick::AhoCorasick::stream_find_iter", "", input::text, |reader| {
            for found in cities()?.stream_find_iter(reader) {
                found?;
            }
            Ok(())
        }),
        read!("aho-corasick" "1", "aho_corasick::AhoCorasick::try_stream_replace_all", "the reader", input::text, |reader| {
            Ok(cities()?.try_stream_replace_all(reader, io::sink(), &["a", "b", "c", "d", "e", "f"])?)
        }),
        write!("aho-corasick" "1", "aho_corasick::AhoCorasick::try_stream_replace_all", "the writer", |writer, size| {
            let text = input::text(size);
            Ok(cities()?.try_stream_replace_all(&text[..], writer, &["a", "b", "c", "d", "e", "f"])?)
        }),
        write!("aho-corasick" "1", "aho_corasick::AhoCorasick::try_stream_replace_all_with", "", |writer, size| {
            let text = input::text(size);
            let cities = cities()?;
            Ok(cities.try_stream_replace_all_with(&text[..], writer, |_, _, out| io::Write::write_all(out, b"it"))?)
        }),
    ]
}
