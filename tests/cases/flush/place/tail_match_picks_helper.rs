//! Each arm of the last expression hands the file to another helper; the flush follows whichever ran.
use std::fs::{self, File};
use std::io::{self, Write};

#[derive(Clone, Copy)]
enum Format {
    Plain,
    Html,
}

fn plain(out: &mut dyn Write, lines: &[&str]) -> io::Result<()> {
    lines.iter().try_for_each(|line| writeln!(out, "* {line}")) //~ safe once per fragment
}

fn html(out: &mut dyn Write, lines: &[&str]) -> io::Result<()> {
    for line in lines {
        writeln!(out, "<li>{line}</li>")?; //~ safe once per fragment
    }
    Ok(())
}

fn render(path: &str, lines: &[&str], format: Format) -> io::Result<()> {
    let mut out = File::create(path)?;
    match format {
        Format::Plain => plain(&mut out, lines),
        Format::Html => html(&mut out, lines), //~ silent
    }
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let lines: Vec<&str> = text.lines().collect();
    render("list.txt", &lines, Format::Plain)?;
    render("list.html", &lines, Format::Html)
}
