//! `std::panic`: what runs when a thread ends by a panic.

pub struct PanicHookInfo;
pub struct AssertUnwindSafe<T>(pub T);

/// Runs the hook at each panic, before anything is dropped.
pub fn set_hook(hook: Box<dyn Fn(&PanicHookInfo)>);
pub fn take_hook() -> Box<dyn Fn(&PanicHookInfo)>;
/// Gives the panic of the function as an error.
#[catches]
pub fn catch_unwind<F: FnOnce() -> R, R>(f: F) -> Result<R, Box<dyn std::any::Any + Send>>;
pub fn resume_unwind(payload: Box<dyn std::any::Any + Send>) -> !;
