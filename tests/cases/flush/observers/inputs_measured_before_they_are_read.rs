//! The size of an input that is opened next, and of one that is open, says nothing of the file that is written.
//! calls: fewer
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

struct Archive {
    members: Vec<PathBuf>,
    label: PathBuf,
}

impl Archive {
    fn write<W: Write>(&self, out: &mut W) -> io::Result<()> {
        let label = &self.label;
        let size = Path::new(label).metadata()?.len();
        out.write_all(&size.to_le_bytes())?; //~ safe once per call
        for member in &self.members {
            let mut input = File::open(member)?;
            let size = input.metadata()?.len();
            out.write_all(&[1])?; //~ safe once per call
            out.write_all(&size.to_le_bytes())?; //~ safe once per call
            out.write_all(&[0; 7])?; //~ safe once per call
            io::copy(&mut input, &mut io::sink())?;
        }
        let label = File::open(label)?;
        out.write_all(&label.metadata()?.len().to_le_bytes())?; //~ safe once per call
        Ok(())
    }
}

fn main() -> io::Result<()> {
    let members = vec![PathBuf::from("input.txt"); 40];
    let archive = Archive { members, label: PathBuf::from("config.json") };
    let target = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let mut out = File::create(&target)?;
    archive.write(&mut out)?; //~ silent
    drop(out);
    println!("{}", fs::read(&target)?.len());
    Ok(())
}
