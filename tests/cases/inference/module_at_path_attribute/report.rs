#[derive(Default)]
pub struct Counts {
    pub total: u32,
    pub wanted: u32,
}

pub fn print(name: &str, counts: Counts) {
    println!("{name}: {} of {}", counts.wanted, counts.total);
}
