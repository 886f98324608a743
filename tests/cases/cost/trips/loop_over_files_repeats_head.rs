//! Four small writes for one file are few; a loop over all files makes them again for each.
//! calls: 2.5 times fewer writes
use std::fs::File;
use std::io::{self, Write};

struct Icon {
    width: u32,
    height: u32,
    pixels: Vec<u8>,
}

fn export(icon: &Icon, path: &str) -> io::Result<()> {
    let mut file = File::create(path)?;
    file.write_all(b"ICON")?; //~ safe once per call
    file.write_all(&icon.width.to_le_bytes())?; //~ safe once per call
    file.write_all(&icon.height.to_le_bytes())?; //~ safe once per call
    file.write_all(&(icon.pixels.len() as u32).to_le_bytes())?; //~ safe once per call
    file.write_all(&icon.pixels)?; //~ silent
    Ok(())
}

fn main() -> io::Result<()> {
    let square = |side: u32| Icon { width: side, height: side, pixels: vec![7; (side * side) as usize] };
    let icons: Vec<Icon> = (1..=40).map(square).collect();
    for (number, icon) in icons.iter().enumerate() {
        export(icon, &format!("icon{number}"))?;
    }
    Ok(())
}
