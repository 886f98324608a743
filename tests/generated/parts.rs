//! What programs are put together from. In these texts `@out` is the writer, `@mut` a mutable reference to it, `@type` its
//! type, `@row` the row at hand, `@path` the path of the file and `@name` its name, `@q` what stands behind a result of I/O, `@try` behind one of
//! the program's own, `@ret` what the function returns, `@okv`, `@ok` and `@err` its value, `return` and end by an error.

/// Writes one row or a part of it.
pub const WRITES: [&str; 18] = [
    "writeln!(@out, \"{}\", @row)@q;",
    "write!(@out, \"{}={};\", n, @row)@q;",
    "@out.write_all(@row.as_bytes())@q;",
    "@out.write_all(b\"-\")@q; writeln!(@out, \"{}\", @row)@q;",
    "put(@mut, @row)@q;",
    "put_any(@mut, @row)@q;",
    "put_dyn(@mut, @row)@q;",
    "put_deep(@mut, @row, 6)@q;",
    "put_checked(@mut, @row)@try;",
    "note!(@out, @row)@q;",
    "for part in @row.split('-') { write!(@out, \"{part} \")@q; }",
    "[&@row[..], \"-\"].iter().try_for_each(|it| write!(@out, \"{it}\"))@q;",
    "if writeln!(@out, \"{}\", @row).is_err() { @err }",
    "if let Err(e) = writeln!(@out, \"{}\", @row) { eprintln!(\"{e}\"); @err }",
    "match writeln!(@out, \"{}\", @row) { Ok(()) => n += 1, Err(_) => { @err } }",
    "let _ = writeln!(@out, \"{}\", @row);",
    "@out.write_fmt(format_args!(\"{}:{}\", n, @row))@q;",
    "io::copy(&mut @row.as_bytes(), @mut)@q;",
];

pub const CONDITIONS: [&str; 7] = [
    "@row == \"mark\"",
    "@row == \"stop\"",
    "@row.is_empty()",
    "n == 2",
    "@row.len() > 4",
    "rows.len() == 1",
    "@row == \"skip\" && n > 0",
];

/// Leaves a loop.
pub const JUMPS: [&str; 4] = ["continue;", "break;", "continue @label;", "break @label;"];

/// Leaves the function or the program.
pub const EXITS: [&str; 7] = [
    "@ok",
    "@err",
    "std::process::exit(3);",
    "leave(3);",
    "panic!(\"told to\");",
    "std::process::abort();",
    "leave_at(@row, 4);",
];

/// Runs code of the program that may leave it or fail, or asks what may.
pub const CALLS: [&str; 19] = [
    "check(@row)@try;",
    "leave_if(@row);",
    "leave_at(@row, 6);",
    "let stop = |it: &str| if it == \"exit\" { std::process::exit(3) }; stop(@row);",
    "each(@row, |it| if it == \"exit\" { leave(3) });",
    "each(@row, leave_if);",
    "let jobs: [fn(&str); 2] = [quiet, leave_if]; for job in jobs { job(@row); }",
    "let jobs: Vec<Box<dyn Fn(&str)>> = vec![Box::new(quiet), Box::new(|it| leave_if(it))]; for job in &jobs { job(@row); }",
    "drop(Guard(@row.len() == 4));",
    "let _guard = Guard(@row.len() == 4);",
    "if Name(@row) == Name(\"exit\") { n += 1; }",
    "n += Name(@row).clone().0.len();",
    "println!(\"{}\", Shown(@row));",
    "n += Own(@row.to_string()).len();",
    "for part in Parts(@row) { n += part; }",
    "let length: Length = Name(@row).into(); n += length.0;",
    "n += [&@row[..], \"b\"].iter().filter(|it| is_kept(it)).count();",
    "n += (Name(@row) + Name(\"b\")).0.len();",
    "ffi(@row.len());",
];

/// Looks at the file, or lets others look.
pub const LOOKS: [&str; 14] = [
    "look(@path);",
    "look_deep(@path, 6);",
    "println!(\"{}\", fs::metadata(@path).map_or(0, |it| it.len()));",
    "let copy = fs::read(@path).unwrap_or_default(); println!(\"{}\", copy.len());",
    "if let Ok(mut file) = File::open(@path) { let mut text = String::new(); file.read_to_string(&mut text).ok(); println!(\"{text}\"); }",
    "fs::copy(@path, format!(\"{}.bak\", @path)).ok();",
    "let at = @name.to_string(); std::thread::spawn(move || look(&at)).join().ok();",
    "std::thread::scope(|s| { s.spawn(|| look(@path)); });",
    "drop(Watch(@name.to_string()));",
    "println!(\"{}\", Size(@path));",
    "each(@path, look);",
    "tell!(@path);",
    "fs::rename(@path, format!(\"{}.old\", @path)).ok();",
    "for it in fs::read_dir(dir).into_iter().flatten().flatten() { println!(\"{}\", it.metadata().map_or(0, |it| it.len())); }",
];

/// Prints beside the writer, or reads what somebody enters.
pub const PRINTS: [&str; 7] = [
    "println!(\"- {n}\");",
    "eprintln!(\"- {n}\");",
    "io::stderr().write_all(b\"-\\n\").ok();",
    "said(@row);",
    "let mut line = String::new(); io::stdin().read_line(&mut line).ok(); n += line.len();",
    "io::stdout().write_all(b\"+\\n\").ok();",
    "std::thread::sleep(std::time::Duration::from_millis(1));",
];

pub const HARMLESS: [&str; 6] = [
    "n += 1;",
    "let length = @row.len(); n += length;",
    "let words: Vec<&str> = @row.split(' ').collect(); n += words.len();",
    "{ let n = 3; let _ = n; }",
    "n = n.checked_add(@row.chars().count()).unwrap_or(0);",
    "let upper = @row.to_uppercase(); n += upper.len();",
];

/// Of a loop over rows; `@body` is what it does.
pub const LOOPS: [&str; 9] = [
    "@label: for row in rows { @body }",
    "@label: for (at, row) in rows.iter().enumerate() { n += at; @body }",
    "let mut left = rows.iter(); @label: while let Some(row) = left.next() { @body }",
    "let mut left = rows.iter(); @label: loop { let Some(row) = left.next() else { break }; @body }",
    "@label: for row in rows { for row in row.split('-') { @body } }",
    "let mut at = 0; @label: while at < rows.len() { let row = &rows[at]; at += 1; @body }",
    "@label: for row in rows { match row.as_str() { \"skip\" => {} row => { @body } } }",
    "let found = @label: { for row in rows { if row == \"skip\" { break @label 1; } @body } 0 }; n += found;",
    "@label: for row in rows.iter().rev() { @body }",
];

/// Loops whose body is a closure: it returns from that.
pub const CLOSURES: [&str; 3] = [
    "rows.iter().try_for_each(|row| -> @ret { @body @okv })@try;",
    "let mut work = |row: &str| -> @ret { @body @okv }; for row in rows { work(row)@try; }",
    "let done: Vec<@ret> = rows.iter().map(|row| -> @ret { @body @okv }).collect(); n += done.len();",
];

/// The same in a thread, which is given no writer that may not leave its own.
pub const THREADS: [&str; 2] = [
    "std::thread::scope(|s| s.spawn(|| -> @ret { for row in rows { @body } @okv }).join().unwrap())@try;",
    "std::thread::scope(|s| { s.spawn(|| -> @ret { for row in rows { @body } @okv }); });",
];

/// A thread that looks at the file when it is asked to: what starts it, and what asks it.
pub const WORKERS: [(&str, &str); 3] = [
    (
        "let (ask, asked) = std::sync::mpsc::channel::<()>(); let (tell, told) = std::sync::mpsc::channel::<()>(); let at = @name.to_string(); std::thread::spawn(move || for () in asked { look(&at); tell.send(()).ok(); });",
        "ask.send(()).ok(); told.recv().ok();",
    ),
    (
        "let turn = std::sync::Arc::new(std::sync::Barrier::new(2)); let other = turn.clone(); let at = @name.to_string(); std::thread::spawn(move || loop { other.wait(); look(&at); other.wait(); });",
        "turn.wait(); turn.wait();",
    ),
    (
        "let mut child = std::process::Command::new(\"/bin/sh\").args([\"-c\", \"while read -r _; do cat \\\"$0\\\" 2>/dev/null; echo; done\", @name.as_ref()]).stdin(std::process::Stdio::piped()).stdout(std::process::Stdio::piped()).spawn()@open;",
        "if let (Some(to), Some(from)) = (&mut child.stdin, &mut child.stdout) { to.write_all(b\"x\\n\").ok(); let mut one = [0u8; 1]; while from.read(&mut one).unwrap_or(0) == 1 { print!(\"{}\", one[0] as char); if one[0] == b'\\n' { break; } } }",
    ),
];

/// What comes behind the last row.
pub const ENDS: [&str; 9] = [
    "@out.flush()@q;",
    "writeln!(@out, \"end\")@q;",
    "look(@path);",
    "if n > 3 { @ok }",
    "if n > 3 { @err }",
    "check(\"end\")@try;",
    "println!(\"done\");",
    "if n == 5 { std::process::exit(3); }",
    "fs::rename(@path, format!(\"{}.old\", @path))@q;",
];

/// How the caller treats a `Result` of `run`.
pub const CALLERS: [&str; 9] = [
    "if let Err(e) = run(dir, rows) { eprintln!(\"error: {e:?}\"); std::process::exit(1); }",
    "match run(dir, rows) { Ok(()) => println!(\"whole\"), Err(e) if is_stop(&e) => println!(\"short\"), Err(e) => { eprintln!(\"{e:?}\"); std::process::exit(1); } }",
    "let _ = run(dir, rows);",
    "run(dir, rows).unwrap();",
    "if run(dir, rows).is_err() { eprintln!(\"failed\"); std::process::exit(1); }",
    "let done = std::panic::catch_unwind(|| run(dir, rows)); match done { Ok(Ok(())) => {} Ok(Err(e)) => { eprintln!(\"{e:?}\"); std::process::exit(1); } Err(_) => println!(\"caught\") }",
    "let done = std::thread::scope(|s| s.spawn(|| run(dir, rows)).join().unwrap()); if let Err(e) = done { eprintln!(\"{e:?}\"); std::process::exit(1); }",
    "for part in rows.chunks(2) { if let Err(e) = run(dir, part) { eprintln!(\"{e:?}\"); std::process::exit(1); } }",
    "if let Err(e) = run(dir, rows) { eprintln!(\"{e:?}\"); std::process::exit(if is_stop(&e) { 0 } else { 1 }); }",
];

/// Items by their names: what names one of them has it too, and what that names.
pub const ITEMS: [(&str, &str); 34] = [
    ("put", "fn put(out: &mut @type, row: &str) -> io::Result<()> { writeln!(out, \"{row}\") }"),
    (
        "put_any",
        "fn put_any<W: Write>(out: &mut W, row: &str) -> io::Result<()> { write!(out, \"{}:\", row.len())?; writeln!(out, \"{row}\") }",
    ),
    (
        "put_dyn",
        "fn put_dyn(out: &mut dyn Write, row: &str) -> io::Result<()> { writeln!(out, \"{row}\")?; Ok(()) }",
    ),
    (
        "put_deep",
        "fn put_deep(out: &mut @type, row: &str, depth: usize) -> io::Result<()> { if depth > 0 { return put_deep(out, row, depth - 1); } writeln!(out, \"{row}\") }",
    ),
    (
        "put_checked",
        "fn put_checked(out: &mut @type, row: &str) -> @ret { check(row)@try; writeln!(out, \"{row}\")@q; @okv }",
    ),
    ("note", "macro_rules! note { ($to:expr, $row:expr) => { writeln!($to, \"{}\", $row) }; }"),
    ("leave", "fn leave(code: i32) -> ! { std::process::exit(code) }"),
    ("leave_if", "fn leave_if(row: &str) { if row == \"exit\" { leave(3) } }"),
    (
        "leave_at",
        "fn leave_at(row: &str, depth: usize) { if depth > 0 { leave_at(row, depth - 1) } else { leave_if(row) } }",
    ),
    ("quiet", "fn quiet(_: &str) {}"),
    ("check", "fn check(row: &str) -> @ret { if row == \"bad\" || row == \"stop\" { @err } @okv }"),
    ("each", "fn each(row: &str, mut work: impl FnMut(&str)) { work(row) }"),
    (
        "Guard",
        "struct Guard(bool); impl Drop for Guard { fn drop(&mut self) { if self.0 { std::process::exit(3) } } }",
    ),
    ("Name", "#[derive(Clone, Copy)] struct Name<'a>(&'a str);"),
    (
        "== Name",
        "impl PartialEq for Name<'_> { fn eq(&self, other: &Self) -> bool { leave_if(self.0); self.0 == other.0 } }",
    ),
    (
        "+ Name",
        "impl<'a> std::ops::Add for Name<'a> { type Output = Name<'a>; fn add(self, other: Self) -> Name<'a> { leave_if(self.0); if self.0.is_empty() { other } else { self } } }",
    ),
    (
        "Shown",
        "struct Shown<'a>(&'a str); impl std::fmt::Display for Shown<'_> { fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result { leave_if(self.0); write!(f, \"{}\", self.0) } }",
    ),
    (
        "Own",
        "struct Own(String); impl std::ops::Deref for Own { type Target = str; fn deref(&self) -> &str { leave_if(&self.0); &self.0 } }",
    ),
    (
        "Parts",
        "struct Parts<'a>(&'a str); impl Iterator for Parts<'_> { type Item = usize; fn next(&mut self) -> Option<usize> { leave_if(self.0); let n = self.0.len(); self.0 = \"\"; (n > 0).then_some(n) } }",
    ),
    (
        "Length",
        "struct Length(usize); impl<'a> From<Name<'a>> for Length { fn from(it: Name<'a>) -> Self { leave_if(it.0); Length(it.0.len()) } }",
    ),
    ("is_kept", "fn is_kept(row: &&&str) -> bool { leave_if(row); row.len() > 1 }"),
    ("ffi", "extern \"C\" fn ffi(length: usize) { if length == 5 { panic!(\"five\") } }"),
    ("look", "fn look(path: &str) { println!(\"{}\", fs::read_to_string(path).map_or(0, |it| it.len())); }"),
    (
        "look_deep",
        "fn look_deep(path: &str, depth: usize) { if depth > 0 { look_deep(path, depth - 1) } else { look(path) } }",
    ),
    ("Watch", "struct Watch(String); impl Drop for Watch { fn drop(&mut self) { look(&self.0) } }"),
    (
        "Size",
        "struct Size<'a>(&'a str); impl std::fmt::Display for Size<'_> { fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result { write!(f, \"{}\", fs::metadata(self.0).map_or(0, |it| it.len())) } }",
    ),
    ("tell", "macro_rules! tell { ($path:expr) => { println!(\"{:?}\", fs::read_to_string($path).ok()) }; }"),
    ("said", "fn said(row: &str) { print!(\"{row}, \"); }"),
    ("open", "fn open(path: &str) -> io::Result<File> { File::create(path) }"),
    (
        "options",
        "fn options(path: &str) -> io::Result<File> { OpenOptions::new().write(true).create(true).truncate(true).open(path) }",
    ),
    (
        "Stop",
        "#[derive(Debug)] enum Stop { Io(io::Error), Done } impl From<io::Error> for Stop { fn from(e: io::Error) -> Self { Stop::Io(e) } }",
    ),
    ("is_stop", "fn is_stop(error: &@error) -> bool { @stops }"),
    (
        "Counted",
        "struct Counted<W>(W, usize); impl<W: Write> Write for Counted<W> { fn write(&mut self, bytes: &[u8]) -> io::Result<usize> { let n = self.0.write(bytes)?; self.1 += n; Ok(n) } fn flush(&mut self) -> io::Result<()> { self.0.flush() } }",
    ),
    ("Report", "struct Report { file: File, rows: usize }"),
];
