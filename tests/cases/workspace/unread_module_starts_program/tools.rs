use std::process::{Command, Stdio};

pub fn ask() {
    let _ = Command::new("wc").arg("output").stdout(Stdio::null()).status();
}
