//! `diffy` on a text in which every tenth line differs.

use diffy::{PatchFormatter, create_patch};

use super::write;
use crate::input;
use crate::measure::Api;

pub fn apis() -> Vec<Api> {
    vec![write!("diffy" "0", "diffy::PatchFormatter::write_patch_into", "", |writer, size| {
        let before = String::from_utf8(input::text(size))?;
        let other = |(at, line): (usize, &str)| if at % 10 == 0 { "other\n".to_owned() } else { line.to_owned() };
        let after: String = before.split_inclusive('\n').enumerate().map(other).collect();
        Ok(PatchFormatter::new().write_patch_into(&create_patch(&before, &after), writer)?)
    })]
}
