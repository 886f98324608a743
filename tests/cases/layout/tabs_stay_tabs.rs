//! Who indents with tabs gets no spaces.
use std::{
	fs::File,
	io::{
		self,
		Read,
	},
};

fn main() -> io::Result<()> {
	let mut file = File::open("input.bin")?;
	let mut sum = 0_u32;
	loop {
		let mut quad = [0; 4];
		if file.read_exact(&mut quad).is_err() { //~ safe once per call
			break;
		}
		sum = sum.wrapping_add(u32::from_le_bytes(quad));
	}
	println!("{sum:08x}");
	Ok(())
}
