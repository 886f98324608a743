//! Why a finding is not shown unless somebody asks for all, why its repair needs a look, and why there is none, as rows with
//! an id and a sentence each; and how much it costs.

mod hazards;
mod quiet;
mod rank;
mod reasons;
mod rows;

pub use hazards::Concern;
pub use quiet::Quiet;
pub use rank::Rank;
pub use reasons::Reason;
pub use rows::{Rows, USUAL};
