//! The deserializer that yields value after value reads byte after byte.
use std::error::Error;
use std::fs::File;

use serde::Deserialize;
use serde_json::Deserializer;

#[derive(Deserialize)]
struct Event {
    id: u32,
    weight: f64,
}

fn main() -> Result<(), Box<dyn Error>> {
    let events = File::open("input.jsonl")?;
    let mut heaviest = (0, 0.0);
    for event in Deserializer::from_reader(events).into_iter::<Event>() { //~ safe once per byte
        let event = event?;
        if event.weight > heaviest.1 {
            heaviest = (event.id, event.weight);
        }
    }
    println!("{heaviest:?}");
    Ok(())
}
