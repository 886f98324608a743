//! `rev_lines` on lines of text.

use rev_lines::RevLines;

use super::read;
use crate::input;
use crate::measure::Api;

pub fn apis() -> Vec<Api> {
    vec![read!("rev_lines" "0.3", "rev_lines::RevLines::new", "", input::text, |reader| {
        for line in RevLines::new(reader) {
            line?;
        }
        Ok(())
    })]
}
