//! `noodles-fasta` on short sequences.

use noodles_fasta::record::{Definition, Sequence};
use noodles_fasta::{Record, io};

use super::write;
use crate::measure::Api;

const BASES: &[u8] = b"ACGTTGCAACGTTGCAACGTTGCAACGTTGCAACGTTGCAACGTTGCAACGTTGCAACGT";

pub fn apis() -> Vec<Api> {
    vec![write!("noodles-fasta" "0", "noodles_fasta::io::Writer::new", "", |writer, size| {
        let mut writer = io::Writer::new(writer);
        for id in 0..size / 76 {
            let definition = Definition::new(format!("sequence{id}"), None);
            writer.write_record(&Record::new(definition, Sequence::from(BASES.to_vec())))?;
        }
        Ok(())
    })]
}
