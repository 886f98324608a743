//! The lines are the question: whoever is asked sits in front of them, and they are as many as one reads for that.
use std::io;

fn may_run(script: &str) -> io::Result<bool> {
    println!("about to run:"); //~ silent
    for line in script.lines() {
        println!("    {line}"); //~ quiet watched
    }
    println!("run it?"); //~ silent
    let mut answer = String::new();
    io::stdin().read_line(&mut answer)?; //~ silent
    Ok(answer.trim() == "y")
}

fn main() -> io::Result<()> {
    let script = std::fs::read_to_string("config.json")?;
    println!("{}", may_run(&script)?); //~ silent
    Ok(())
}
