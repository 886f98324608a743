//! The text that strace writes, as calls with their stacks.
//! It knows nothing of the binaries and sources that the addresses stand for.

use std::io::{self, BufRead};

use crate::evidence::Calls;

const READS: [&str; 9] =
    ["read", "pread", "pread64", "readv", "preadv", "preadv2", "recv", "recvfrom", "recvmsg"];

const WRITES: [&str; 9] =
    ["write", "pwrite", "pwrite64", "writev", "pwritev", "pwritev2", "send", "sendto", "sendmsg"];

/// A finished system call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// One read or one write, and the bytes that it moved; none where it failed.
    pub calls: Calls,
    /// The innermost frame first; empty where strace was run without `-k`.
    pub stack: Vec<Frame>,
}

/// `/bin/tool(tool::main+0x1f) [0x2f4]`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Frame {
    pub binary: String,
    /// The address in brackets.
    pub address: u64,
    /// Bytes from the start of the symbol to the address.
    pub into_symbol: Option<u64>,
}

/// Hands on every call that reads or writes, in the order of the trace.
pub fn for_each_call(mut trace: impl BufRead, mut act: impl FnMut(&Call)) -> io::Result<()> {
    let mut line = Vec::new();
    let mut open: Option<Call> = None;
    while trace.read_until(b'\n', &mut line)? > 0 {
        let text = String::from_utf8_lossy(&line);
        let text = text.trim_end();
        if text.starts_with(" > ") {
            if let (Some(call), Some(frame)) = (&mut open, frame(text)) {
                call.stack.push(frame);
            }
        } else {
            let next = finished(text).map(|calls| Call { calls, stack: Vec::new() });
            if let Some(call) = std::mem::replace(&mut open, next) {
                act(&call);
            }
        }
        line.clear();
    }
    if let Some(call) = open {
        act(&call);
    }
    Ok(())
}

/// A call that another thread interrupted is counted by its second line, which has the result and the stack.
fn finished(line: &str) -> Option<Calls> {
    if line.ends_with("<unfinished ...>") {
        return None;
    }
    let name = name(line)?;
    let (reads, writes) = (u64::from(READS.contains(&name)), u64::from(WRITES.contains(&name)));
    (reads + writes > 0).then_some(Calls { reads, writes, bytes: returned(line)? })
}

/// `read` of `12 read(3, …`, `[pid 12] 10:00:01 read(3, …` and `12 <... read resumed>…`.
fn name(line: &str) -> Option<&str> {
    let head = line.split('(').next()?;
    match head.split_once("<... ") {
        Some((_, resumed)) => Some(resumed.split_once(" resumed>")?.0),
        None if head.len() == line.len() => None,
        None => head.rsplit(' ').next(),
    }
}

/// The bytes that a call moved; 0 for an error and for a result that nobody saw.
fn returned(line: &str) -> Option<u64> {
    let result = line.rsplit_once(" = ")?.1;
    let digits = result.split(|it: char| !it.is_ascii_digit()).next()?;
    Some(digits.parse().unwrap_or(0))
}

fn frame(line: &str) -> Option<Frame> {
    let (place, address) = line.strip_prefix(" > ")?.rsplit_once(" [0x")?;
    let (binary, symbol) = place.split_once('(')?;
    let into_symbol = symbol.rsplit_once("+0x").and_then(|(_, it)| hexadecimal(it.strip_suffix(')')?));
    Some(Frame { binary: binary.to_owned(), address: hexadecimal(address.split(']').next()?)?, into_symbol })
}

fn hexadecimal(digits: &str) -> Option<u64> {
    u64::from_str_radix(digits, 16).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moved(line: &str) -> Option<(u64, u64, u64)> {
        finished(line).map(|it| (it.reads, it.writes, it.bytes))
    }

    #[test]
    fn a_call_is_read_with_whatever_stands_before_it() {
        assert_eq!(moved("read(3, \"a\", 1)                   = 1"), Some((1, 0, 1)));
        assert_eq!(moved("12  write(3, \"x = 7\", 5)    = 5 <0.000012>"), Some((0, 1, 5)));
        assert_eq!(
            moved("[pid    12] 10:00:01.25 recvfrom(3, \"(\", 1, 0, NULL, NULL) = 1"),
            Some((1, 0, 1))
        );
        assert_eq!(moved("12  sendmsg(4, {msg_name=NULL}, MSG_NOSIGNAL) = 512"), Some((0, 1, 512)));
        assert_eq!(moved("12  openat(AT_FDCWD, \"read(3\", O_RDONLY) = 3"), None);
    }

    #[test]
    fn an_interrupted_call_is_counted_once() {
        assert_eq!(moved("12  read(3,  <unfinished ...>"), None);
        assert_eq!(moved("12  <... read resumed>\"a(b\", 4) = 3"), Some((1, 0, 3)));
        assert_eq!(moved("12  <... futex resumed>)          = 0"), None);
    }

    #[test]
    fn a_failed_call_moves_nothing() {
        assert_eq!(
            moved("read(3, 0x7ffc, 9) = -1 EAGAIN (Resource temporarily unavailable)"),
            Some((1, 0, 0))
        );
        assert_eq!(moved("read(3, 0x7ffc, 9) = ? ERESTARTSYS (To be restarted)"), Some((1, 0, 0)));
        assert_eq!(moved("12  +++ exited with 0 +++"), None);
        assert_eq!(moved("12  --- SIGCHLD {si_signo=SIGCHLD} ---"), None);
    }

    #[test]
    fn a_frame_may_lack_its_symbol() {
        let of = |line| frame(line).map(|it| (it.binary, it.address, it.into_symbol));
        let binary = "/bin/tool".to_owned();
        let named = " > /bin/tool(<fn(A) as core::ops::FnOnce>::call_once+0x1f) [0x2f4]";
        assert_eq!(of(named), Some((binary.clone(), 0x2f4, Some(0x1f))));
        assert_eq!(of(" > /bin/tool() [0x2f4]"), Some((binary, 0x2f4, None)));
        assert_eq!(of(" > unexpected_backtracing_error [0x2f4]"), None);
    }
}
