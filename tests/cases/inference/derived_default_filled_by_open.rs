//! `#[derive(Default)]` makes the value that `open` fills: its type is known without an impl to read.
use std::fs::File;
use std::io::{self, Read};

#[derive(Default)]
struct Deck {
    tape: Option<File>,
    played: u32,
}

impl Deck {
    fn open(&mut self, path: &str) -> io::Result<()> {
        self.tape = Some(File::open(path)?);
        Ok(())
    }

    fn play(&mut self) -> io::Result<u8> {
        let mut sample = [0];
        if let Some(tape) = &mut self.tape {
            tape.read_exact(&mut sample)?; //~ safe once per call
        }
        self.played += 1;
        Ok(sample[0])
    }
}

fn main() -> io::Result<()> {
    let mut deck = Deck::default();
    deck.open("input.bin")?;
    let mut volume = 0_u32;
    while deck.played < 4000 {
        volume += u32::from(deck.play()?);
    }
    println!("{volume}");
    Ok(())
}
