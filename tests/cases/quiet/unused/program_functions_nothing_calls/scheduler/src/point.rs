use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::sync::atomic::{AtomicU64, Ordering};

/// The kind of a point; its type is none of its names.
pub struct Point(pub u64);

static COUNT: AtomicU64 = AtomicU64::new(0);

impl Point {
    pub fn save(path: &str, points: &[Point]) -> io::Result<()> {
        let mut file = File::create(path)?;
        for point in points {
            writeln!(file, "{}", point.0)?; //~ quiet unused
        }
        Ok(())
    }

    pub fn count() -> u64 {
        COUNT.load(Ordering::Relaxed)
    }
}

pub struct Row(pub u64);

#[allow(unused)]
impl Row {
    pub fn load(path: &str) -> io::Result<Vec<Row>> {
        let lines = BufReader::new(File::open(path)?).lines(); //~ silent
        lines.map(|it| Ok(Row(it?.parse().unwrap_or(0)))).collect()
    }

    pub fn dump(path: &str, rows: &[Row]) -> io::Result<()> {
        let mut file = File::create(path)?;
        for row in rows {
            writeln!(file, "{}", row.0)?; //~ quiet unused
        }
        Ok(())
    }
}
