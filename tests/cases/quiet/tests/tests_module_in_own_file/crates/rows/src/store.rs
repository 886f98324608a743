use std::io;

pub fn round_trip(rows: &[u32]) -> io::Result<()> {
    let mut file = std::fs::File::create("scratch")?;
    crate::save(rows, &mut file)
}
