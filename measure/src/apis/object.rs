//! `object` on a file of many small sections and symbols.

use object::write::{Object, StreamingBuffer, Symbol, SymbolSection, WritableBuffer};
use object::{Architecture, BinaryFormat, Endianness, SectionKind, SymbolFlags, SymbolKind, SymbolScope};

use super::write;
use crate::measure::Api;

fn compiled(size: usize) -> Object<'static> {
    let mut object = Object::new(BinaryFormat::Elf, Architecture::X86_64, Endianness::Little);
    let segment = Vec::new();
    for id in 0..size / 220 {
        let name = format!(".text.f{id}").into_bytes();
        let section = object.add_section(segment.clone(), name, SectionKind::Text);
        let value = object.append_section_data(section, &[0x90; 50], 16);
        object.add_symbol(Symbol {
            name: format!("f{id}").into_bytes(),
            value,
            size: 50,
            kind: SymbolKind::Text,
            scope: SymbolScope::Linkage,
            weak: false,
            section: SymbolSection::Section(section),
            flags: SymbolFlags::None,
        });
    }
    object
}

pub fn apis() -> Vec<Api> {
    vec![
        write!("object" "0.40", "object::write::Object::write_stream", "", |writer, size| {
            Ok(compiled(size).write_stream(writer).map_err(|it| it.to_string())?)
        }),
        write!("object" "0.40", "object::write::StreamingBuffer::new", "16 bytes at a time", |writer, size| {
            let mut buffer = StreamingBuffer::new(writer);
            for _ in 0..size / 16 {
                buffer.write_bytes(&[7; 16]);
            }
            Ok(buffer.result()?)
        }),
    ]
}
