//! An import at the top of the file would be unused in the builds that leave the arm out.

use std::fs::File;
use std::io::Write as _;

enum Command {
    #[cfg(unix)]
    Export(String),
    Nothing,
}

fn run(command: Command) -> std::io::Result<()> {
    match command {
        Command::Nothing => {}
        #[cfg(unix)]
        Command::Export(path) => {
            let mut file = File::create(path)?;
            for row in 0..400 {
                writeln!(file, "{row},{}", row % 7)?; //~ safe once per fragment
            }
        }
    }
    Ok(())
}

fn main() -> std::io::Result<()> {
    run(Command::Nothing)?;
    #[cfg(unix)]
    run(Command::Export(std::env::args().nth(1).unwrap_or_else(|| "output".to_string())))?;
    Ok(())
}
