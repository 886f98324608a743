//! What `into` makes of the buffer holds it, and whoever holds that flushes it.
use tokio::fs::File;
use tokio::io::{AsyncWriteExt, BufWriter};

struct Log {
    file: Option<BufWriter<File>>,
}

impl Log {
    fn set_file(&mut self, file: Option<BufWriter<File>>) {
        self.file = file;
    }

    async fn write(&mut self, row: &[u8]) -> std::io::Result<()> {
        let Some(file) = self.file.as_mut() else { return Ok(()) };
        file.write_all(row).await?; //~ silent
        file.flush().await
    }
}

async fn open(path: &str) -> std::io::Result<BufWriter<File>> {
    Ok(BufWriter::new(File::create(path).await?))
}

#[tokio::main]
async fn main() -> std::io::Result<()> {
    let mut log = Log { file: None };
    log.set_file(open("output").await?.into());
    log.write(b"row\n").await //~ silent
}
