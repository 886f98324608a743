//! `seq_io` on short sequences.

use seq_io::{fasta, fastq};

use super::{read, write};
use crate::measure::Api;

const BASES: &str = "ACGTTGCAACGTTGCAACGTTGCAACGTTGCAACGTTGCAACGTTGCAACGTTGCAACGT";

fn fasta(size: usize) -> Vec<u8> {
    (0..size / 76).map(|id| format!(">sequence{id}\n{BASES}\n")).collect::<String>().into_bytes()
}

fn fastq(size: usize) -> Vec<u8> {
    let quality = "I".repeat(BASES.len());
    let record = |id| format!("@sequence{id}\n{BASES}\n+\n{quality}\n");
    (0..size / 140).map(record).collect::<String>().into_bytes()
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("seq_io" "0.3", "seq_io::fasta::Reader::new", "", fasta, |reader| {
            let mut reader = fasta::Reader::new(reader);
            while let Some(record) = reader.next() {
                record?;
            }
            Ok(())
        }),
        read!("seq_io" "0.3", "seq_io::fastq::Reader::new", "", fastq, |reader| {
            let mut reader = fastq::Reader::new(reader);
            while let Some(record) = reader.next() {
                if record.is_err() {
                    break;
                }
            }
            Ok(())
        }),
        write!("seq_io" "0.3", "seq_io::fasta::write_to", "", |mut writer, size| {
            for id in 0..size / 76 {
                fasta::write_to(&mut writer, format!("sequence{id}").as_bytes(), BASES.as_bytes())?;
            }
            Ok(())
        }),
        write!("seq_io" "0.3", "seq_io::fastq::write_to", "", |mut writer, size| {
            let quality = "I".repeat(BASES.len());
            for id in 0..size / 140 {
                let head = format!("sequence{id}");
                fastq::write_to(&mut writer, head.as_bytes(), BASES.as_bytes(), quality.as_bytes())?;
            }
            Ok(())
        }),
    ]
}
