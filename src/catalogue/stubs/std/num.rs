//! `std::num`, and the methods of numbers that tell how many bytes are written.

pub struct ParseIntError;
pub struct ParseFloatError;
pub struct TryFromIntError;
pub struct NonZeroUsize;
pub struct NonZeroU32;
pub struct NonZeroU64;

impl NonZeroUsize {
    pub fn new(n: usize) -> Option<NonZeroUsize>;
    pub fn get(self) -> usize;
}

impl NonZeroU32 {
    pub fn new(n: u32) -> Option<NonZeroU32>;
    pub fn get(self) -> u32;
}

impl NonZeroU64 {
    pub fn new(n: u64) -> Option<NonZeroU64>;
    pub fn get(self) -> u64;
}

impl u8 {
    pub const MIN: u8;
    pub const MAX: u8;
    pub const BITS: u32;
    pub fn to_be_bytes(self) -> [u8; 1];
    pub fn to_le_bytes(self) -> [u8; 1];
    pub fn to_ne_bytes(self) -> [u8; 1];
    pub fn from_be_bytes(bytes: [u8; 1]) -> u8;
    pub fn from_le_bytes(bytes: [u8; 1]) -> u8;
    pub fn from_ne_bytes(bytes: [u8; 1]) -> u8;
    pub fn from_str_radix(src: &str, radix: u32) -> Result<u8, ParseIntError>;
    pub fn to_be(self) -> u8;
    pub fn to_le(self) -> u8;
    pub fn from_be(x: u8) -> u8;
    pub fn from_le(x: u8) -> u8;
    pub fn swap_bytes(self) -> u8;
    pub fn pow(self, exp: u32) -> u8;
    pub fn div_ceil(self, rhs: u8) -> u8;
    pub fn checked_add(self, rhs: u8) -> Option<u8>;
    pub fn checked_sub(self, rhs: u8) -> Option<u8>;
    pub fn checked_mul(self, rhs: u8) -> Option<u8>;
    pub fn saturating_add(self, rhs: u8) -> u8;
    pub fn saturating_sub(self, rhs: u8) -> u8;
    pub fn wrapping_add(self, rhs: u8) -> u8;
    pub fn wrapping_sub(self, rhs: u8) -> u8;
    pub fn wrapping_mul(self, rhs: u8) -> u8;
    pub fn min(self, other: u8) -> u8;
    pub fn max(self, other: u8) -> u8;
}

impl std::str::FromStr for u8 {
    type Err = ParseIntError;
}

impl Clone for u8 {}
impl Default for u8 {}
impl std::fmt::Display for u8 {}

impl u16 {
    pub const MIN: u16;
    pub const MAX: u16;
    pub const BITS: u32;
    pub fn to_be_bytes(self) -> [u8; 2];
    pub fn to_le_bytes(self) -> [u8; 2];
    pub fn to_ne_bytes(self) -> [u8; 2];
    pub fn from_be_bytes(bytes: [u8; 2]) -> u16;
    pub fn from_le_bytes(bytes: [u8; 2]) -> u16;
    pub fn from_ne_bytes(bytes: [u8; 2]) -> u16;
    pub fn from_str_radix(src: &str, radix: u32) -> Result<u16, ParseIntError>;
    pub fn to_be(self) -> u16;
    pub fn to_le(self) -> u16;
    pub fn from_be(x: u16) -> u16;
    pub fn from_le(x: u16) -> u16;
    pub fn swap_bytes(self) -> u16;
    pub fn pow(self, exp: u32) -> u16;
    pub fn div_ceil(self, rhs: u16) -> u16;
    pub fn checked_add(self, rhs: u16) -> Option<u16>;
    pub fn checked_sub(self, rhs: u16) -> Option<u16>;
    pub fn checked_mul(self, rhs: u16) -> Option<u16>;
    pub fn saturating_add(self, rhs: u16) -> u16;
    pub fn saturating_sub(self, rhs: u16) -> u16;
    pub fn wrapping_add(self, rhs: u16) -> u16;
    pub fn wrapping_sub(self, rhs: u16) -> u16;
    pub fn wrapping_mul(self, rhs: u16) -> u16;
    pub fn min(self, other: u16) -> u16;
    pub fn max(self, other: u16) -> u16;
}

impl std::str::FromStr for u16 {
    type Err = ParseIntError;
}

impl Clone for u16 {}
impl Default for u16 {}
impl std::fmt::Display for u16 {}

impl u32 {
    pub const MIN: u32;
    pub const MAX: u32;
    pub const BITS: u32;
    pub fn to_be_bytes(self) -> [u8; 4];
    pub fn to_le_bytes(self) -> [u8; 4];
    pub fn to_ne_bytes(self) -> [u8; 4];
    pub fn from_be_bytes(bytes: [u8; 4]) -> u32;
    pub fn from_le_bytes(bytes: [u8; 4]) -> u32;
    pub fn from_ne_bytes(bytes: [u8; 4]) -> u32;
    pub fn from_str_radix(src: &str, radix: u32) -> Result<u32, ParseIntError>;
    pub fn to_be(self) -> u32;
    pub fn to_le(self) -> u32;
    pub fn from_be(x: u32) -> u32;
    pub fn from_le(x: u32) -> u32;
    pub fn swap_bytes(self) -> u32;
    pub fn pow(self, exp: u32) -> u32;
    pub fn div_ceil(self, rhs: u32) -> u32;
    pub fn checked_add(self, rhs: u32) -> Option<u32>;
    pub fn checked_sub(self, rhs: u32) -> Option<u32>;
    pub fn checked_mul(self, rhs: u32) -> Option<u32>;
    pub fn saturating_add(self, rhs: u32) -> u32;
    pub fn saturating_sub(self, rhs: u32) -> u32;
    pub fn wrapping_add(self, rhs: u32) -> u32;
    pub fn wrapping_sub(self, rhs: u32) -> u32;
    pub fn wrapping_mul(self, rhs: u32) -> u32;
    pub fn min(self, other: u32) -> u32;
    pub fn max(self, other: u32) -> u32;
}

impl std::str::FromStr for u32 {
    type Err = ParseIntError;
}

impl Clone for u32 {}
impl Default for u32 {}
impl std::fmt::Display for u32 {}

impl u64 {
    pub const MIN: u64;
    pub const MAX: u64;
    pub const BITS: u32;
    pub fn to_be_bytes(self) -> [u8; 8];
    pub fn to_le_bytes(self) -> [u8; 8];
    pub fn to_ne_bytes(self) -> [u8; 8];
    pub fn from_be_bytes(bytes: [u8; 8]) -> u64;
    pub fn from_le_bytes(bytes: [u8; 8]) -> u64;
    pub fn from_ne_bytes(bytes: [u8; 8]) -> u64;
    pub fn from_str_radix(src: &str, radix: u32) -> Result<u64, ParseIntError>;
    pub fn to_be(self) -> u64;
    pub fn to_le(self) -> u64;
    pub fn from_be(x: u64) -> u64;
    pub fn from_le(x: u64) -> u64;
    pub fn swap_bytes(self) -> u64;
    pub fn pow(self, exp: u32) -> u64;
    pub fn div_ceil(self, rhs: u64) -> u64;
    pub fn checked_add(self, rhs: u64) -> Option<u64>;
    pub fn checked_sub(self, rhs: u64) -> Option<u64>;
    pub fn checked_mul(self, rhs: u64) -> Option<u64>;
    pub fn saturating_add(self, rhs: u64) -> u64;
    pub fn saturating_sub(self, rhs: u64) -> u64;
    pub fn wrapping_add(self, rhs: u64) -> u64;
    pub fn wrapping_sub(self, rhs: u64) -> u64;
    pub fn wrapping_mul(self, rhs: u64) -> u64;
    pub fn min(self, other: u64) -> u64;
    pub fn max(self, other: u64) -> u64;
}

impl std::str::FromStr for u64 {
    type Err = ParseIntError;
}

impl Clone for u64 {}
impl Default for u64 {}
impl std::fmt::Display for u64 {}

impl u128 {
    pub const MIN: u128;
    pub const MAX: u128;
    pub const BITS: u32;
    pub fn to_be_bytes(self) -> [u8; 16];
    pub fn to_le_bytes(self) -> [u8; 16];
    pub fn to_ne_bytes(self) -> [u8; 16];
    pub fn from_be_bytes(bytes: [u8; 16]) -> u128;
    pub fn from_le_bytes(bytes: [u8; 16]) -> u128;
    pub fn from_ne_bytes(bytes: [u8; 16]) -> u128;
    pub fn from_str_radix(src: &str, radix: u32) -> Result<u128, ParseIntError>;
    pub fn to_be(self) -> u128;
    pub fn to_le(self) -> u128;
    pub fn from_be(x: u128) -> u128;
    pub fn from_le(x: u128) -> u128;
    pub fn swap_bytes(self) -> u128;
    pub fn pow(self, exp: u32) -> u128;
    pub fn div_ceil(self, rhs: u128) -> u128;
    pub fn checked_add(self, rhs: u128) -> Option<u128>;
    pub fn checked_sub(self, rhs: u128) -> Option<u128>;
    pub fn checked_mul(self, rhs: u128) -> Option<u128>;
    pub fn saturating_add(self, rhs: u128) -> u128;
    pub fn saturating_sub(self, rhs: u128) -> u128;
    pub fn wrapping_add(self, rhs: u128) -> u128;
    pub fn wrapping_sub(self, rhs: u128) -> u128;
    pub fn wrapping_mul(self, rhs: u128) -> u128;
    pub fn min(self, other: u128) -> u128;
    pub fn max(self, other: u128) -> u128;
}

impl std::str::FromStr for u128 {
    type Err = ParseIntError;
}

impl Clone for u128 {}
impl Default for u128 {}
impl std::fmt::Display for u128 {}

impl usize {
    pub const MIN: usize;
    pub const MAX: usize;
    pub const BITS: u32;
    pub fn to_be_bytes(self) -> [u8; 8];
    pub fn to_le_bytes(self) -> [u8; 8];
    pub fn to_ne_bytes(self) -> [u8; 8];
    pub fn from_be_bytes(bytes: [u8; 8]) -> usize;
    pub fn from_le_bytes(bytes: [u8; 8]) -> usize;
    pub fn from_ne_bytes(bytes: [u8; 8]) -> usize;
    pub fn from_str_radix(src: &str, radix: u32) -> Result<usize, ParseIntError>;
    pub fn to_be(self) -> usize;
    pub fn to_le(self) -> usize;
    pub fn from_be(x: usize) -> usize;
    pub fn from_le(x: usize) -> usize;
    pub fn swap_bytes(self) -> usize;
    pub fn pow(self, exp: u32) -> usize;
    pub fn div_ceil(self, rhs: usize) -> usize;
    pub fn checked_add(self, rhs: usize) -> Option<usize>;
    pub fn checked_sub(self, rhs: usize) -> Option<usize>;
    pub fn checked_mul(self, rhs: usize) -> Option<usize>;
    pub fn saturating_add(self, rhs: usize) -> usize;
    pub fn saturating_sub(self, rhs: usize) -> usize;
    pub fn wrapping_add(self, rhs: usize) -> usize;
    pub fn wrapping_sub(self, rhs: usize) -> usize;
    pub fn wrapping_mul(self, rhs: usize) -> usize;
    pub fn min(self, other: usize) -> usize;
    pub fn max(self, other: usize) -> usize;
}

impl std::str::FromStr for usize {
    type Err = ParseIntError;
}

impl Clone for usize {}
impl Default for usize {}
impl std::fmt::Display for usize {}

impl i8 {
    pub const MIN: i8;
    pub const MAX: i8;
    pub const BITS: u32;
    pub fn to_be_bytes(self) -> [u8; 1];
    pub fn to_le_bytes(self) -> [u8; 1];
    pub fn to_ne_bytes(self) -> [u8; 1];
    pub fn from_be_bytes(bytes: [u8; 1]) -> i8;
    pub fn from_le_bytes(bytes: [u8; 1]) -> i8;
    pub fn from_ne_bytes(bytes: [u8; 1]) -> i8;
    pub fn from_str_radix(src: &str, radix: u32) -> Result<i8, ParseIntError>;
    pub fn to_be(self) -> i8;
    pub fn to_le(self) -> i8;
    pub fn from_be(x: i8) -> i8;
    pub fn from_le(x: i8) -> i8;
    pub fn swap_bytes(self) -> i8;
    pub fn pow(self, exp: u32) -> i8;
    pub fn div_ceil(self, rhs: i8) -> i8;
    pub fn checked_add(self, rhs: i8) -> Option<i8>;
    pub fn checked_sub(self, rhs: i8) -> Option<i8>;
    pub fn checked_mul(self, rhs: i8) -> Option<i8>;
    pub fn saturating_add(self, rhs: i8) -> i8;
    pub fn saturating_sub(self, rhs: i8) -> i8;
    pub fn wrapping_add(self, rhs: i8) -> i8;
    pub fn wrapping_sub(self, rhs: i8) -> i8;
    pub fn wrapping_mul(self, rhs: i8) -> i8;
    pub fn min(self, other: i8) -> i8;
    pub fn max(self, other: i8) -> i8;
}

impl std::str::FromStr for i8 {
    type Err = ParseIntError;
}

impl Clone for i8 {}
impl Default for i8 {}
impl std::fmt::Display for i8 {}

impl i16 {
    pub const MIN: i16;
    pub const MAX: i16;
    pub const BITS: u32;
    pub fn to_be_bytes(self) -> [u8; 2];
    pub fn to_le_bytes(self) -> [u8; 2];
    pub fn to_ne_bytes(self) -> [u8; 2];
    pub fn from_be_bytes(bytes: [u8; 2]) -> i16;
    pub fn from_le_bytes(bytes: [u8; 2]) -> i16;
    pub fn from_ne_bytes(bytes: [u8; 2]) -> i16;
    pub fn from_str_radix(src: &str, radix: u32) -> Result<i16, ParseIntError>;
    pub fn to_be(self) -> i16;
    pub fn to_le(self) -> i16;
    pub fn from_be(x: i16) -> i16;
    pub fn from_le(x: i16) -> i16;
    pub fn swap_bytes(self) -> i16;
    pub fn pow(self, exp: u32) -> i16;
    pub fn div_ceil(self, rhs: i16) -> i16;
    pub fn checked_add(self, rhs: i16) -> Option<i16>;
    pub fn checked_sub(self, rhs: i16) -> Option<i16>;
    pub fn checked_mul(self, rhs: i16) -> Option<i16>;
    pub fn saturating_add(self, rhs: i16) -> i16;
    pub fn saturating_sub(self, rhs: i16) -> i16;
    pub fn wrapping_add(self, rhs: i16) -> i16;
    pub fn wrapping_sub(self, rhs: i16) -> i16;
    pub fn wrapping_mul(self, rhs: i16) -> i16;
    pub fn min(self, other: i16) -> i16;
    pub fn max(self, other: i16) -> i16;
}

impl std::str::FromStr for i16 {
    type Err = ParseIntError;
}

impl Clone for i16 {}
impl Default for i16 {}
impl std::fmt::Display for i16 {}

impl i32 {
    pub const MIN: i32;
    pub const MAX: i32;
    pub const BITS: u32;
    pub fn to_be_bytes(self) -> [u8; 4];
    pub fn to_le_bytes(self) -> [u8; 4];
    pub fn to_ne_bytes(self) -> [u8; 4];
    pub fn from_be_bytes(bytes: [u8; 4]) -> i32;
    pub fn from_le_bytes(bytes: [u8; 4]) -> i32;
    pub fn from_ne_bytes(bytes: [u8; 4]) -> i32;
    pub fn from_str_radix(src: &str, radix: u32) -> Result<i32, ParseIntError>;
    pub fn to_be(self) -> i32;
    pub fn to_le(self) -> i32;
    pub fn from_be(x: i32) -> i32;
    pub fn from_le(x: i32) -> i32;
    pub fn swap_bytes(self) -> i32;
    pub fn pow(self, exp: u32) -> i32;
    pub fn div_ceil(self, rhs: i32) -> i32;
    pub fn checked_add(self, rhs: i32) -> Option<i32>;
    pub fn checked_sub(self, rhs: i32) -> Option<i32>;
    pub fn checked_mul(self, rhs: i32) -> Option<i32>;
    pub fn saturating_add(self, rhs: i32) -> i32;
    pub fn saturating_sub(self, rhs: i32) -> i32;
    pub fn wrapping_add(self, rhs: i32) -> i32;
    pub fn wrapping_sub(self, rhs: i32) -> i32;
    pub fn wrapping_mul(self, rhs: i32) -> i32;
    pub fn min(self, other: i32) -> i32;
    pub fn max(self, other: i32) -> i32;
}

impl std::str::FromStr for i32 {
    type Err = ParseIntError;
}

impl Clone for i32 {}
impl Default for i32 {}
impl std::fmt::Display for i32 {}

impl i64 {
    pub const MIN: i64;
    pub const MAX: i64;
    pub const BITS: u32;
    pub fn to_be_bytes(self) -> [u8; 8];
    pub fn to_le_bytes(self) -> [u8; 8];
    pub fn to_ne_bytes(self) -> [u8; 8];
    pub fn from_be_bytes(bytes: [u8; 8]) -> i64;
    pub fn from_le_bytes(bytes: [u8; 8]) -> i64;
    pub fn from_ne_bytes(bytes: [u8; 8]) -> i64;
    pub fn from_str_radix(src: &str, radix: u32) -> Result<i64, ParseIntError>;
    pub fn to_be(self) -> i64;
    pub fn to_le(self) -> i64;
    pub fn from_be(x: i64) -> i64;
    pub fn from_le(x: i64) -> i64;
    pub fn swap_bytes(self) -> i64;
    pub fn pow(self, exp: u32) -> i64;
    pub fn div_ceil(self, rhs: i64) -> i64;
    pub fn checked_add(self, rhs: i64) -> Option<i64>;
    pub fn checked_sub(self, rhs: i64) -> Option<i64>;
    pub fn checked_mul(self, rhs: i64) -> Option<i64>;
    pub fn saturating_add(self, rhs: i64) -> i64;
    pub fn saturating_sub(self, rhs: i64) -> i64;
    pub fn wrapping_add(self, rhs: i64) -> i64;
    pub fn wrapping_sub(self, rhs: i64) -> i64;
    pub fn wrapping_mul(self, rhs: i64) -> i64;
    pub fn min(self, other: i64) -> i64;
    pub fn max(self, other: i64) -> i64;
}

impl std::str::FromStr for i64 {
    type Err = ParseIntError;
}

impl Clone for i64 {}
impl Default for i64 {}
impl std::fmt::Display for i64 {}

impl i128 {
    pub const MIN: i128;
    pub const MAX: i128;
    pub const BITS: u32;
    pub fn to_be_bytes(self) -> [u8; 16];
    pub fn to_le_bytes(self) -> [u8; 16];
    pub fn to_ne_bytes(self) -> [u8; 16];
    pub fn from_be_bytes(bytes: [u8; 16]) -> i128;
    pub fn from_le_bytes(bytes: [u8; 16]) -> i128;
    pub fn from_ne_bytes(bytes: [u8; 16]) -> i128;
    pub fn from_str_radix(src: &str, radix: u32) -> Result<i128, ParseIntError>;
    pub fn to_be(self) -> i128;
    pub fn to_le(self) -> i128;
    pub fn from_be(x: i128) -> i128;
    pub fn from_le(x: i128) -> i128;
    pub fn swap_bytes(self) -> i128;
    pub fn pow(self, exp: u32) -> i128;
    pub fn div_ceil(self, rhs: i128) -> i128;
    pub fn checked_add(self, rhs: i128) -> Option<i128>;
    pub fn checked_sub(self, rhs: i128) -> Option<i128>;
    pub fn checked_mul(self, rhs: i128) -> Option<i128>;
    pub fn saturating_add(self, rhs: i128) -> i128;
    pub fn saturating_sub(self, rhs: i128) -> i128;
    pub fn wrapping_add(self, rhs: i128) -> i128;
    pub fn wrapping_sub(self, rhs: i128) -> i128;
    pub fn wrapping_mul(self, rhs: i128) -> i128;
    pub fn min(self, other: i128) -> i128;
    pub fn max(self, other: i128) -> i128;
}

impl std::str::FromStr for i128 {
    type Err = ParseIntError;
}

impl Clone for i128 {}
impl Default for i128 {}
impl std::fmt::Display for i128 {}

impl isize {
    pub const MIN: isize;
    pub const MAX: isize;
    pub const BITS: u32;
    pub fn to_be_bytes(self) -> [u8; 8];
    pub fn to_le_bytes(self) -> [u8; 8];
    pub fn to_ne_bytes(self) -> [u8; 8];
    pub fn from_be_bytes(bytes: [u8; 8]) -> isize;
    pub fn from_le_bytes(bytes: [u8; 8]) -> isize;
    pub fn from_ne_bytes(bytes: [u8; 8]) -> isize;
    pub fn from_str_radix(src: &str, radix: u32) -> Result<isize, ParseIntError>;
    pub fn to_be(self) -> isize;
    pub fn to_le(self) -> isize;
    pub fn from_be(x: isize) -> isize;
    pub fn from_le(x: isize) -> isize;
    pub fn swap_bytes(self) -> isize;
    pub fn pow(self, exp: u32) -> isize;
    pub fn div_ceil(self, rhs: isize) -> isize;
    pub fn checked_add(self, rhs: isize) -> Option<isize>;
    pub fn checked_sub(self, rhs: isize) -> Option<isize>;
    pub fn checked_mul(self, rhs: isize) -> Option<isize>;
    pub fn saturating_add(self, rhs: isize) -> isize;
    pub fn saturating_sub(self, rhs: isize) -> isize;
    pub fn wrapping_add(self, rhs: isize) -> isize;
    pub fn wrapping_sub(self, rhs: isize) -> isize;
    pub fn wrapping_mul(self, rhs: isize) -> isize;
    pub fn min(self, other: isize) -> isize;
    pub fn max(self, other: isize) -> isize;
}

impl std::str::FromStr for isize {
    type Err = ParseIntError;
}

impl Clone for isize {}
impl Default for isize {}
impl std::fmt::Display for isize {}

impl f32 {
    pub const MIN: f32;
    pub const MAX: f32;
    pub fn to_be_bytes(self) -> [u8; 4];
    pub fn to_le_bytes(self) -> [u8; 4];
    pub fn to_ne_bytes(self) -> [u8; 4];
    pub fn from_be_bytes(bytes: [u8; 4]) -> f32;
    pub fn from_le_bytes(bytes: [u8; 4]) -> f32;
    pub fn from_ne_bytes(bytes: [u8; 4]) -> f32;
    pub fn to_bits(self) -> u32;
    pub fn from_bits(v: u32) -> f32;
    pub fn min(self, other: f32) -> f32;
    pub fn max(self, other: f32) -> f32;
}

impl std::str::FromStr for f32 {
    type Err = ParseFloatError;
}

impl Clone for f32 {}
impl Default for f32 {}
impl std::fmt::Display for f32 {}

impl f64 {
    pub const MIN: f64;
    pub const MAX: f64;
    pub fn to_be_bytes(self) -> [u8; 8];
    pub fn to_le_bytes(self) -> [u8; 8];
    pub fn to_ne_bytes(self) -> [u8; 8];
    pub fn from_be_bytes(bytes: [u8; 8]) -> f64;
    pub fn from_le_bytes(bytes: [u8; 8]) -> f64;
    pub fn from_ne_bytes(bytes: [u8; 8]) -> f64;
    pub fn to_bits(self) -> u64;
    pub fn from_bits(v: u64) -> f64;
    pub fn min(self, other: f64) -> f64;
    pub fn max(self, other: f64) -> f64;
}

impl std::str::FromStr for f64 {
    type Err = ParseFloatError;
}

impl Clone for f64 {}
impl Default for f64 {}
impl std::fmt::Display for f64 {}

impl char {
    pub fn len_utf8(self) -> usize;
    pub fn encode_utf8(self, dst: &mut [u8]) -> &mut str;
    pub fn is_whitespace(self) -> bool;
    pub fn is_alphabetic(self) -> bool;
    pub fn is_alphanumeric(self) -> bool;
    pub fn is_ascii_digit(&self) -> bool;
    pub fn to_digit(self, radix: u32) -> Option<u32>;
    pub fn to_ascii_lowercase(&self) -> char;
    pub fn to_ascii_uppercase(&self) -> char;
}

impl bool {
    pub fn then<T, F: FnOnce() -> T>(self, f: F) -> Option<T>;
    pub fn then_some<T>(self, t: T) -> Option<T>;
}

impl std::fmt::Display for char {}
impl std::fmt::Display for bool {}
impl Clone for char {}
impl Clone for bool {}
impl Default for bool {}
