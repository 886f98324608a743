//! The files that every program finds in its working directory; the same bytes in each run.

use std::fmt::Write as _;
use std::io::Write as _;

use flate2::Compression;
use flate2::write::GzEncoder;

use super::case::Files;

const WORDS: [&str; 12] = [
    "harbour", "crème", "ledger", "fjord", "north", "lantern", "straße", "orchard", "signal", "ключ",
    "ferry", "timber",
];

/// `input.txt` (300 lines), `.gz` of it, `.json`, `.jsonl`, `.bin` and `config.json`.
pub fn inputs() -> Files {
    let text = text();
    let config =
        "{\"name\": \"harbour\", \"retries\": 3, \"verbose\": true, \"paths\": [\"src\", \"tests\"]}\n";
    let files = [
        ("input.gz", gzip(text.as_bytes())),
        ("input.txt", text.into_bytes()),
        ("input.json", json().into_bytes()),
        ("input.jsonl", json_lines().into_bytes()),
        ("input.bin", binary()),
        ("config.json", config.as_bytes().to_vec()),
    ];
    files.into_iter().map(|(name, bytes)| (name.to_owned(), bytes)).collect()
}

/// A log of 1.4 MB, packed.
pub fn packed_log() -> Vec<u8> {
    let mut log = String::new();
    for line in 0..40_000_u32 {
        writeln!(log, "line {line} took {} us", line.wrapping_mul(2_654_435_761) % 9_973).unwrap();
    }
    gzip(log.as_bytes())
}

/// About 20 KB; some of it is not ASCII.
fn text() -> String {
    let mut numbers = Numbers(7);
    let mut text = String::new();
    for line in 1..=300 {
        write!(text, "{line:03}").unwrap();
        for _ in 0..8 + numbers.next() % 4 {
            write!(text, " {}", numbers.word()).unwrap();
        }
        text.push('\n');
    }
    text
}

/// About 40 KB: `{"name": …, "items": [{"id": 1, "label": …, "weight": 1.5}, …]}`.
fn json() -> String {
    let items = items(700).join(",\n    ");
    format!("{{\n  \"name\": \"manifest\",\n  \"items\": [\n    {items}\n  ]\n}}\n")
}

/// 300 objects, one a line.
fn json_lines() -> String {
    items(300).join("\n") + "\n"
}

fn items(count: u32) -> Vec<String> {
    let mut numbers = Numbers(11);
    (1..=count)
        .map(|id| {
            let label = format!("{} {}", numbers.word(), numbers.word());
            let weight = f64::from(numbers.next() % 2000) / 2.0;
            format!("{{\"id\": {id}, \"label\": \"{label}\", \"weight\": {weight:.1}}}")
        })
        .collect()
}

/// 64 KiB. The first four bytes say, big-endian, how many records of 16 bytes follow them.
fn binary() -> Vec<u8> {
    let mut numbers = Numbers(13);
    let mut bytes = 4095_u32.to_be_bytes().to_vec();
    bytes.extend((4..64 * 1024).map(|_| numbers.next().to_le_bytes()[1]));
    bytes
}

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(bytes).unwrap();
    encoder.finish().unwrap()
}

/// A linear congruential generator, so that the inputs never change.
struct Numbers(u32);

impl Numbers {
    fn next(&mut self) -> u32 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        self.0 >> 8
    }

    fn word(&mut self) -> &'static str {
        WORDS[self.next() as usize % WORDS.len()]
    }
}

#[test]
fn inputs_are_as_large_as_the_cases_rely_on() {
    let inputs = inputs();
    let len = |name: &str| inputs[name].len();
    assert_eq!(len("input.bin"), 65536);
    assert!((15_000..30_000).contains(&len("input.txt")), "{}", len("input.txt"));
    assert!((35_000..50_000).contains(&len("input.json")), "{}", len("input.json"));
    assert!(len("input.jsonl") > 10_000);
}
