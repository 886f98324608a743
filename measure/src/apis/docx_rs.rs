//! `docx-rs` on a paragraph for each record.

use docx_rs::{Docx, Paragraph, Run};

use super::write;
use crate::input;
use crate::measure::Api;

fn document(size: usize) -> Docx {
    input::records(size / 4).into_iter().fold(Docx::new(), |document, record| {
        let run = Run::new().add_text(format!("{} of {}", record.name, record.city));
        document.add_paragraph(Paragraph::new().add_run(run))
    })
}

pub fn apis() -> Vec<Api> {
    vec![write!("docx-rs" "0.4", "docx_rs::XMLDocx::pack", "", |writer, size| {
        Ok(document(size).build().pack(writer)?)
    })]
}
