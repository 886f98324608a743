//! What others may notice of a run while it lasts: the calls that tell them, and how much was written by then.

use std::collections::BTreeMap;
use std::path::Path;

/// Bytes by the file, pipe or socket that they went to.
pub type Written = BTreeMap<String, u64>;

/// Where others notice the program, and what it had written until then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The system call, and the file that it is about where that is one.
    pub call: String,
    pub written: Written,
}

/// One thread: its moments in order, and all that it wrote.
#[derive(Debug, Default)]
pub struct Thread {
    pub moments: Vec<Moment>,
    pub written: Written,
}

pub const READS: &str = "read,pread64,readv,recvfrom,recvmsg";
pub const WRITES: &str = "write,pwrite64,writev,pwritev,sendto,sendmsg";
/// What opens a file tells others nothing, but may be about one that was written.
const OPENS: &str = "openat";
const NOTICED: &str = "rename,renameat,renameat2,link,linkat,symlinkat,unlink,unlinkat,chmod,fchmod,fchmodat,\
                       truncate,ftruncate,fsync,fdatasync,execve,clone,clone3,vfork,wait4,waitid,kill,connect,\
                       accept4,clock_nanosleep,exit_group";

/// The calls that `strace` is to log.
pub fn traced() -> String {
    format!("trace={READS},{WRITES},{OPENS},{NOTICED}")
}

/// How many of the calls of a log have one of those names.
pub fn n_calls(log: &str, names: &str) -> u64 {
    let is_named = |line: &&str| line.split_once('(').is_some_and(|(call, _)| is_one_of(call, names));
    log.lines().filter(is_named).count() as u64
}

fn is_one_of(call: &str, names: &str) -> bool {
    names.split(',').any(|it| it == call)
}

/// Reads what `strace -y` logged of one thread that worked in `dir`.
pub fn thread(log: &str, dir: &Path) -> Thread {
    let mut thread = Thread::default();
    for line in log.lines() {
        let Some((call, rest)) = line.split_once('(') else { continue };
        if is_one_of(call, READS) {
            continue;
        }
        let (args, result) = rest.rsplit_once(" = ").unwrap_or((rest, ""));
        if is_one_of(call, WRITES) {
            let bytes = result.split([' ', '<']).next().and_then(|it| it.parse::<u64>().ok());
            if let (Some(bytes), Some(file)) = (bytes, file(args, dir)) {
                *thread.written.entry(file).or_default() += bytes;
            }
        } else if call == OPENS {
            let opened = file(result, dir).filter(|it| thread.written.contains_key(it));
            if let Some(opened) = opened {
                let written = thread.written.get(&opened).copied().unwrap_or_default();
                let written = Written::from([(opened.clone(), written)]);
                thread.moments.push(Moment { call: format!("{call} {opened}"), written });
            }
        } else {
            let written = thread.written.clone();
            thread.moments.push(Moment { call: call.to_owned(), written });
        }
    }
    thread
}

/// `4</dir/output>`: the file, by its path below `dir` if it is there; the kind of what has no name that lasts.
fn file(text: &str, dir: &Path) -> Option<String> {
    let path = text.split_once('<')?.1.split(['>', ':']).next()?;
    let relative = Path::new(path).strip_prefix(dir).unwrap_or(Path::new(path));
    // Chosen at random in each run.
    let is_temporary = |it: &str| it.starts_with(".tmp");
    let steps = relative.iter().filter_map(|it| it.to_str());
    let steps: Vec<&str> = steps.map(|it| if is_temporary(it) { ".tmp" } else { it }).collect();
    Some(steps.join("/"))
}

#[test]
fn a_log_tells_what_was_written_when_others_noticed() {
    let log = "\
write(3</run/output>, \"\"..., 12) = 12
write(3</run/output>, \"\"..., 4) = 4
read(4</run/input.txt>, \"\"..., 64) = 64
write(5<pipe:[8123]>, \"\"..., 7) = 7
write(7</run/.tmpX2c9Qf>, \"\"..., 3) = 3
rename(\"\"..., \"\"...) = 0
openat(AT_FDCWD</run>, \"\"..., O_RDONLY) = 6</run/input.txt>
openat(AT_FDCWD</run>, \"\"..., O_RDONLY) = 6</run/output>
write(1</dev/full>, \"\"..., 2) = -1 ENOSPC (No space left on device)
exit_group(0) = ?
+++ exited with 0 +++
";
    let thread = thread(log, Path::new("/run"));
    let calls: Vec<&str> = thread.moments.iter().map(|it| it.call.as_str()).collect();
    assert_eq!(calls, ["rename", "openat output", "exit_group"]);
    assert_eq!((n_calls(log, READS), n_calls(log, WRITES)), (1, 5));
    let written = Written::from(
        [("output", 16), ("pipe", 7), (".tmp", 3)].map(|(name, bytes)| (name.to_owned(), bytes)),
    );
    assert_eq!(thread.moments[0].written, written);
}
