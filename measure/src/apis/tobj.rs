//! `tobj` on a list of points.

use std::fmt::Write;

use super::buf_read;
use crate::measure::Api;

fn points(size: usize) -> Vec<u8> {
    let mut text = String::from("o Points\n");
    for index in 0..size / 24 {
        let x = index as f32;
        writeln!(text, "v {x:.3} {:.3} {:.3}", x / 2.0, x / 3.0).expect("a string takes all");
    }
    text.push_str("f 1 2 3\n");
    text.into_bytes()
}

pub fn apis() -> Vec<Api> {
    vec![buf_read!("tobj" "4", "tobj::load_obj_buf", "", points, |mut reader| {
        let materials = |_: &_| Ok(Default::default());
        tobj::load_obj_buf(&mut reader, &tobj::LoadOptions::default(), materials)?.1?;
        Ok(())
    })]
}
