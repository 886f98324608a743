//! `cargo_metadata`: the older way to read messages asks for every byte; the newer one takes what is buffered.

use std::io::{BufRead, Read, Result};

pub struct MessageIter<R>;
pub struct MessageIterator<R>;

pub enum Message {
    CompilerArtifact(Artifact),
    CompilerMessage(CompilerMessage),
    BuildScriptExecuted(BuildScript),
    TextLine(String),
}

pub struct Artifact;
pub struct BuildScript;
pub struct CompilerMessage;

impl Message {
    pub fn parse_stream<R: BufRead>(input: R) -> MessageIter<R>;
}

/// Asks for one byte at a time, and stops at the end of each message.
/// ```
/// for message in cargo_metadata::parse_messages(std::fs::File::open("f")?) {
///     message?;
/// }
/// ```
#[sink(once_per = "byte", per_kib = 1024)]
pub fn parse_messages<R: Read>(input: R) -> MessageIterator<R>;

impl<R: BufRead> Iterator for MessageIter<R> {
    type Item = Result<Message>;
}

impl<R: Read> Iterator for MessageIterator<R> {
    type Item = Result<Message>;
}
