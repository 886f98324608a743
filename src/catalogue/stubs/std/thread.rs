//! `std::thread`: whoever runs beside us may see our files.

use std::time::Duration;

pub type Result<T> = std::result::Result<T, Box<dyn std::any::Any + Send>>;

pub struct JoinHandle<T>;
pub struct ScopedJoinHandle<T>;
pub struct Scope;
pub struct Builder;
pub struct Thread;
pub struct ThreadId;
pub struct LocalKey<T>;
pub struct AccessError;

/// Starts a thread that may read our files.
#[runs]
pub fn spawn<F: FnOnce() -> T, T>(f: F) -> JoinHandle<T>;

pub fn scope<F: FnOnce(&Scope) -> T, T>(f: F) -> T;

/// Lets time go by, in which others may look at what there is so far.
#[waits]
pub fn sleep(dur: Duration);

/// Until another thread wakes this one.
#[waits]
pub fn park();
/// The same, or until time has gone by.
#[waits]
pub fn park_timeout(dur: Duration);

pub fn current() -> Thread;
pub fn yield_now();
pub fn panicking() -> bool;
pub fn available_parallelism() -> std::io::Result<std::num::NonZeroUsize>;

impl<T> JoinHandle<T> {
    /// Waits for a thread that may wait for our output.
    #[runs]
    #[prints]
    pub fn join(self) -> Result<T>;
    pub fn is_finished(&self) -> bool;
    pub fn thread(&self) -> &Thread;
}

impl<T> ScopedJoinHandle<T> {
    /// Waits for a thread that may wait for our output.
    #[runs]
    #[prints]
    pub fn join(self) -> Result<T>;
    pub fn is_finished(&self) -> bool;
}

impl Scope {
    /// Starts a thread that may read our files.
    #[runs]
    pub fn spawn<F: FnOnce() -> T, T>(&self, f: F) -> ScopedJoinHandle<T>;
}

impl Builder {
    pub fn new() -> Builder;
    pub fn name(self, name: String) -> Builder;
    pub fn stack_size(self, size: usize) -> Builder;

    /// Starts a thread that may read our files.
    #[runs]
    pub fn spawn<F: FnOnce() -> T, T>(self, f: F) -> std::io::Result<JoinHandle<T>>;
}

impl Thread {
    pub fn id(&self) -> ThreadId;
    pub fn name(&self) -> Option<&str>;
    pub fn unpark(&self);
}

impl<T> LocalKey<T> {
    pub fn with<F: FnOnce(&T) -> R, R>(&self, f: F) -> R;
    pub fn try_with<F: FnOnce(&T) -> R, R>(&self, f: F) -> std::result::Result<R, AccessError>;
}

impl<T> LocalKey<std::cell::Cell<T>> {
    pub fn get(&self) -> T;
    pub fn set(&self, value: T);
    pub fn take(&self) -> T;
    pub fn replace(&self, value: T) -> T;
}

impl<T> LocalKey<std::cell::RefCell<T>> {
    pub fn with_borrow<F: FnOnce(&T) -> R, R>(&self, f: F) -> R;
    pub fn with_borrow_mut<F: FnOnce(&mut T) -> R, R>(&self, f: F) -> R;
    pub fn set(&self, value: T);
    pub fn take(&self) -> T;
    pub fn replace(&self, value: T) -> T;
}
