//! Programs that read: a reader, small reads, and what else is done with the position of its file.

use super::random::Random;

/// How the reader is made, and how it is named; with the header of a function that is lent it.
const READERS: [(&str, &str, Option<&str>); 6] = [
    ("let mut input = File::open(&path)?;", "input", None),
    ("let mut input = OpenOptions::new().read(true).open(&path)?;", "input", None),
    ("let mut input = io::stdin();", "input", None),
    ("let mut input = io::stdin().lock();", "input", None),
    (
        "let mut input = File::open(&path)?;",
        "input",
        Some("fn scan(input: &mut File, path: &str) -> io::Result<usize>"),
    ),
    (
        "let mut input = Input { file: File::open(&path)? };",
        "self.file",
        Some("fn scan(&mut self, path: &str) -> io::Result<usize>"),
    ),
];

const LOOPS: [&str; 8] = [
    "let mut one = [0u8; 1]; while @in.read(&mut one)? == 1 { let byte = one[0]; @body }",
    "for byte in @in.by_ref().bytes() { let byte = byte?; @body }",
    "loop { let mut two = [0u8; 2]; if @in.read_exact(&mut two).is_err() { break; } let byte = two[1]; @body }",
    "while let Some(byte) = next(&mut @in)? { @body }",
    "for _ in 0..4 { let Some(byte) = next_any(&mut @in)? else { break }; @body }",
    "loop { let line = line_of(&mut @in)?; if line.is_empty() { break; } let byte = line[0]; @body }",
    "for _ in 0..3 { let line = line_of(&mut @in)?; let byte = line.len() as u8; @body }",
    "let mut head = [0u8; 3]; @in.read_exact(&mut head)?; let byte = head[0]; for _ in 0..1 { @body }",
];

const BODIES: [&str; 9] = [
    "n += usize::from(byte);",
    "n += usize::from(byte); if byte == b'o' { break; }",
    "if byte == b'w' { continue; } n += 1;",
    "n += 1; if n == 7 { return Ok(n); }",
    "println!(\"{byte}\");",
    "if byte == b' ' { println!(\"{n}\"); } n += 1;",
    "n += 1; if byte == b't' { println!(\"{}\", fs::read_to_string(path).map_or(0, |it| it.len())); }",
    "n += 1; if byte == b't' { std::process::exit(n as i32); }",
    "if byte == b'\\n' { break; } n += 1;",
];

/// Of a file, which has a position.
const BEHIND: [&str; 8] = [
    "let mut rest = String::new(); @in.read_to_string(&mut rest)?; println!(\"{rest}\");",
    "println!(\"{}\", @in.stream_position()?);",
    "@in.seek(SeekFrom::Start(2))?;",
    "@in.seek(SeekFrom::Current(1))?;",
    "let mut other = @in.try_clone()?; println!(\"{:?}\", next(&mut other)?);",
    "println!(\"{}\", @in.metadata()?.len());",
    "println!(\"{:?}\", next(&mut @in)?);",
    "let mut rest = Vec::new(); @in.by_ref().take(3).read_to_end(&mut rest)?; println!(\"{rest:?}\");",
];

const ITEMS: &str = "
fn next(input: &mut @type) -> io::Result<Option<u8>> { let mut one = [0u8; 1]; Ok((input.read(&mut one)? == 1).then_some(one[0])) }
fn next_any<R: Read>(input: &mut R) -> io::Result<Option<u8>> { let mut one = [0u8; 1]; Ok((input.read(&mut one)? == 1).then_some(one[0])) }
fn line_of(input: &mut @type) -> io::Result<Vec<u8>> {
    let mut line = Vec::new();
    while let Some(byte) = next(input)? {
        if byte == b'\\n' { break; }
        line.push(byte);
    }
    Ok(line)
}
";

/// The program of some random numbers.
pub fn program(random: &mut Random) -> String {
    let (made, name, apart) = random.pick(&READERS);
    let is_file = !made.contains("stdin");
    let body = body(random, is_file);
    let of_type = match made {
        _ if is_file => "File",
        _ if made.contains("lock") => "io::StdinLock<'static>",
        _ => "io::Stdin",
    };
    let (scan, called) = match apart {
        None => (
            format!(
                "fn scan(path: &str) -> io::Result<usize> {{\nlet mut n = 0usize;\n{made}\n{body}Ok(n)\n}}"
            ),
            "let n = scan(&path)?;".to_owned(),
        ),
        // What is lent is a reference already.
        Some(header) if name == "input" => {
            let body = body.replace("&mut @in", "input");
            let scan = format!("{header} {{\nlet mut n = 0usize;\n{body}Ok(n)\n}}");
            (scan, format!("{made}\nlet n = scan(&mut input, &path)?;"))
        }
        Some(header) => {
            let scan = format!("{header} {{\nlet mut n = 0usize;\n{body}Ok(n)\n}}");
            let scan = format!("struct Input {{ file: File }}\nimpl Input {{\n{scan}\n}}");
            (scan, format!("{made}\nlet n = input.scan(&path)?;"))
        }
    };
    let again = if apart.is_some() && random.chance(50) { called.lines().last() } else { None };
    let text = whole(&scan, &called, again.unwrap_or_default());
    text.replace("@in", name).replace("@type", of_type)
}

/// One loop or two, and what comes behind each.
fn body(random: &mut Random, is_file: bool) -> String {
    let mut lines = Vec::new();
    for _ in 0..=random.below(2) {
        lines.push(random.pick(&LOOPS).replace("@body", random.pick(&BODIES)));
        if is_file && random.chance(40) {
            lines.push(random.pick(&BEHIND).to_owned());
        }
    }
    lines.into_iter().map(|it| it + "\n").collect()
}

/// The file of a program that reads what it has written, given the function that reads and how that is called.
fn whole(scan: &str, called: &str, again: &str) -> String {
    format!(
        "use std::fs::{{self, File, OpenOptions}};
use std::io::{{self, Read, Seek, SeekFrom}};
{ITEMS}
{scan}
fn run(dir: &str) -> io::Result<()> {{
let path = format!(\"{{dir}}/in.txt\");
fs::write(&path, \"one two\\nthree\\n\\nfour\\n\")?;
{called}
println!(\"{{n}}\");
{again}
println!(\"{{n}}\");
Ok(())
}}
pub fn main() {{
let args: Vec<String> = std::env::args().collect();
if let Err(e) = run(&args[1]) {{ eprintln!(\"{{e}}\"); std::process::exit(1); }}
}}
"
    )
}
