//! `if` picks which file is lent: both live on, so each needs a buffer where it is opened and none here.
use std::fs::File;
use std::io::{self, Read};

fn card(reader: &mut impl Read) -> io::Result<u8> {
    let mut card = [0];
    reader.read_exact(&mut card)?; //~ left once per call
    Ok(card[0] % 52)
}

fn main() -> io::Result<()> {
    let mut north = File::open("input.bin")?;
    let mut south = File::open("input.txt")?;
    let mut score = [0_u32; 2];
    for turn in 0..6000 {
        let player = usize::from(turn % 3 == 0);
        let deck = if player == 0 { &mut north } else { &mut south };
        score[player] += u32::from(card(deck)?); //~ silent
    }
    println!("{} to {}", score[0], score[1]);
    Ok(())
}
