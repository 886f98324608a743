//! What a line may be.
macro_rules! check {
    ($length:expr) => {
        if $length > 9_000 {
            std::process::exit(3);
        }
    };
}
