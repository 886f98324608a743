//! Why a finding is not shown unless somebody asks for all, as rows with an id and a sentence each, and how much it costs.

mod quiet;
mod rank;

pub use quiet::Quiet;
pub use rank::Rank;
