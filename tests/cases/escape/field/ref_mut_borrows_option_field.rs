//! `ref mut file` binds a reference by a name that cannot change: the buffer borrows what it points at.

use std::fs::File;
use std::io::{self, Write};

struct Cloud {
    beacon: Option<File>,
    peers: Vec<(u32, Vec<String>)>,
}

impl Cloud {
    fn store(&mut self) -> io::Result<()> {
        if let Some(ref mut f) = self.beacon {
            writeln!(f, "peers:")?; //~ safe once per call
            for (id, claims) in &self.peers {
                writeln!(f, "  {id}:")?; //~ safe once per fragment
                for claim in claims {
                    writeln!(f, "    - {claim}")?; //~ safe once per fragment
                }
            }
        }
        Ok(())
    }
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    let peers = (0..200).map(|id| (id, vec![format!("10.0.0.{id}/32"), format!("fd00::{id}/128")])).collect();
    let mut cloud = Cloud { beacon: Some(File::create(path)?), peers };
    cloud.store()
}
