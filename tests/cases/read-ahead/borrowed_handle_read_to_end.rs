//! Nothing is lost where the buffer reads to the end, is kept, or its handle is set anew.
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Seek};

fn count(file: &mut File) -> io::Result<usize> {
    let mut lines = 0;
    for line in BufReader::new(file).lines() {
        lines += usize::from(!line?.is_empty());
    }
    Ok(lines)
}

fn first(file: &mut File) -> io::Result<String> {
    let mut line = String::new();
    let mut reader = BufReader::new(&mut *file);
    reader.read_line(&mut line)?; //~ silent
    file.rewind()?;
    let mut rest = Vec::new();
    file.read_to_end(&mut rest)?; //~ silent
    Ok(line)
}

fn text(file: &File) -> io::Result<String> {
    let mut text = String::new();
    let mut reader = BufReader::new(file);
    while reader.read_line(&mut text)? > 0 {} //~ silent
    Ok(text)
}

fn main() -> io::Result<()> {
    for _ in 0..2 {
        let mut file = File::open("input.txt")?;
        println!("{}", first(&mut file)?.len()); //~ quiet beside
        println!("{}", count(&mut file)?); //~ silent
        println!("{}", text(&file)?.len()); //~ silent
    }
    Ok(())
}
