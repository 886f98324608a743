pub type CapResult<T> = Result<T, std::fmt::Error>;
