//! What errors the thread gives back its last value tells: the flush is tied to the write inside of that.

use std::fs::File;

use anyhow::Context as _;

fn main() -> anyhow::Result<()> {
    let rows: Vec<u32> = (0..500).collect();
    let written = std::thread::spawn(move || {
        let file = File::create("output").context("cannot create the output")?;
        serde_json::to_writer_pretty(&file, &rows).context("cannot write the output") //~ safe once per token
    });
    written.join().expect("the thread ends")?;
    println!("done");
    Ok(())
}
