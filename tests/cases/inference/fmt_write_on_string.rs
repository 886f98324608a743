//! The same macro, another trait: `fmt::Write` on a `String` never reaches the system.

use std::fmt::Write;

fn to_html(text: &str) -> Result<String, std::fmt::Error> {
    let mut html = String::new();
    for line in text.lines() {
        writeln!(html, "<p>{}</p>", line)?; //~ silent
    }
    Ok(html)
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let html = to_html(&std::fs::read_to_string("input.txt")?)?;
    println!("{} bytes", html.len()); //~ silent
    Ok(())
}
