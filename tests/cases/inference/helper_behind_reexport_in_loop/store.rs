use std::fs::OpenOptions;
use std::io;

use crate::format;

pub(crate) fn save(path: &str, text: &str) -> io::Result<usize> {
    let mut file = OpenOptions::new().write(true).create(true).truncate(true).open(path)?;
    let mut records = 0;
    for line in text.lines() {
        let Some((key, value)) = line.split_once(' ') else {
            continue;
        };
        format::emit(&mut file, key, value)?; //~ silent
        records += 1;
    }
    Ok(records)
}
