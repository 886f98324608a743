//! Programs that are built as modules of one, and started by the name of the file.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

/// As many as the compiler makes in a few seconds.
pub const MOST: usize = 64;

/// Builds programs, each by its number, whose texts lie in `folder` as `p⟨number⟩.rs`. Gives the binary, and what the
/// compiler says of those that are left out of it.
pub fn build(folder: &Path, numbers: &[u64]) -> io::Result<(PathBuf, Vec<(u64, String)>)> {
    let (mut left, mut failed) = (numbers.to_vec(), Vec::new());
    loop {
        let (root, binary) = (folder.join("main.rs"), folder.join("all"));
        fs::write(&root, root_of(&left))?;
        let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
        let mut command = Command::new(rustc);
        command.args(["--edition", "2021", "-Cdebuginfo=0", "-Cstrip=symbols", "--cap-lints", "allow", "-o"]);
        let output = command.arg(&binary).arg(&root).output()?;
        if output.status.success() {
            return Ok((binary, failed));
        }
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        let is_named = |it: &u64| said.contains(&format!("p{it}.rs:"));
        let named: BTreeSet<u64> = left.iter().copied().filter(is_named).collect();
        if named.is_empty() {
            return Err(io::Error::other(said));
        }
        failed.extend(named.iter().map(|it| (*it, said.clone())));
        left.retain(|it| !named.contains(it));
    }
}

fn root_of(numbers: &[u64]) -> String {
    let (mut declared, mut chosen) = (String::new(), String::new());
    for it in numbers {
        writeln!(declared, "mod p{it};").unwrap();
        writeln!(chosen, "        Some(\"p{it}\") => p{it}::main(),").unwrap();
    }
    format!(
        "{declared}
fn main() {{
    let path = std::path::PathBuf::from(std::env::args_os().next().unwrap());
    match path.file_name().and_then(|it| it.to_str()) {{
{chosen}        name => panic!(\"no program is called {{name:?}}\"),
    }}
}}
"
    )
}
