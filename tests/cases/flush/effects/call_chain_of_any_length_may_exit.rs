//! Two, six or twelve functions stand between the rows and `exit`: each export gets the same verdict.
use std::fs::{self, File};
use std::io::{self, Write};

fn short1(row: &str) {
    short2(row.trim_end());
}

fn short2(row: &str) {
    if row == "stop" {
        std::process::exit(2);
    }
}

fn middle1(row: &str) {
    middle2(row.trim_end());
}

fn middle2(row: &str) {
    middle3(row.trim_end());
}

fn middle3(row: &str) {
    middle4(row.trim_end());
}

fn middle4(row: &str) {
    middle5(row.trim_end());
}

fn middle5(row: &str) {
    middle6(row.trim_end());
}

fn middle6(row: &str) {
    if row == "stop" {
        std::process::exit(6);
    }
}

fn long1(row: &str) {
    long2(row.trim_end());
}

fn long2(row: &str) {
    long3(row.trim_end());
}

fn long3(row: &str) {
    long4(row.trim_end());
}

fn long4(row: &str) {
    long5(row.trim_end());
}

fn long5(row: &str) {
    long6(row.trim_end());
}

fn long6(row: &str) {
    long7(row.trim_end());
}

fn long7(row: &str) {
    long8(row.trim_end());
}

fn long8(row: &str) {
    long9(row.trim_end());
}

fn long9(row: &str) {
    long10(row.trim_end());
}

fn long10(row: &str) {
    long11(row.trim_end());
}

fn long11(row: &str) {
    long12(row.trim_end());
}

fn long12(row: &str) {
    if row == "stop" {
        std::process::exit(12);
    }
}

fn export_short(path: &str, rows: &str) -> io::Result<()> {
    let mut out = File::create(path)?;
    for row in rows.lines() {
        short1(row);
        writeln!(out, "short {row}")?; //~ review once per fragment
    }
    Ok(())
}

fn export_middle(path: &str, rows: &str) -> io::Result<()> {
    let mut out = File::create(path)?;
    for row in rows.lines() {
        middle1(row);
        writeln!(out, "middle {row}")?; //~ review once per fragment
    }
    Ok(())
}

fn export_long(path: &str, rows: &str) -> io::Result<()> {
    let mut out = File::create(path)?;
    for row in rows.lines() {
        long1(row);
        writeln!(out, "long {row}")?; //~ review once per fragment
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let rows = fs::read_to_string("input.txt")?;
    export_short("output1", &rows)?;
    export_middle("output2", &rows)?;
    export_long("output3", &rows)
}
