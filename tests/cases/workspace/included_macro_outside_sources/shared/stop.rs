macro_rules! stop {
    ($row:expr) => {
        if $row == 500 {
            std::process::exit(1)
        }
    };
}
