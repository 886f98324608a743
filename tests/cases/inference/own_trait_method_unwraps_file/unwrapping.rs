use std::fmt::Debug;

pub trait OrPanic<T> {
    fn or_panic(self) -> T;
}

impl<T, E: Debug> OrPanic<T> for Result<T, E> {
    fn or_panic(self) -> T {
        match self {
            Ok(it) => it,
            Err(error) => panic!("{error:?}"),
        }
    }
}
