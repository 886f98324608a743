use std::fmt;
use std::fs::File;
use std::io;
use std::path::Path;

use serde::Deserialize;

#[derive(Deserialize)]
pub struct Session {
    name: String,
    items: Vec<Turn>,
}

#[derive(Deserialize)]
struct Turn {
    label: String,
    weight: f64,
}

#[derive(Default)]
pub struct Index {
    names: Vec<String>,
    turns: usize,
    words: usize,
    weight: f64,
}

impl Index {
    pub fn add(&mut self, session: Session) {
        self.turns += session.items.len();
        for turn in &session.items {
            self.words += turn.label.split(' ').count();
            self.weight += turn.weight;
        }
        self.names.push(session.name);
    }

    pub fn add_file(&mut self, path: &Path) -> io::Result<()> {
        let file = File::open(path)?;
        let session: Session = serde_json::from_reader(file)?; //~ safe once per byte
        self.add(session);
        Ok(())
    }

    pub fn add_borrowed(&mut self, path: &Path) -> io::Result<()> {
        let file = File::open(path)?;
        let session: Session = serde_json::from_reader(&file)?; //~ safe once per byte
        self.add(session);
        Ok(())
    }
}

impl fmt::Display for Index {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Index { names, turns, words, weight } = self;
        write!(f, "{} sessions, {turns} turns, {words} words, {weight:.1}", names.len())
    }
}
