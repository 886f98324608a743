//! No macro fills in `{path}`: the flush may say the same, though the name is gone by then.
use std::fs::File;

fn main() {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let numbers: Vec<u32> = (0..1000).collect();
    {
        let file = File::create(path).expect("cannot create {path}");
        serde_json::to_writer(file, &numbers).expect("cannot write to {path}"); //~ safe once per token
    }
}
