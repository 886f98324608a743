//! `ddsfile` on an image of eight bits a channel.

use ddsfile::{D3DFormat, Dds, NewD3dParams};

use super::{read, write};
use crate::measure::Api;

fn image(size: usize) -> Dds {
    let side = (size as f64 / 4.0).sqrt() as u32;
    Dds::new_d3d(NewD3dParams {
        height: side,
        width: side,
        depth: None,
        format: D3DFormat::A8R8G8B8,
        mipmap_levels: None,
        caps2: None,
    })
    .expect("the format is known")
}

fn written(size: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    image(size).write(&mut bytes).expect("a vector takes all");
    bytes
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("ddsfile" "0", "ddsfile::Dds::read", "", written, |reader| {
            Dds::read(reader)?;
            Ok(())
        }),
        write!("ddsfile" "0", "ddsfile::Dds::write", "", |mut writer, size| {
            Ok(image(size).write(&mut writer)?)
        }),
    ]
}
