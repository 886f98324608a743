//! `std::os::unix::process`.

use std::io::{Error, Result};
use std::process::{Command, ExitStatus};

pub trait CommandExt {
    fn uid(&mut self, id: u32) -> &mut Command;
    fn gid(&mut self, id: u32) -> &mut Command;
    unsafe fn pre_exec<F: FnMut() -> Result<()>>(&mut self, f: F) -> &mut Command;

    /// Replaces the process: no drop runs.
    #[exits]
    fn exec(&mut self) -> Error;

    fn process_group(&mut self, pgroup: i32) -> &mut Command;
}

pub trait ExitStatusExt {
    fn signal(&self) -> Option<i32>;
    fn core_dumped(&self) -> bool;
}

impl CommandExt for Command {}
impl ExitStatusExt for ExitStatus {}
