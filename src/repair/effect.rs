//! What code does besides its value that a buffer would change the order of.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    Prints,
    /// To the stdout that it is given.
    PrintsGiven,
    PrintsErrors,
    /// From stdin.
    ReadsInput,
    Reads,
    /// What waits for nobody.
    ReadsFile,
    Observes,
    /// Another process or thread.
    Runs,
    /// The same, which has ended when the call is over.
    RunsToEnd,
    Exits,
    /// Somebody is to see what there is so far.
    Waits,
    /// Other tasks run.
    Awaits,
    /// The function is left.
    Leaves,
    /// Anything: nobody here knows what is called.
    CallsBack,
}
