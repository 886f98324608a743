//! What is generated from the flags alone: scripts for shells and the manual page.

use std::io;

use clap::CommandFactory as _;

use crate::cli::args::{Args, Command};

/// The name by which a shell calls it, also where cargo does.
const NAME: &str = "buffix";

/// The script or page that a command asks for; `None` for the other commands.
///
/// # Errors
/// None that a vector could have.
pub fn page(command: &Command) -> Option<io::Result<Vec<u8>>> {
    let mut out = Vec::new();
    match command {
        Command::Completions { shell } => {
            clap_complete::generate(*shell, &mut Args::command(), NAME, &mut out);
            Some(Ok(out))
        }
        Command::Man => {
            Some(clap_mangen::Man::new(Args::command().name(NAME)).render(&mut out).map(|()| out))
        }
        Command::Catalogue { .. } | Command::Why { .. } => None,
    }
}
