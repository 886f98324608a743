//! `bytes`: blocks of memory that are read and written like a stream, none of which asks the system.

use std::fmt;
use std::io;
use std::ops::{Deref, DerefMut};

pub use buf::{Buf, BufMut};

pub struct Bytes;
pub struct BytesMut;

pub mod buf {
    use std::io;

    pub struct Reader<B>;
    pub struct Writer<B>;

    pub trait Buf {
        fn remaining(&self) -> usize;
        fn chunk(&self) -> &[u8];
        fn advance(&mut self, cnt: usize);
        fn has_remaining(&self) -> bool;
        fn copy_to_bytes(&mut self, len: usize) -> crate::Bytes;
        fn reader(self) -> Reader<Self>;
    }

    pub trait BufMut {
        fn put_slice(&mut self, src: &[u8]);
        fn writer(self) -> Writer<Self>;
    }

    impl<B> Reader<B> {
        pub fn get_ref(&self) -> &B;
        pub fn get_mut(&mut self) -> &mut B;
        pub fn into_inner(self) -> B;
    }

    impl<B> Writer<B> {
        pub fn get_ref(&self) -> &B;
        pub fn get_mut(&mut self) -> &mut B;
        pub fn into_inner(self) -> B;
    }

    impl<B: Buf> io::Read for Reader<B> {}
    impl<B: Buf> io::BufRead for Reader<B> {}
    impl<B: BufMut> io::Write for Writer<B> {}
}

impl Bytes {
    pub fn new() -> Self;
    pub fn from_static(bytes: &'static [u8]) -> Self;
    pub fn copy_from_slice(data: &[u8]) -> Self;
    pub fn len(&self) -> usize;
    pub fn is_empty(&self) -> bool;
    pub fn slice<R>(&self, range: R) -> Self;
    pub fn split_off(&mut self, at: usize) -> Self;
    pub fn split_to(&mut self, at: usize) -> Self;
    pub fn truncate(&mut self, len: usize);
    pub fn clear(&mut self);
}

impl BytesMut {
    pub fn new() -> BytesMut;
    pub fn with_capacity(capacity: usize) -> BytesMut;
    pub fn zeroed(len: usize) -> BytesMut;
    pub fn len(&self) -> usize;
    pub fn is_empty(&self) -> bool;
    pub fn capacity(&self) -> usize;
    pub fn freeze(self) -> Bytes;
    pub fn split_off(&mut self, at: usize) -> BytesMut;
    pub fn split(&mut self) -> BytesMut;
    pub fn split_to(&mut self, at: usize) -> BytesMut;
    pub fn truncate(&mut self, len: usize);
    pub fn clear(&mut self);
    pub fn resize(&mut self, new_len: usize, value: u8);
    pub fn reserve(&mut self, additional: usize);
    pub fn extend_from_slice(&mut self, extend: &[u8]);
    pub fn unsplit(&mut self, other: BytesMut);
}

impl Buf for Bytes {}
impl Buf for BytesMut {}
impl BufMut for BytesMut {}
impl Buf for &[u8] {}
impl BufMut for Vec<u8> {}
impl fmt::Write for BytesMut {}

impl Deref for Bytes {
    type Target = [u8];
}
impl Deref for BytesMut {
    type Target = [u8];
}
impl DerefMut for BytesMut {}
impl AsRef<[u8]> for Bytes {}
impl AsRef<[u8]> for BytesMut {}
impl Clone for Bytes {}
impl Clone for BytesMut {}
impl Default for Bytes {}
impl Default for BytesMut {}
impl From<Vec<u8>> for Bytes {}
impl From<String> for Bytes {}
impl From<&[u8]> for Bytes {}
impl From<&str> for Bytes {}
impl From<BytesMut> for Bytes {}
impl From<&[u8]> for BytesMut {}
impl From<&str> for BytesMut {}
impl From<Bytes> for Vec<u8> {}
