use std::io::{self, Write};

pub fn build<T: Write>(edges: &[(u32, u32)], file: &mut T) -> io::Result<()> {
    file.write_all(b"digraph {\n")?; //~ once per call
    for (from, to) in edges {
        writeln!(file, "    {} -> {};", from, to)?; //~ once per fragment
    }
    file.write_all(b"}\n") //~ once per call
}
