pub type Sheet = crate::report::Report;

pub fn depths() -> Vec<u32> {
    (0..1000).map(|it| it * 7 % 400).collect()
}
