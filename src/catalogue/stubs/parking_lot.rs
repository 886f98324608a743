//! `parking_lot`: locks that are never poisoned.

use std::ops::{Deref, DerefMut};

pub struct Mutex<T>;
pub struct MutexGuard<T>;
pub struct FairMutex<T>;
pub struct ReentrantMutex<T>;
pub struct ReentrantMutexGuard<T>;
pub struct RwLock<T>;
pub struct RwLockReadGuard<T>;
pub struct RwLockWriteGuard<T>;

pub fn const_mutex<T>(val: T) -> Mutex<T>;
pub fn const_rwlock<T>(val: T) -> RwLock<T>;

impl<T> Mutex<T> {
    pub fn new(val: T) -> Mutex<T>;
    pub fn lock(&self) -> MutexGuard<T>;
    pub fn try_lock(&self) -> Option<MutexGuard<T>>;
    pub fn into_inner(self) -> T;
    pub fn get_mut(&mut self) -> &mut T;
    pub fn is_locked(&self) -> bool;
}

impl<T> FairMutex<T> {
    pub fn new(val: T) -> FairMutex<T>;
    pub fn lock(&self) -> MutexGuard<T>;
    pub fn try_lock(&self) -> Option<MutexGuard<T>>;
    pub fn into_inner(self) -> T;
    pub fn get_mut(&mut self) -> &mut T;
}

impl<T> ReentrantMutex<T> {
    pub fn new(val: T) -> ReentrantMutex<T>;
    pub fn lock(&self) -> ReentrantMutexGuard<T>;
    pub fn try_lock(&self) -> Option<ReentrantMutexGuard<T>>;
    pub fn into_inner(self) -> T;
}

impl<T> RwLock<T> {
    pub fn new(val: T) -> RwLock<T>;
    pub fn read(&self) -> RwLockReadGuard<T>;
    pub fn write(&self) -> RwLockWriteGuard<T>;
    pub fn try_read(&self) -> Option<RwLockReadGuard<T>>;
    pub fn try_write(&self) -> Option<RwLockWriteGuard<T>>;
    pub fn into_inner(self) -> T;
    pub fn get_mut(&mut self) -> &mut T;
}

impl<T> Deref for MutexGuard<T> {
    type Target = T;
}

impl<T> DerefMut for MutexGuard<T> {}

impl<T> Deref for ReentrantMutexGuard<T> {
    type Target = T;
}

impl<T> Deref for RwLockReadGuard<T> {
    type Target = T;
}

impl<T> Deref for RwLockWriteGuard<T> {
    type Target = T;
}

impl<T> DerefMut for RwLockWriteGuard<T> {}
impl<T: Default> Default for Mutex<T> {}
impl<T: Default> Default for RwLock<T> {}
