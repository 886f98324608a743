//! `std::ffi`.

use std::borrow::Cow;
use std::ops::Deref;

pub struct OsStr;
pub struct OsString;
pub struct CStr;
pub struct CString;
pub struct NulError;

impl OsStr {
    /// Gives the same text or path, if in another type.
    #[same]
    pub fn new<S: AsRef<OsStr>>(s: &S) -> &OsStr;
    /// Gives the same text or path, if in another type.
    #[same]
    pub fn to_str(&self) -> Option<&str>;
    /// Gives the same text or path, if in another type.
    #[same]
    pub fn to_string_lossy(&self) -> Cow<str>;
    /// Gives the same text or path, if in another type.
    #[same]
    pub fn to_os_string(&self) -> OsString;
    pub fn len(&self) -> usize;
    pub fn is_empty(&self) -> bool;
    pub fn as_encoded_bytes(&self) -> &[u8];
    pub fn to_ascii_lowercase(&self) -> OsString;
    pub fn eq_ignore_ascii_case<S: AsRef<OsStr>>(&self, other: S) -> bool;
}

impl OsString {
    pub fn new() -> OsString;
    /// Gives the same text or path, if in another type.
    #[same]
    pub fn into_string(self) -> Result<String, OsString>;
    pub fn push<T: AsRef<OsStr>>(&mut self, s: T);
    /// Gives the same text or path, if in another type.
    #[same]
    pub fn as_os_str(&self) -> &OsStr;
}

impl Deref for OsString {
    type Target = OsStr;
}

impl CString {
    pub fn new<T: Into<Vec<u8>>>(t: T) -> Result<CString, NulError>;
    pub fn as_bytes(&self) -> &[u8];
}

impl Deref for CString {
    type Target = CStr;
}

impl CStr {
    pub fn to_bytes(&self) -> &[u8];
    pub fn to_str(&self) -> Result<&str, std::str::Utf8Error>;
}

impl Clone for OsString {}
impl From<String> for OsString {}
impl From<&str> for OsString {}
impl AsRef<OsStr> for OsStr {}
impl AsRef<OsStr> for OsString {}
impl AsRef<OsStr> for str {}
impl AsRef<OsStr> for String {}
impl std::error::Error for NulError {}
