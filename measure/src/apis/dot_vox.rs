//! `dot_vox` on models of a thousand voxels.

use dot_vox::{DotVoxData, Model, Size, Voxel};

use super::write;
use crate::measure::Api;

fn scene(size: usize) -> DotVoxData {
    let voxels: Vec<Voxel> = (0..1000_u32).map(|it| Voxel { x: it as u8, y: 1, z: 2, i: 3 }).collect();
    let model = || Model { size: Size { x: 256, y: 2, z: 3 }, voxels: voxels.clone() };
    DotVoxData {
        version: 150,
        index_map: Vec::new(),
        models: (0..size / 4000).map(|_| model()).collect(),
        palette: dot_vox::DEFAULT_PALETTE.to_vec(),
        materials: Vec::new(),
        scenes: Vec::new(),
        layers: Vec::new(),
    }
}

pub fn apis() -> Vec<Api> {
    vec![write!("dot_vox" "5", "dot_vox::DotVoxData::write_vox", "", |mut writer, size| {
        Ok(scene(size).write_vox(&mut writer)?)
    })]
}
