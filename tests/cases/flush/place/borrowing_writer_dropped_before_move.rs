//! The writer borrows the file until the block ends, unless it is dropped before the file is rewound, kept or given away.
use std::fs::File;
use std::io::{self, Read, Seek};

struct Lock {
    _file: File,
}

fn locked(path: &str) -> io::Result<Lock> {
    let file = File::create(path)?;
    file.set_len(0)?;
    serde_json::to_writer_pretty(&file, &vec![7; 100])?; //~ safe once per token
    Ok(Lock { _file: file })
}

fn rewound(path: &str) -> io::Result<usize> {
    let mut file = File::options().read(true).write(true).create(true).truncate(true).open(path)?;
    file.set_len(0)?;
    serde_json::to_writer(&file, &vec![7; 100])?; //~ safe once per token
    file.rewind()?;
    let mut text = String::new();
    file.read_to_string(&mut text)
}

fn synced(path: &str) -> io::Result<File> {
    let file = File::create(path)?;
    file.set_len(0)?;
    serde_json::to_writer(&file, &vec![7; 100])?; //~ safe once per token
    file.sync_all().ok();
    let mut files = Vec::new();
    files.push(file);
    Ok(files.remove(0))
}

fn looked_at(path: &str) -> io::Result<u64> {
    let file = File::create(path)?;
    file.set_len(0)?;
    serde_json::to_writer(&file, &vec![7; 100])?; //~ safe once per token
    Ok(file.metadata()?.len())
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    println!("{}", rewound(&path)?);
    let _locked = locked(&path)?;
    println!("{}", synced(&path)?.metadata()?.is_file());
    println!("{}", looked_at(&path)?);
    Ok(())
}
