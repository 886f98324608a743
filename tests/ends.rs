//! The work grows with the input: a program of twice the size may cost two and a half times the time, and no more.
//!
//! The recursive walks of `infer`, `track`, `effects` and `repair` have programs of shapes that lead them on: the test runs
//! the binary on it and on one of twice the size, and compares the processor time of both, without that of a run on next to
//! nothing. It is the time of the child alone, as `wait4` tells it, so that what waits for a processor costs nothing. What
//! else the machine does makes a run seem longer and never shorter: the least of several runs counts, and a test runs again
//! before it fails. A run on the smaller program that is slowed down may so hide a factor a little over 2.5, and none that
//! grows with the size.
//! All programs read and write files, with the shape between, around or below the calls, so that each stage is led to it.

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
