macro_rules! row {
    ($to:expr, $($rest:tt)*) => {
        writeln!($to, $($rest)*)
    };
}

pub fn name(n: usize) -> &'static str {
    ["harbour", "mill", "depot"][n % 3]
}
