//! Which files: stand-in.
use crate::file::Edition;
use std::path::PathBuf;
#[derive(Clone, Debug)]
pub struct Package {
    pub name: String,
    pub root: PathBuf,
    pub edition: Edition,
    pub crates: Vec<CrateRoot>,
    pub dependencies: Vec<Dependency>,
}
#[derive(Clone, Debug)]
pub struct CrateRoot {
    pub name: String,
    pub kind: CrateKind,
    pub path: PathBuf,
}
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CrateKind {
    Lib,
    Bin,
    Example,
    Test,
    Bench,
    BuildScript,
}
#[derive(Clone, Debug)]
pub struct Dependency {
    pub name: String,
    pub package: String,
    pub path: Option<PathBuf>,
}
