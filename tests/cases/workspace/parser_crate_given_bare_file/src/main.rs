//! The small reads are in a generic type of the other crate, whose name has a dash; the file is made here.
use std::fs::File;
use std::io;

use frame_parser::Frames;

fn main() -> io::Result<()> {
    let mut frames = Frames::new(File::open("input.bin")?);
    let mut n_frames = 0;
    let mut n_bytes = 0;
    while let Some(frame) = frames.next_frame()? {
        n_frames += 1;
        n_bytes += frame.len();
    }
    println!("{n_frames} frames of {n_bytes} bytes");
    Ok(())
}
