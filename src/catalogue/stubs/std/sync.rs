//! `std::sync`: values shared between threads.

use std::ops::{Deref, DerefMut};

pub struct Arc<T>;
pub struct Weak<T>;

impl<T> Arc<T> {
    pub fn new(data: T) -> Arc<T>;
    pub fn new_cyclic<F: FnOnce(&Weak<T>) -> T>(data_fn: F) -> Arc<T>;
    pub fn try_unwrap(this: Arc<T>) -> Result<T, Arc<T>>;
    pub fn into_inner(this: Arc<T>) -> Option<T>;
    /// Clones the value.
    #[asks]
    pub fn unwrap_or_clone(this: Arc<T>) -> T;
    pub fn downgrade(this: &Arc<T>) -> Weak<T>;
    pub fn get_mut(this: &mut Arc<T>) -> Option<&mut T>;
    /// Clones the value.
    #[asks]
    pub fn make_mut(this: &mut Arc<T>) -> &mut T;
    pub fn strong_count(this: &Arc<T>) -> usize;
    pub fn ptr_eq(this: &Arc<T>, other: &Arc<T>) -> bool;
}

impl<T> Weak<T> {
    pub fn new() -> Weak<T>;
    pub fn upgrade(&self) -> Option<Arc<T>>;
}

impl<T> Deref for Arc<T> {
    type Target = T;
}

impl<T> Clone for Arc<T> {}
impl<T> Clone for Weak<T> {}
impl<T> AsRef<T> for Arc<T> {}
impl<T: Default> Default for Arc<T> {}
impl<T> From<T> for Arc<T> {}
impl From<&str> for Arc<str> {}
impl From<String> for Arc<str> {}

pub struct PoisonError<T>;

pub enum TryLockError<T> {
    Poisoned(PoisonError<T>),
    WouldBlock,
}

pub type LockResult<T> = Result<T, PoisonError<T>>;
pub type TryLockResult<T> = Result<T, TryLockError<T>>;

impl<T> PoisonError<T> {
    pub fn into_inner(self) -> T;
    pub fn get_ref(&self) -> &T;
    pub fn get_mut(&mut self) -> &mut T;
}

impl<T> std::error::Error for PoisonError<T> {}
impl<T> std::error::Error for TryLockError<T> {}

pub struct Mutex<T>;
pub struct MutexGuard<T>;

impl<T> Mutex<T> {
    pub fn new(t: T) -> Mutex<T>;
    pub fn lock(&self) -> LockResult<MutexGuard<T>>;
    pub fn try_lock(&self) -> TryLockResult<MutexGuard<T>>;
    pub fn into_inner(self) -> LockResult<T>;
    pub fn get_mut(&mut self) -> LockResult<&mut T>;
    pub fn is_poisoned(&self) -> bool;
    pub fn clear_poison(&self);
}

impl<T> Deref for MutexGuard<T> {
    type Target = T;
}

impl<T> DerefMut for MutexGuard<T> {}
impl<T: Default> Default for Mutex<T> {}
impl<T> From<T> for Mutex<T> {}

pub struct RwLock<T>;
pub struct RwLockReadGuard<T>;
pub struct RwLockWriteGuard<T>;

impl<T> RwLock<T> {
    pub fn new(t: T) -> RwLock<T>;
    pub fn read(&self) -> LockResult<RwLockReadGuard<T>>;
    pub fn write(&self) -> LockResult<RwLockWriteGuard<T>>;
    pub fn try_read(&self) -> TryLockResult<RwLockReadGuard<T>>;
    pub fn try_write(&self) -> TryLockResult<RwLockWriteGuard<T>>;
    pub fn into_inner(self) -> LockResult<T>;
    pub fn get_mut(&mut self) -> LockResult<&mut T>;
}

impl<T> Deref for RwLockReadGuard<T> {
    type Target = T;
}

impl<T> Deref for RwLockWriteGuard<T> {
    type Target = T;
}

impl<T> DerefMut for RwLockWriteGuard<T> {}
impl<T: Default> Default for RwLock<T> {}

pub struct OnceLock<T>;
pub struct LazyLock<T, F = fn() -> T>;
pub struct Once;
pub struct Condvar;
pub struct Barrier;
pub struct BarrierWaitResult;

impl<T> OnceLock<T> {
    pub fn new() -> OnceLock<T>;
    pub fn get(&self) -> Option<&T>;
    pub fn get_mut(&mut self) -> Option<&mut T>;
    pub fn set(&self, value: T) -> Result<(), T>;
    pub fn get_or_init<F: FnOnce() -> T>(&self, f: F) -> &T;
    pub fn into_inner(self) -> Option<T>;
    pub fn take(&mut self) -> Option<T>;
}

impl<T, F: FnOnce() -> T> LazyLock<T, F> {
    pub fn new(f: F) -> LazyLock<T, F>;
    pub fn force(this: &LazyLock<T, F>) -> &T;
}

impl<T, F> Deref for LazyLock<T, F> {
    type Target = T;
}

impl Condvar {
    pub fn new() -> Condvar;

    /// Another thread goes on meanwhile.
    #[waits]
    pub fn wait<T>(&self, guard: MutexGuard<T>) -> LockResult<MutexGuard<T>>;

    /// Another thread goes on meanwhile.
    #[waits]
    pub fn wait_while<T, F: FnMut(&mut T) -> bool>(
        &self,
        guard: MutexGuard<T>,
        condition: F,
    ) -> LockResult<MutexGuard<T>>;

    pub fn notify_one(&self);
    pub fn notify_all(&self);
}

impl Barrier {
    pub fn new(n: usize) -> Barrier;

    /// Other threads come to the same point.
    #[waits]
    pub fn wait(&self) -> BarrierWaitResult;
}

pub mod mpsc {
    pub struct Sender<T>;
    pub struct SyncSender<T>;
    /// Values come when somebody sends them.
    #[live]
    pub struct Receiver<T>;
    pub struct SendError<T>(pub T);
    pub struct RecvError;

    pub enum TryRecvError {
        Empty,
        Disconnected,
    }

    pub fn channel<T>() -> (Sender<T>, Receiver<T>);
    pub fn sync_channel<T>(bound: usize) -> (SyncSender<T>, Receiver<T>);

    impl<T> Sender<T> {
        pub fn send(&self, t: T) -> Result<(), SendError<T>>;
    }

    impl<T> SyncSender<T> {
        pub fn send(&self, t: T) -> Result<(), SendError<T>>;
        pub fn try_send(&self, t: T) -> Result<(), SendError<T>>;
    }

    impl<T> Receiver<T> {
        pub fn recv(&self) -> Result<T, RecvError>;
        pub fn try_recv(&self) -> Result<T, TryRecvError>;
        pub fn iter(&self) -> Iter<T>;
        pub fn try_iter(&self) -> Iter<T>;
    }

    /// Values come when somebody sends them.
    #[live]
    pub struct Iter<T>;
    /// Values come when somebody sends them.
    #[live]
    pub struct IntoIter<T>;

    impl<T> Iterator for Iter<T> {
        type Item = T;
    }

    impl<T> Iterator for IntoIter<T> {
        type Item = T;
    }

    impl<T> IntoIterator for Receiver<T> {
        type Item = T;
        type IntoIter = IntoIter<T>;
    }

    impl<T> IntoIterator for &Receiver<T> {
        type Item = T;
        type IntoIter = Iter<T>;
    }

    impl<T> Clone for Sender<T> {}
    impl<T> Clone for SyncSender<T> {}
    impl<T> std::error::Error for SendError<T> {}
    impl std::error::Error for RecvError {}
    impl std::error::Error for TryRecvError {}
}

pub mod atomic {
    pub enum Ordering {
        Relaxed,
        Release,
        Acquire,
        AcqRel,
        SeqCst,
    }

    pub struct AtomicBool;
    pub struct AtomicUsize;
    pub struct AtomicU64;
    pub struct AtomicU32;

    impl AtomicBool {
        pub fn new(v: bool) -> AtomicBool;
        pub fn load(&self, order: Ordering) -> bool;
        pub fn store(&self, val: bool, order: Ordering);
        pub fn swap(&self, val: bool, order: Ordering) -> bool;
    }

    impl AtomicUsize {
        pub fn new(v: usize) -> AtomicUsize;
        pub fn load(&self, order: Ordering) -> usize;
        pub fn store(&self, val: usize, order: Ordering);
        pub fn fetch_add(&self, val: usize, order: Ordering) -> usize;
    }

    impl AtomicU64 {
        pub fn new(v: u64) -> AtomicU64;
        pub fn load(&self, order: Ordering) -> u64;
        pub fn store(&self, val: u64, order: Ordering);
        pub fn fetch_add(&self, val: u64, order: Ordering) -> u64;
    }

    impl AtomicU32 {
        pub fn new(v: u32) -> AtomicU32;
        pub fn load(&self, order: Ordering) -> u32;
        pub fn store(&self, val: u32, order: Ordering);
        pub fn fetch_add(&self, val: u32, order: Ordering) -> u32;
    }
}
