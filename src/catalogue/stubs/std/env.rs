//! `std::env`.

use std::ffi::{OsStr, OsString};
use std::io::Result;
use std::path::{Path, PathBuf};

pub struct Args;
pub struct ArgsOs;
pub struct Vars;
pub struct VarsOs;
pub struct SplitPaths;

pub enum VarError {
    NotPresent,
    NotUnicode(OsString),
}

pub fn args() -> Args;
pub fn args_os() -> ArgsOs;
pub fn var<K: AsRef<OsStr>>(key: K) -> std::result::Result<String, VarError>;
pub fn var_os<K: AsRef<OsStr>>(key: K) -> Option<OsString>;
pub fn vars() -> Vars;
pub fn vars_os() -> VarsOs;
pub unsafe fn set_var<K: AsRef<OsStr>, V: AsRef<OsStr>>(key: K, value: V);
pub fn current_dir() -> Result<PathBuf>;
pub fn set_current_dir<P: AsRef<Path>>(path: P) -> Result<()>;
pub fn current_exe() -> Result<PathBuf>;
pub fn temp_dir() -> PathBuf;
pub fn home_dir() -> Option<PathBuf>;
pub fn split_paths<T: AsRef<OsStr>>(unparsed: &T) -> SplitPaths;

impl Args {
    pub fn len(&self) -> usize;
}

impl Iterator for Args {
    type Item = String;
}

impl Iterator for ArgsOs {
    type Item = OsString;
}

impl Iterator for Vars {
    type Item = (String, String);
}

impl Iterator for VarsOs {
    type Item = (OsString, OsString);
}

impl Iterator for SplitPaths {
    type Item = PathBuf;
}
