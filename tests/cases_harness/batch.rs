//! Programs that are built as one, each a module of it: the compiler starts, and links all of std, once for all of them.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::case::Files;

/// As many as the compiler makes in a few seconds.
const MOST: usize = 64;

/// A program to build: a case, before or after its repair.
#[derive(Debug)]
pub struct Program {
    /// No other has the same.
    pub name: String,
    /// Those of one topic are built together.
    pub topic: String,
    pub edition: String,
    /// By their paths below the package.
    pub files: Files,
    pub has_manifest: bool,
}

/// The programs of one binary.
#[derive(Debug)]
pub struct Batch<'a> {
    pub name: String,
    pub edition: String,
    pub programs: Vec<&'a Program>,
}

/// Those of one topic and edition together, and alone what asks for a crate of its own.
pub fn batches(programs: &[Program]) -> Vec<Batch<'_>> {
    let mut topics: BTreeMap<(&str, &str), Vec<&Program>> = BTreeMap::new();
    let mut batches = Vec::new();
    for program in programs {
        if needs_own_crate(program) {
            let edition = program.edition.clone();
            batches.push(Batch { name: program.name.clone(), edition, programs: vec![program] });
        } else {
            topics.entry((&program.topic, &program.edition)).or_default().push(program);
        }
    }
    for ((topic, edition), programs) in topics {
        let parts = programs.chunks(MOST).enumerate().map(|(idx, programs)| Batch {
            name: format!("{topic}-{edition}-{idx}"),
            edition: edition.to_owned(),
            programs: programs.to_vec(),
        });
        batches.extend(parts);
    }
    batches
}

/// What only the root of a crate may hold, or what names it.
fn needs_own_crate(program: &Program) -> bool {
    const OF_THE_ROOT: [&str; 10] = [
        "crate::",
        "extern crate",
        "#![feature",
        "#![no_",
        "#![recursion_limit",
        "macro_export",
        "macro_use",
        "no_mangle",
        "type_name",
        "CARGO_BIN_NAME",
    ];
    let names_root = |bytes: &Vec<u8>| {
        let text = String::from_utf8_lossy(bytes);
        OF_THE_ROOT.iter().any(|it| text.contains(it))
    };
    program.edition == "2015" || program.files.values().any(names_root)
}

impl Program {
    /// Its folder, and the module that it is.
    pub fn module(&self) -> String {
        self.name.replace('-', "_")
    }
}

impl Batch<'_> {
    /// Its lines in a manifest.
    pub fn target(&self) -> String {
        let name = &self.name;
        format!("\n[[bin]]\nname = \"{name}\"\npath = \"src/bin/{name}/main.rs\"\n")
    }

    fn is_one_crate(&self) -> bool {
        matches!(&self.programs[..], [program] if program.name == self.name)
    }

    /// By their paths below the package.
    pub fn files(&self) -> Files {
        let dir = format!("src/bin/{}", self.name);
        let mut files = Files::new();
        for program in &self.programs {
            for (path, bytes) in &program.files {
                let Some(path) = path.strip_prefix("src/") else { continue };
                let mut bytes = bytes.clone();
                if self.is_one_crate() {
                    files.insert(format!("{dir}/{path}"), bytes);
                    continue;
                }
                if path == "main.rs" {
                    bytes.extend_from_slice(START.as_bytes());
                }
                files.insert(format!("{dir}/{}/{path}", program.module()), bytes);
            }
        }
        if !self.is_one_crate() {
            files.insert(format!("{dir}/main.rs"), self.root().into_bytes());
        }
        files
    }

    /// Starts the program by whose name it is called.
    fn root(&self) -> String {
        let (mut declared, mut chosen) = (String::new(), String::new());
        for program in &self.programs {
            let (name, module) = (&program.name, program.module());
            writeln!(declared, "#[path = \"{module}/main.rs\"]\nmod {module};").unwrap();
            writeln!(chosen, "        Some(\"{name}\") => {module}::start_program(),").unwrap();
        }
        format!(
            "{declared}
fn main() -> std::process::ExitCode {{
    let path = std::path::PathBuf::from(std::env::args_os().next().unwrap());
    match path.file_name().and_then(|it| it.to_str()) {{
{chosen}        name => panic!(\"no program is called {{name:?}}\"),
    }}
}}
"
        )
    }
}

/// Ends as the program would if its `main` were that of the crate.
const START: &str = "
pub(super) fn start_program() -> ::std::process::ExitCode {
    ::std::process::Termination::report(main())
}
";
