//! One program of a seed: a writer, rows that are written to it, and what happens between them; some read in its place.

use super::parts::{
    CALLERS, CALLS, CLOSURES, CONDITIONS, ENDS, EXITS, HARMLESS, ITEMS, JUMPS, LOOKS, LOOPS, PRINTS, THREADS,
    WORKERS, WRITES,
};
use super::random::Random;
use super::reading;

/// What becomes of errors.
struct Policy {
    /// What `run` returns.
    returned: &'static str,
    error: &'static str,
    /// Whether an error is one of the program's own.
    stops: &'static str,
    /// Behind a result of I/O.
    asked: &'static str,
    /// Behind a result of the program's own.
    tried: &'static str,
    value: &'static str,
    ends: &'static str,
    fails: &'static str,
}

const POLICIES: [Policy; 6] = [
    Policy {
        returned: "io::Result<()>",
        error: "io::Error",
        stops: "error.kind() == io::ErrorKind::InvalidData",
        asked: "?",
        tried: "?",
        value: "Ok(())",
        ends: "return Ok(());",
        fails: "return Err(io::ErrorKind::InvalidData.into());",
    },
    Policy {
        returned: "Result<(), Box<dyn std::error::Error + Send + Sync>>",
        error: "Box<dyn std::error::Error + Send + Sync>",
        stops: "!error.is::<io::Error>()",
        asked: "?",
        tried: "?",
        value: "Ok(())",
        ends: "return Ok(());",
        fails: "return Err(\"stopped\".into());",
    },
    Policy {
        returned: "Result<(), Stop>",
        error: "Stop",
        stops: "matches!(error, Stop::Done)",
        asked: "?",
        tried: "?",
        value: "Ok(())",
        ends: "return Ok(());",
        fails: "return Err(Stop::Done);",
    },
    Policy {
        returned: "Result<(), String>",
        error: "String",
        stops: "error.is_empty()",
        asked: ".map_err(|e| e.to_string())?",
        tried: "?",
        value: "Ok(())",
        ends: "return Ok(());",
        fails: "return Err(String::new());",
    },
    Policy {
        returned: "Result<(), String>",
        error: "String",
        stops: "error.is_empty()",
        asked: ".unwrap()",
        tried: "?",
        value: "Ok(())",
        ends: "return Ok(());",
        fails: "return Err(\"stopped\".to_string());",
    },
    Policy {
        returned: "io::Result<()>",
        error: "io::Error",
        stops: "error.kind() == io::ErrorKind::Other",
        asked: ".ok()",
        tried: "?",
        value: "Ok(())",
        ends: "return Ok(());",
        fails: "return Err(io::Error::other(\"stopped\"));",
    },
];

/// A writer: how it is made, how it is named, and of which type it is.
struct Writer {
    made: &'static str,
    name: &'static str,
    reference: &'static str,
    of_type: &'static str,
    /// The statements stand in a function of their own, which is given the writer.
    apart: Option<(&'static str, &'static str)>,
}

const WRITERS: [Writer; 10] = [
    Writer { made: "let mut out = Counted(File::create(&path)@open, 0);", of_type: "Counted<File>", ..FILE },
    Writer { made: "let mut out = File::create(&path)@open;", ..FILE },
    Writer { made: "let mut out = open(&path)@open;", ..FILE },
    Writer { made: "let mut out = options(&path)@open;", ..FILE },
    Writer { made: "let file = File::create(&path)@open; let mut out = file;", ..FILE },
    Writer {
        made: "let mut out: Box<dyn Write> = if rows.len() == 1 { Box::new(io::stdout()) } else { Box::new(File::create(&path)@open) };",
        of_type: "Box<dyn Write>",
        ..FILE
    },
    Writer { made: "let mut out = io::stdout().lock();", of_type: "io::StdoutLock<'static>", ..FILE },
    Writer { made: "let mut out = io::stdout();", of_type: "io::Stdout", ..FILE },
    Writer {
        reference: "out",
        apart: Some((
            "fill(&mut out, dir, &path, rows)@try;",
            "fn fill(out: &mut File, dir: &str, path: &str, rows: &[String]) -> @ret",
        )),
        ..FILE
    },
    Writer {
        made: "let mut out = Report { file: File::create(&path)@open, rows: 0 };",
        name: "self.file",
        reference: "&mut self.file",
        apart: Some((
            "out.fill(dir, &path, rows)@try; println!(\"{}\", out.rows);",
            "fn fill(&mut self, dir: &str, path: &str, rows: &[String]) -> @ret",
        )),
        ..FILE
    },
];

const FILE: Writer = Writer {
    made: "let mut out = File::create(&path)@open;",
    name: "out",
    reference: "&mut out",
    of_type: "File",
    apart: None,
};

/// Where a statement stands.
#[derive(Clone, Copy)]
struct Spot {
    in_loop: bool,
    has_label: bool,
    /// In as many blocks.
    depth: usize,
}

struct Generator {
    random: Random,
    policy: &'static Policy,
    writer: &'static Writer,
    labels: usize,
    /// A thread or process beside: what starts it, and what asks it to look.
    worker: Option<(&'static str, &'static str)>,
    /// How likely it is, of a hundred, that something else than a write is done.
    mischief: usize,
}

/// The program of a seed.
pub fn program(seed: u64) -> String {
    let mut random = Random::of(seed);
    if random.chance(20) {
        return reading::program(&mut random);
    }
    let policy = &POLICIES[random.below(POLICIES.len())];
    let writer = &WRITERS[random.below(WRITERS.len())];
    let mischief = random.pick(&[10, 25, 50]);
    let has_worker = writer.apart.is_none() && random.chance(15);
    let worker = has_worker.then(|| random.pick(&WORKERS));
    let mut generator = Generator { random, policy, writer, labels: 0, worker, mischief };
    let text = generator.run();
    let text = generator.spelled(&text);
    with_items(&text, |it| generator.spelled(it))
}

impl Generator {
    fn run(&mut self) -> String {
        let body = self.body();
        let value = self.policy.value;
        let opening = "let path = format!(\"{dir}/out.txt\");";
        let made = self.writer.made;
        let started = self.worker.map_or("", |it| it.0);
        let run = match self.writer.apart {
            None => format!(
                "fn run(dir: &str, rows: &[String]) -> @ret {{\n{opening}\nlet mut n = 0usize;\n{started}\n{made}\n{body}{value}\n}}"
            ),
            Some((call, header)) => {
                let fill = format!("{header} {{\nlet mut n = 0usize;\n{body}{value}\n}}");
                let fill =
                    if self.writer.name == "out" { fill } else { format!("impl Report {{\n{fill}\n}}") };
                format!(
                    "{fill}\nfn run(dir: &str, rows: &[String]) -> @ret {{\n{opening}\n{made}\n{call}\n{value}\n}}"
                )
            }
        };
        let caller = self.random.pick(&CALLERS);
        let args = "let args: Vec<String> = std::env::args().collect();\nlet (dir, rows) = (args[1].as_str(), &args[2..]);";
        format!("{run}\npub fn main() {{\n{args}\n{caller}\n}}\n")
    }

    fn body(&mut self) -> String {
        let spot = Spot { in_loop: false, has_label: false, depth: 0 };
        let mut text = String::new();
        if self.random.chance(30) {
            text += &self.statement(spot);
        }
        text += &self.looped(spot);
        if self.random.chance(20) {
            text += &self.looped(spot);
        }
        if self.random.chance(40) {
            text += self.random.pick(&ENDS);
            text += "\n";
        }
        text.replace("@row", "\"head\"")
    }

    /// A loop, with all that stands in it.
    fn looped(&mut self, spot: Spot) -> String {
        self.labels += 1;
        let label = format!("'{}{}", self.random.pick(&["rows", "outer"]), self.labels);
        let is_closure = self.random.chance(12);
        let may_leave = matches!(self.writer.of_type, "File" | "io::Stdout" | "Counted<File>");
        let shape = match is_closure {
            true if may_leave && self.worker.is_none() && self.random.chance(40) => {
                self.random.pick(&THREADS)
            }
            true => self.random.pick(&CLOSURES),
            false => self.random.pick(&LOOPS),
        };
        let is_block = shape.contains("@label: {");
        let inner = Spot { in_loop: !is_closure, has_label: !is_closure && !is_block, depth: spot.depth + 1 };
        let mut body = self.random.pick(&WRITES).to_owned();
        for _ in 0..self.random.below(4) {
            let statement = self.statement(inner);
            if self.random.chance(50) {
                body = format!("{body}\n{statement}");
            } else {
                body = format!("{statement}{body}");
            }
        }
        let text = shape.replace("@body", &body.replace("@row", "row")).replace("@label", &label);
        format!("{text}\n")
    }

    fn statement(&mut self, spot: Spot) -> String {
        if self.random.chance(self.mischief) {
            return self.mischievous(spot);
        }
        let text =
            if self.random.chance(50) { self.random.pick(&WRITES) } else { self.random.pick(&HARMLESS) };
        format!("{text}\n")
    }

    fn mischievous(&mut self, spot: Spot) -> String {
        let condition = self.random.pick(&CONDITIONS);
        let text = match self.random.below(10) {
            0..=2 if spot.in_loop => {
                let jumps = if spot.has_label { &JUMPS[..] } else { &JUMPS[..2] };
                format!("if {condition} {{ {} }}", self.random.pick(jumps))
            }
            3..=4 => format!("if {condition} {{ {} }}", self.random.pick(&EXITS)),
            5 => match self.worker {
                Some((_, asks)) if self.random.chance(60) => asks.to_owned(),
                _ => self.random.pick(&LOOKS).to_owned(),
            },
            6 => format!("if {condition} {{ {} }}", self.random.pick(&LOOKS)),
            7 => self.random.pick(&PRINTS).to_owned(),
            8 if spot.depth < 2 => {
                let inner = Spot { depth: spot.depth + 1, ..spot };
                let (one, other) = (self.statement(inner), self.statement(inner));
                format!("if {condition} {{ {one}}} else {{ {other}}}")
            }
            _ => self.random.pick(&CALLS).to_owned(),
        };
        format!("{text}\n")
    }

    fn spelled(&self, text: &str) -> String {
        let Policy { returned, error, stops, asked, tried, value, ends, fails } = *self.policy;
        let opened = match asked {
            ".ok()" => "?",
            other => other,
        };
        let path = if self.writer.apart.is_some() { "path" } else { "&path" };
        text.replace("@open", opened)
            .replace("@out", self.writer.name)
            .replace("@mut", self.writer.reference)
            .replace("@type", self.writer.of_type)
            .replace("@path", path)
            .replace("@name", "path")
            .replace("@q", asked)
            .replace("@try", tried)
            .replace("@ret", returned)
            .replace("@error", error)
            .replace("@err", fails)
            .replace("@stops", stops)
            .replace("@okv", value)
            .replace("@ok", ends)
    }
}

/// A program with the items that it names.
fn with_items(program: &str, spelled: impl Fn(&str) -> String) -> String {
    let mut text = program.to_owned();
    let mut has = vec![false; ITEMS.len()];
    while let Some(at) = (0..ITEMS.len()).find(|at| !has[*at] && names(&text, ITEMS[*at].0)) {
        has[at] = true;
        text = format!("{}\n{text}", spelled(ITEMS[at].1));
    }
    format!("use std::fs::{{self, File, OpenOptions}};\nuse std::io::{{self, Read, Write}};\n{text}")
}

/// Whether a text names an item, which stands there as a whole word.
fn names(text: &str, item: &str) -> bool {
    let is_part = |it: Option<char>| it.is_some_and(|it| it.is_alphanumeric() || it == '_');
    text.match_indices(item).any(|(at, _)| {
        !is_part(text[..at].chars().next_back()) && !is_part(text[at + item.len()..].chars().next())
    })
}
