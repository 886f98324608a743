#[path = "../src/report.rs"]
mod report;

#[test]
fn lines_are_counted() {
    let mut file = std::fs::File::create("counted").unwrap();
    report::write(&mut file, "one").unwrap();
}
