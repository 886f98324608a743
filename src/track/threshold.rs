//! How many calls, turns and bytes are many, each with its ground: the one place for all of `track` and `repair`.

/// Small calls that one pass over the code makes on one handle and that are worth a buffer also outside a loop: a buffer
/// is two lines to read, and makes one or two calls of them.
pub const MANY_CALLS: u32 = 8;
/// The same where a loop makes the handle anew: as many are saved again in each turn.
pub const MANY_RENEWED: u32 = 4;
/// System calls that one call of a format counts for at least as many as: a literal, a value and the line end, so that
/// eight numbers and eight lines are alike.
pub const PIECES_OF_LINE: u32 = 3;
/// System calls on a socket or a pipe, where the other side may be woken up by each.
pub const MANY_PACKETS: u32 = 8;
/// So many writes between two flushes are worth a buffer.
pub const MANY_WRITES: usize = 3;
/// So many reads behind a seek are worth one, which throws away what was read ahead.
pub const MANY_READS: usize = MANY_CALLS as usize;
/// Calls between two seeks that one call of the system would not make much fewer.
pub const FEW_CALLS_AT_A_PLACE: usize = 2;
/// Writes of one turn that next to a process or a new file are a small part.
pub const FEW_BESIDE_DEAR: u32 = 4;
/// So many small calls in front of each block take longer than the block may.
pub const MANY_HEADS: usize = 3;

/// Fewer turns than this are not worth a buffer.
pub const MANY_TURNS: u64 = 32;
/// The same of lines on stdout, which gathers each by itself.
pub const FEW_LINES: u64 = 100;
/// So many lines are worth a buffer, whatever else their loop does.
pub const MANY_LINES: u64 = 1024;

/// Blocks of this many bytes need no buffer: at 4 KiB raw and buffered take the same time (measured).
pub const LARGE: u64 = 4096;
/// Bytes of a call that are few, but not so few that a buffer changes much.
pub const BLOCK: u64 = 512;
