//! `printpdf` on a page of text for every forty records.

use printpdf::{BuiltinFont, Mm, Op, PdfDocument, PdfFontHandle, PdfPage, PdfSaveOptions, Pt, TextItem};

use super::write;
use crate::input;
use crate::measure::Api;

fn document(size: usize) -> PdfDocument {
    let page = |records: &[input::Record]| {
        let font = PdfFontHandle::Builtin(BuiltinFont::Helvetica);
        let mut ops = vec![Op::StartTextSection, Op::SetFont { font, size: Pt(12.0) }];
        for record in records {
            let line = format!("{}: {} of {}", record.id, record.name, record.amount);
            ops.push(Op::ShowText { items: vec![TextItem::Text(line)] });
            ops.push(Op::AddLineBreak);
        }
        ops.push(Op::EndTextSection);
        PdfPage::new(Mm(210.0), Mm(297.0), ops)
    };
    let mut document = PdfDocument::new("Records");
    document.with_pages(input::records(size).chunks(40).map(page).collect());
    document
}

pub fn apis() -> Vec<Api> {
    vec![write!("printpdf" "0.12", "printpdf::PdfDocument::save_writer", "", |mut writer, size| {
        document(size).save_writer(&mut writer, &PdfSaveOptions::default(), &mut Vec::new());
        Ok(())
    })]
}
