use std::io::{self, Write};

pub fn build<T: Write>(edges: &[(u32, u32)], file: &mut T) -> io::Result<()> {
    file.write_all(b"digraph {\n")?; //~ safe once per call
    for (from, to) in edges {
        writeln!(file, "    {} -> {};", from, to)?; //~ safe once per fragment
    }
    file.write_all(b"}\n") //~ safe once per call
}
