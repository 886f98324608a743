//! The work grows with the input: a program of twice the size may cost two and a half times the time, and no more.
//!
//! Each test makes a program of one shape, runs the binary on it and on one of twice the size, with `--unknown` too, and
//! compares the processor time of both, without that of a run on next to nothing. It is the time of the child alone, as
//! `wait4` tells it, so that what waits for a processor costs nothing. What else the machine does makes a run seem longer
//! and never shorter: the least of several runs counts, and a test runs again before it fails. Work that takes more than
//! 2.5 times the time for twice the input never comes below that, however often it is measured.
//! All programs read and write files, with the shape between, around or below the calls, so that each stage is led to it.
//! What grows with the depth of one expression is bounded by `file::MAX_DEPTH`, and what grows with the size of one body
//! or of one type by what a body or type of that size costs: these are doubled from a size that no hand has written.

#[path = "ends/called.rs"]
mod called;
#[path = "ends/measure.rs"]
mod measure;
#[path = "ends/nested.rs"]
mod nested;
#[path = "ends/program.rs"]
mod program;
#[path = "scratch/folder.rs"]
mod scratch;
#[path = "ends/typed.rs"]
mod typed;
#[path = "ends/wide.rs"]
mod wide;
