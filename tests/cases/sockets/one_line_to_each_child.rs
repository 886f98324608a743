//! The pipe is made with its child, for one line: that the function is called in a loop does not fill one pipe.
use std::io::{self, Write};
use std::process::{Child, ChildStdin, Command, Stdio};

struct Spawned {
    child: Child,
}

impl Spawned {
    fn new() -> io::Result<Spawned> {
        Ok(Spawned { child: Command::new("cat").stdin(Stdio::piped()).stdout(Stdio::null()).spawn()? })
    }

    fn stdin(&mut self) -> &mut ChildStdin {
        self.child.stdin.as_mut().expect("stdin is piped")
    }

    fn join(mut self) -> io::Result<bool> {
        Ok(self.child.wait()?.success())
    }
}

fn announce(name: &str) -> io::Result<bool> {
    let mut spawned = Spawned::new()?;
    let line = format!("{name} has come\n");
    spawned.stdin().write_all(line.as_bytes())?; //~ quiet few-calls
    spawned.join()
}

fn main() -> io::Result<()> {
    let mut told = 0;
    for name in ["Ada", "Grace", "Edsger"] {
        told += u32::from(announce(name)?);
    }
    println!("{told}");
    Ok(())
}
