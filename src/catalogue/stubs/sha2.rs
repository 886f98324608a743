//! `sha2`: hashers are writers into memory.

use std::io::Write;

pub struct Sha256;
pub struct Sha512;

pub trait Digest {
    fn new() -> Self;
    fn update<D: AsRef<[u8]>>(&mut self, data: D);
    fn chain_update<D: AsRef<[u8]>>(self, data: D) -> Self;
    fn finalize(self) -> Vec<u8>;
    fn digest<D: AsRef<[u8]>>(data: D) -> Vec<u8>;
}

impl Digest for Sha256 {}
impl Digest for Sha512 {}
impl Write for Sha256 {}
impl Write for Sha512 {}
