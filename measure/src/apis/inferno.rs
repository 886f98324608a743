//! `inferno` on a stack of its own for each record.

use inferno::flamegraph::{Options, from_lines};

use super::write;
use crate::input;
use crate::measure::Api;

pub fn apis() -> Vec<Api> {
    vec![write!("inferno" "0.12", "inferno::flamegraph::from_lines", "", |writer, size| {
        let stack = |it: input::Record| format!("main;order {};{} 100", it.id, it.city);
        let stacks: Vec<String> = input::records(size / 5).into_iter().map(stack).collect();
        let mut options = Options::default();
        options.min_width = 0.0;
        // Colours at random have more digits or fewer.
        options.deterministic = true;
        Ok(from_lines(&mut options, stacks.iter().map(String::as_str), writer)?)
    })]
}
