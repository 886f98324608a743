//! `once_cell`: values that are made when they are first asked for.

pub mod sync {
    use std::ops::{Deref, DerefMut};

    pub struct OnceCell<T>;
    pub struct Lazy<T, F = fn() -> T>;

    impl<T> OnceCell<T> {
        pub fn new() -> OnceCell<T>;
        pub fn with_value(value: T) -> OnceCell<T>;
        pub fn get(&self) -> Option<&T>;
        pub fn get_mut(&mut self) -> Option<&mut T>;
        pub fn set(&self, value: T) -> Result<(), T>;
        pub fn get_or_init<F: FnOnce() -> T>(&self, f: F) -> &T;
        pub fn get_or_try_init<F: FnOnce() -> Result<T, E>, E>(&self, f: F) -> Result<&T, E>;
        pub fn take(&mut self) -> Option<T>;
        pub fn into_inner(self) -> Option<T>;
    }

    impl<T, F: FnOnce() -> T> Lazy<T, F> {
        pub fn new(f: F) -> Lazy<T, F>;
        pub fn force(this: &Lazy<T, F>) -> &T;
        pub fn force_mut(this: &mut Lazy<T, F>) -> &mut T;
        pub fn get(this: &Lazy<T, F>) -> Option<&T>;
    }

    impl<T, F> Deref for Lazy<T, F> {
        type Target = T;
    }

    impl<T, F> DerefMut for Lazy<T, F> {}
}

pub mod unsync {
    use std::ops::{Deref, DerefMut};

    pub struct OnceCell<T>;
    pub struct Lazy<T, F = fn() -> T>;

    impl<T> OnceCell<T> {
        pub fn new() -> OnceCell<T>;
        pub fn with_value(value: T) -> OnceCell<T>;
        pub fn get(&self) -> Option<&T>;
        pub fn get_mut(&mut self) -> Option<&mut T>;
        pub fn set(&self, value: T) -> Result<(), T>;
        pub fn get_or_init<F: FnOnce() -> T>(&self, f: F) -> &T;
        pub fn get_or_try_init<F: FnOnce() -> Result<T, E>, E>(&self, f: F) -> Result<&T, E>;
        pub fn take(&mut self) -> Option<T>;
        pub fn into_inner(self) -> Option<T>;
    }

    impl<T, F: FnOnce() -> T> Lazy<T, F> {
        pub fn new(f: F) -> Lazy<T, F>;
        pub fn force(this: &Lazy<T, F>) -> &T;
        pub fn force_mut(this: &mut Lazy<T, F>) -> &mut T;
        pub fn get(this: &Lazy<T, F>) -> Option<&T>;
    }

    impl<T, F> Deref for Lazy<T, F> {
        type Target = T;
    }

    impl<T, F> DerefMut for Lazy<T, F> {}
}
