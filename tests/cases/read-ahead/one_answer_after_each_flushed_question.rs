//! Who answers each question sends no more than the answer, so that the buffer of one call takes nothing from the next.
use std::io::{self, BufRead, BufReader, Read, Write};
use std::os::unix::net::UnixStream;

fn ask(stream: &mut (impl Read + Write), question: &str) -> io::Result<String> {
    stream.write_all(format!("{question}\n").as_bytes())?; //~ quiet flushed
    stream.flush()?;
    let mut answer = String::new();
    BufReader::new(&mut *stream).read_line(&mut answer)?;
    Ok(answer)
}

fn main() -> io::Result<()> {
    let (mut here, there) = UnixStream::pair()?;
    let other = std::thread::spawn(move || -> io::Result<()> {
        let mut out = there.try_clone()?;
        for line in BufReader::new(there).lines().take(2) {
            out.write_all(format!("{} heard\n", line?).as_bytes())?; //~ quiet few-calls
        }
        Ok(())
    });
    for question in ["one", "two"] {
        print!("{}", ask(&mut here, question)?); //~ quiet flushed
    }
    other.join().expect("no panic")
}
