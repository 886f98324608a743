//! The call that takes the buffer is the value of the block in a turn, and nothing of the turn comes behind it.
//! calls: no more
use std::error::Error;
use std::fs::File;
use std::io::BufWriter;
use std::path::Path;

fn export(folder: &Path, lists: &[Vec<String>]) -> Result<(), Box<dyn Error>> {
    for (at, list) in lists.iter().enumerate() {
        if list.len() > 1 {
            let file = File::create(folder.join(format!("{at}.json")))?;
            let writer = BufWriter::new(file);
            serde_json::to_writer_pretty(writer, list) //~ safe unflushed_buffer
                .map_err(|error| format!("list {at}: {error}"))?
        }
    }
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    let lists: Vec<Vec<String>> = (0..3).map(|it| vec!["a line".to_owned(); it]).collect();
    export(Path::new("."), &lists)?;
    println!("{}", std::fs::read_to_string("2.json")?.len());
    Ok(())
}
