//! `indicatif`: a progress bar counts the bytes of each call and passes it on as it is.

use std::io::{BufRead, Read, Seek, Write};

pub struct ProgressBar;
pub struct ProgressBarIter<T>;
pub struct ProgressDrawTarget;
pub struct ProgressStyle;

impl ProgressBar {
    pub fn new(len: u64) -> ProgressBar;
    pub fn no_length() -> ProgressBar;
    pub fn hidden() -> ProgressBar;
    pub fn new_spinner() -> ProgressBar;
    pub fn with_draw_target(len: Option<u64>, draw_target: ProgressDrawTarget) -> ProgressBar;
    pub fn with_style(self, style: ProgressStyle) -> ProgressBar;
    pub fn with_message(self, message: &str) -> ProgressBar;
    pub fn with_prefix(self, prefix: &str) -> ProgressBar;
    pub fn with_position(self, pos: u64) -> ProgressBar;
    pub fn wrap_read<R: Read>(&self, read: R) -> ProgressBarIter<R>;
    pub fn wrap_write<W: Write>(&self, write: W) -> ProgressBarIter<W>;
}

impl<R: Read> Read for ProgressBarIter<R> {}
impl<R: BufRead> BufRead for ProgressBarIter<R> {}
impl<S: Seek> Seek for ProgressBarIter<S> {}
impl<W: Write> Write for ProgressBarIter<W> {}
