//! Four bytes go to the child and four come back in each turn: there is nothing to gather, and each has to arrive.
use std::io::{self, Read, Write};
use std::process::{ChildStdin, ChildStdout, Command, Stdio};

struct Server {
    to: ChildStdin,
    from: ChildStdout,
}

impl Server {
    fn turn(&mut self, seed: u32) -> io::Result<u32> {
        self.to.write_all(&seed.to_le_bytes())?; //~ quiet message
        let mut answer = [0; 4];
        self.from.read_exact(&mut answer)?; //~ quiet message
        Ok(u32::from_le_bytes(answer))
    }
}

fn main() -> io::Result<()> {
    let mut child = Command::new("cat").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
    let (to, from) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
    let mut server = Server { to, from };
    let mut sum = 0u64;
    for seed in 0..2_000 {
        sum += u64::from(server.turn(seed)?);
    }
    drop(server);
    child.wait()?;
    println!("{sum}"); //~ silent
    Ok(())
}
