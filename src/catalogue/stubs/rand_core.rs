//! `rand_core`: whoever draws numbers asks a generator for 4 or 8 bytes, again and again.

pub trait RngCore {
    /// Is asked for each number that is drawn.
    #[repeats]
    fn next_u32(&mut self) -> u32;

    /// Is asked for each number that is drawn.
    #[repeats]
    fn next_u64(&mut self) -> u64;

    /// Is asked to fill 4 or 8 bytes for each number, by `impls::next_u64_via_fill` and its kin.
    #[repeats(bytes = 8)]
    fn fill_bytes(&mut self, dest: &mut [u8]);

    /// Is asked to fill 4 or 8 bytes for each number.
    #[repeats(bytes = 8)]
    fn try_fill_bytes(&mut self, dest: &mut [u8]) -> Result<(), Error>;
}
