//! What comes out of a channel is as much as its sender likes, also where a function takes it out of its envelope.
use std::fs::File;
use std::io::{self, Write};
use std::sync::mpsc::channel;

struct Message(Vec<u8>);

fn decode(message: Message) -> io::Result<Vec<u8>> {
    Ok(message.0)
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let (sender, receiver) = channel();
    for block in std::fs::read("input.bin")?.chunks(30000) {
        sender.send(Message(block.to_vec())).unwrap();
    }
    drop(sender);
    let mut file = File::create(path)?;
    while let Ok(message) = receiver.recv() {
        let data = decode(message)?;
        file.write_all(&data)?; //~ quiet blocks
    }
    Ok(())
}
