//! `std::hash`: hashing happens in memory.

pub struct RandomState;
pub struct DefaultHasher;

pub trait Hash {
    fn hash<H: Hasher>(&self, state: &mut H);
}

pub trait Hasher {
    fn finish(&self) -> u64;
    fn write(&mut self, bytes: &[u8]);
    fn write_u8(&mut self, i: u8);
    fn write_u64(&mut self, i: u64);
}

pub trait BuildHasher {
    type Hasher;
    fn build_hasher(&self) -> Self::Hasher;
}

impl DefaultHasher {
    pub fn new() -> DefaultHasher;
}

impl Hasher for DefaultHasher {}
