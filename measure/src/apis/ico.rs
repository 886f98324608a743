//! `ico` on images of 64 by 64.

use ico::{IconDir, IconDirEntry, IconImage, ResourceType};

use super::{read, write};
use crate::input;
use crate::measure::Api;

fn icons(size: usize) -> IconDir {
    let mut icons = IconDir::new(ResourceType::Icon);
    for pixels in input::noise(size).chunks_exact(64 * 64 * 4) {
        let image = IconImage::from_rgba_data(64, 64, pixels.to_vec());
        icons.add_entry(IconDirEntry::encode(&image).expect("a vector takes all"));
    }
    icons
}

fn written(size: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    icons(size).write(&mut bytes).expect("a vector takes all");
    bytes
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("ico" "0", "ico::IconDir::read", "", written, |reader| {
            IconDir::read(reader)?;
            Ok(())
        }),
        write!("ico" "0", "ico::IconDir::write", "", |writer, size| { Ok(icons(size).write(writer)?) }),
        write!("ico" "0", "ico::IconImage::write_png", "", |writer, size| {
            let side = (size as f64 / 4.0).sqrt() as u32;
            let pixels = input::noise((side * side * 4) as usize);
            Ok(IconImage::from_rgba_data(side, side, pixels).write_png(writer)?)
        }),
    ]
}
