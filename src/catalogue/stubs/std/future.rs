//! `std::future`.

pub trait Future {
    type Output;
}

pub trait IntoFuture {
    type Output;
    type IntoFuture;
    fn into_future(self) -> Self::IntoFuture;
}

impl<F: Future> Future for std::pin::Pin<Box<F>> {
    type Output = F::Output;
}

impl<F: Future> Future for Box<F> {
    type Output = F::Output;
}
