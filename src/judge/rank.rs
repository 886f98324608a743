//! How much a finding costs whoever runs the program.

/// The order is that of their weight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rank {
    /// Small calls that repeat by a count that nobody can see, or many in one pass.
    Warm,
    /// One call for each byte or token, small calls in a loop over some input or without an end, lost bytes, a lost error.
    Hot,
}

impl Rank {
    /// As the formats name it.
    pub fn name(self) -> &'static str {
        match self {
            Rank::Warm => "warm",
            Rank::Hot => "hot",
        }
    }
}
