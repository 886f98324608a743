//! A writer of columns holds each group of rows in memory and writes it in a few large pieces.
use std::fs::File;
use std::sync::Arc;

use parquet::data_type::Int32Type;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::parser::parse_message_type;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    let schema = Arc::new(parse_message_type("message rows { REQUIRED INT32 id; REQUIRED INT32 square; }")?);
    let properties = Arc::new(WriterProperties::builder().build());
    let mut writer = SerializedFileWriter::new(File::create(path)?, schema, properties)?; //~ silent
    let ids: Vec<i32> = (0..300).collect();
    let squares: Vec<i32> = ids.iter().map(|it| it * it).collect();
    let mut group = writer.next_row_group()?;
    for values in [ids, squares] {
        let mut column = group.next_column()?.ok_or("a column for each list")?;
        column.typed::<Int32Type>().write_batch(&values, None, None)?;
        column.close()?;
    }
    group.close()?;
    writer.close()?;
    Ok(())
}
