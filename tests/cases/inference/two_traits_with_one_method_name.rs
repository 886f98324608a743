//! Both traits are there for every writer, and their methods have one name: the one that is imported is called.
mod gathered {
    use std::io::{self, Write};

    pub trait PutRows {
        fn put_rows(&mut self, rows: &[u32]) -> io::Result<()>;
    }

    impl<W: Write> PutRows for W {
        fn put_rows(&mut self, rows: &[u32]) -> io::Result<()> {
            let bytes: Vec<u8> = rows.iter().flat_map(|it| it.to_le_bytes()).collect();
            self.write_all(&bytes) //~ quiet blocks
        }
    }
}

mod plain {
    use std::io::{self, Write};

    pub trait PutRows {
        fn put_rows(&mut self, rows: &[u32]) -> io::Result<()>;
    }

    impl<W: Write> PutRows for W {
        fn put_rows(&mut self, rows: &[u32]) -> io::Result<()> {
            for row in rows {
                self.write_all(&row.to_le_bytes())?; //~ safe once per call
            }
            Ok(())
        }
    }
}

mod rows {
    use std::fs::File;
    use std::io;

    use crate::plain::PutRows;

    pub fn save(rows: &[u32], path: &str) -> io::Result<()> {
        let mut file = File::create(path)?;
        file.put_rows(rows) //~ silent
    }
}

mod blocks {
    use std::fs::File;
    use std::io;

    use crate::gathered::PutRows;

    pub fn save(rows: &[u32], path: &str) -> io::Result<()> {
        let mut file = File::create(path)?;
        file.put_rows(rows) //~ silent
    }
}

fn main() -> std::io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let numbers: Vec<u32> = (0..2000).collect();
    rows::save(&numbers, &path)?;
    blocks::save(&numbers, "blocks")
}
