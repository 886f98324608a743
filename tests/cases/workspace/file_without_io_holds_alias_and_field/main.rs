//! The field, the alias and the export stand in files of which none tells of I/O.
mod model;
mod report;
mod survey;

use std::fs::File;

use survey::Sheet;

fn total(sheet: &Sheet, file: &mut File) -> std::io::Result<()> {
    sheet.write_lines(file) //~ silent
}

fn main() -> std::io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".into());
    let mut file = File::create(path)?;
    let survey = survey::Survey::of(model::depths());
    total(&survey.sheet, &mut file)
}
