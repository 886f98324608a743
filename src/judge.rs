//! Why a finding is not shown unless somebody asks for all, as rows with an id and a sentence each, and how much it costs.

mod quiet;
mod rank;
mod rows;

pub use quiet::Quiet;
pub use rank::Rank;
pub use rows::{Rows, USUAL};
