//! Functions that call one another, and those that hand a handle on.

use crate::measure::assert_ends;
use crate::program::{HEAD, each, functions, writes};

/// Programs of each kind in one, so that it needs more time than the start of a process.
const MODULES: usize = 6;

/// Holds the work on many modules, each with one of the programs.
fn assert_called(size: usize, program: impl Fn(usize) -> String) {
    assert_ends(size, |it| {
        let program = program(it);
        let modules = each(MODULES, |nth| format!("pub mod m{nth} {{\n{program}}}\n"));
        format!("{HEAD}{modules}")
    });
}

/// A chain of functions, each of which does something with what it is given and the next.
fn chain(length: usize, link: impl Fn(usize, usize) -> String, last: &str) -> String {
    let links = each(length, |it| link(it, it + 1));
    format!("{HEAD}{links}{last}")
}

#[test]
fn many_functions_that_write_are_followed_once() {
    assert_called(100, |it| functions(it, |nth| writes(format!("f{nth}"), "")));
}

#[test]
fn many_functions_that_read_are_followed_once() {
    assert_called(100, |it| {
        let read = |nth| {
            format!(
                "pub fn r{nth}(path: &str) -> io::Result<usize> {{
    let file = File::open(path)?;
    let mut n = 0;
    for byte in file.bytes() {{ n += byte? as usize; }}
    Ok(n)
}}
"
            )
        };
        functions(it, read)
    });
}

#[test]
fn many_functions_that_print_are_followed_once() {
    assert_called(100, |it| {
        let print =
            |nth| format!("pub fn p{nth}(xs: &[u8]) {{ for it in xs {{ println!(\"{{it}}\"); }} }}\n");
        format!("{}{}", functions(it, print), writes("write", ""))
    });
}

#[test]
fn many_functions_that_do_nothing_are_followed_once() {
    assert_called(500, |it| {
        let all = functions(it, |nth| format!("fn f{nth}(x: i32, y: i32) -> i32 {{ x + {nth} }}\n"));
        format!("{all}{}", writes("write", ""))
    });
}

#[test]
fn chains_of_functions_that_hand_a_writer_on_are_followed_once() {
    assert_called(50, |it| {
        let link = |a, b| format!("fn f{a}(out: &mut File) -> io::Result<()> {{ f{b}(out) }}\n");
        let last = format!("fn f{it}(out: &mut File) -> io::Result<()> {{ out.write_all(&[1]) }}\n");
        chain(it, link, &format!("{last}{}", writes("write", "for _ in xs { f0(&mut file)?; }")))
    });
}

#[test]
fn chains_of_functions_that_hand_a_generic_writer_on_are_followed_once() {
    assert_called(50, |it| {
        let link = |a, b| format!("fn f{a}<W: Write>(mut out: W) -> io::Result<()> {{ f{b}(&mut out) }}\n");
        let last = format!("fn f{it}<W: Write>(mut out: W) -> io::Result<()> {{ out.write_all(&[1]) }}\n");
        chain(it, link, &format!("{last}{}", writes("write", "for _ in xs { f0(&mut file)?; }")))
    });
}

#[test]
fn chains_of_functions_that_hand_a_dyn_writer_on_are_followed_once() {
    assert_called(50, |it| {
        let link = |a, b| format!("fn f{a}(out: &mut dyn Write) -> io::Result<()> {{ f{b}(out) }}\n");
        let last = format!("fn f{it}(out: &mut dyn Write) -> io::Result<()> {{ out.write_all(&[1]) }}\n");
        chain(it, link, &format!("{last}{}", writes("write", "for _ in xs { f0(&mut file)?; }")))
    });
}

#[test]
fn chains_of_functions_that_take_a_writer_are_followed_once() {
    assert_called(50, |it| {
        let link = |a, b| format!("fn f{a}(out: File) -> io::Result<()> {{ f{b}(out) }}\n");
        let last = format!(
            "fn f{it}(mut out: File) -> io::Result<()> {{ for _ in 0..9 {{ out.write_all(&[1])?; }} Ok(()) }}\n"
        );
        chain(it, link, &format!("{last}{}", writes("write", "f0(File::create(path)?)?;")))
    });
}

#[test]
fn chains_of_functions_that_write_and_hand_on_are_followed_once() {
    assert_called(40, |it| {
        let link = |a, b| {
            format!("fn f{a}(out: &mut File) -> io::Result<()> {{ out.write_all(&[1])?; f{b}(out) }}\n")
        };
        let last = format!("fn f{it}(out: &mut File) -> io::Result<()> {{ out.write_all(&[1]) }}\n");
        chain(it, link, &format!("{last}{}", writes("write", "for _ in xs { f0(&mut file)?; }")))
    });
}

#[test]
fn chains_of_functions_that_hand_a_writer_on_twice_are_followed_once() {
    assert_called(40, |it| {
        let link = |a, b| format!("fn f{a}(out: &mut File) -> io::Result<()> {{ f{b}(out)?; f{b}(out) }}\n");
        let last = format!("fn f{it}(out: &mut File) -> io::Result<()> {{ out.write_all(&[1]) }}\n");
        chain(it, link, &format!("{last}{}", writes("write", "for _ in xs { f0(&mut file)?; }")))
    });
}

#[test]
fn functions_that_call_the_next_ever_more_often_are_followed_once() {
    assert_called(4, |it| {
        let link = |a, b| {
            let calls = format!("f{b}(out)?; ").repeat(it);
            format!("fn f{a}(out: &mut File) -> io::Result<()> {{ {calls} Ok(()) }}\n")
        };
        let last = "fn f20(out: &mut File) -> io::Result<()> { out.write_all(&[1]) }\n";
        chain(20, link, &format!("{last}{}", writes("write", "for _ in xs { f0(&mut file)?; }")))
    });
}

#[test]
fn functions_that_call_the_next_between_writes_ever_more_often_are_followed_once() {
    assert_called(4, |it| {
        let link = |a, b| {
            let calls = format!("f{b}(); ").repeat(it);
            format!("fn f{a}() {{ {calls} }}\n")
        };
        let last = "fn f20() { std::thread::yield_now(); }\n";
        chain(20, link, &format!("{last}{}", writes("write", "f0();")))
    });
}

/// Layers of functions, each of which calls all of the next layer.
fn layers(count: usize, head: &str, arg: &str, core: &str) -> String {
    let layer = |at: usize| {
        let calls = each(3, |it| format!("f{}_{it}({arg})?; ", at + 1));
        each(3, |it| format!("fn f{at}_{it}({head}) -> io::Result<()> {{ {calls} Ok(()) }}\n"))
    };
    let last = each(3, |it| format!("fn f{count}_{it}({head}) -> io::Result<()> {{ {core} }}\n"));
    format!("{}{last}", each(count, layer))
}

#[test]
fn layers_of_functions_that_hand_a_writer_on_are_followed_once() {
    assert_called(20, |it| {
        let layers = layers(it, "out: &mut File", "out", "out.write_all(&[1])");
        format!("{HEAD}{layers}{}", writes("write", "for _ in xs { f0_0(&mut file)?; }"))
    });
}

#[test]
fn layers_of_functions_that_hand_a_generic_writer_on_are_followed_once() {
    assert_called(20, |it| {
        let layers = layers(it, "out: &mut impl Write", "out", "out.write_all(&[1])");
        format!("{HEAD}{layers}{}", writes("write", "for _ in xs { f0_0(&mut file)?; }"))
    });
}

#[test]
fn layers_of_functions_between_writes_are_followed_once() {
    assert_called(20, |it| {
        let layers = layers(it, "", "", "std::thread::yield_now(); Ok(())");
        format!("{HEAD}{layers}{}", writes("write", "f0_0()?;"))
    });
}

#[test]
fn layers_of_functions_that_print_between_writes_are_followed_once() {
    assert_called(20, |it| {
        let layers = layers(it, "x: i32", "x", "println!(\"{x}\"); Ok(())");
        format!("{HEAD}{layers}{}", writes("write", "f0_0(x)?;"))
    });
}

#[test]
fn layers_of_functions_that_may_look_at_the_file_are_followed_once() {
    assert_called(20, |it| {
        let layers = layers(it, "path: &str", "path", "std::fs::metadata(path)?; Ok(())");
        format!("{HEAD}{layers}{}", writes("write", "f0_0(path)?;"))
    });
}

#[test]
fn layers_of_functions_that_write_tables_are_followed_once() {
    assert_called(6, |it| {
        let layers = layers(it, "out: &mut File", "out", "for _ in 0..9 { out.write_all(&[1])?; } Ok(())");
        format!("{HEAD}{layers}{}", writes("write", "f0_0(&mut file)?;"))
    });
}

#[test]
fn layers_of_functions_that_read_are_followed_once() {
    assert_called(20, |it| {
        let layers = layers(it, "from: &mut File", "from", "from.read_exact(&mut [0; 1])");
        let read = "pub fn read(path: &str) -> io::Result<()> { let mut file = File::open(path)?;
    for _ in 0..9 { f0_0(&mut file)?; } Ok(()) }\n";
        format!("{HEAD}{layers}{read}{}", writes("write", ""))
    });
}

#[test]
fn layers_of_functions_that_give_a_handle_back_are_followed_once() {
    assert_called(20, |it| {
        let layer = |at: usize| {
            let calls = each(3, |nth| format!("{nth} => f{}_{nth}(path), ", at + 1));
            let head = |nth| format!("fn f{at}_{nth}(path: &str) -> io::Result<File>");
            each(3, |nth| format!("{} {{ match 1 {{ {calls} _ => todo!() }} }}\n", head(nth)))
        };
        let last = each(3, |nth| {
            format!("fn f{it}_{nth}(path: &str) -> io::Result<File> {{ File::create(path) }}\n")
        });
        let write = "let mut own = f0_0(path)?; for _ in xs { own.write_all(&[1])?; }";
        format!("{HEAD}{}{last}{}", each(it, layer), writes("write", write))
    });
}

#[test]
fn chains_of_functions_that_give_a_handle_back_are_followed_once() {
    assert_called(50, |it| {
        let link = |a, b| format!("fn f{a}(path: &str) -> io::Result<File> {{ f{b}(path) }}\n");
        let last = format!("fn f{it}(path: &str) -> io::Result<File> {{ File::create(path) }}\n");
        let write = "let mut own = f0(path)?; for _ in xs { own.write_all(&[1])?; }";
        chain(it, link, &format!("{last}{}", writes("write", write)))
    });
}

#[test]
fn chains_of_functions_between_writes_are_followed_once() {
    assert_called(50, |it| {
        let link = |a, b| format!("fn f{a}(x: i32) -> io::Result<i32> {{ Ok(f{b}(x)? + f{b}(x + 1)?) }}\n");
        let last = format!("fn f{it}(x: i32) -> io::Result<i32> {{ println!(\"{{x}}\"); Ok(x) }}\n");
        chain(it, link, &format!("{last}{}", writes("write", "f0(x)?;")))
    });
}

#[test]
fn chains_of_sizes_are_followed_once() {
    assert_called(50, |it| {
        let link =
            |a, b| format!("fn f{a}(out: &mut File, it: &[u8]) -> io::Result<()> {{ f{b}(out, it) }}\n");
        let last = format!("fn f{it}(out: &mut File, it: &[u8]) -> io::Result<()> {{ out.write_all(it) }}\n");
        chain(it, link, &format!("{last}{}", writes("write", "for it in xs { f0(&mut file, &[*it])?; }")))
    });
}

#[test]
fn chains_of_functions_that_are_passed_on_are_followed_once() {
    assert_called(40, |it| {
        let link = |a, b| {
            format!(
                "fn f{a}(it: &mut dyn FnMut(u8) -> io::Result<()>) -> io::Result<()> {{ f{b}(&mut |x| it(x)) }}\n"
            )
        };
        let last = format!(
            "fn f{it}(it: &mut dyn FnMut(u8) -> io::Result<()>) -> io::Result<()> {{ for x in 0..9 {{ it(x)?; }} Ok(()) }}\n"
        );
        chain(it, link, &format!("{last}{}", writes("write", "f0(&mut |it| file.write_all(&[it]))?;")))
    });
}

#[test]
fn rings_of_functions_that_hand_a_writer_on_are_followed_once() {
    assert_called(40, |it| {
        let link = |a: usize| {
            let next = (a + 1) % it;
            format!(
                "fn f{a}(out: &mut File, x: i32) -> io::Result<()> {{ out.write_all(&[1])?; f{next}(out, x) }}\n"
            )
        };
        format!("{HEAD}{}{}", each(it, link), writes("write", "f0(&mut file, x)?;"))
    });
}

#[test]
fn rings_of_functions_between_writes_are_followed_once() {
    assert_called(40, |it| {
        let link = |a: usize| {
            let (next, last) = ((a + 1) % it, (a + it - 1) % it);
            format!("fn f{a}(x: i32) -> i32 {{ if x == 1 {{ f{next}(x) }} else {{ f{last}(x) }} }}\n")
        };
        format!("{HEAD}{}{}", each(it, link), writes("write", "f0(x);"))
    });
}

#[test]
fn functions_that_all_call_each_other_are_followed_once() {
    // The calls grow with the square of the functions.
    assert_called(40, |it| {
        let count = it.isqrt();
        let calls = each(count, |nth| format!("f{nth}(out)?; "));
        let each_calls = each(count, |nth| {
            format!(
                "fn f{nth}(out: &mut File) -> io::Result<()> {{ out.write_all(&[1])?; {calls} Ok(()) }}\n"
            )
        });
        format!("{HEAD}{each_calls}{}", writes("write", "f0(&mut file)?;"))
    });
}

#[test]
fn functions_that_all_call_each_other_between_writes_are_followed_once() {
    assert_called(40, |it| {
        let count = it.isqrt();
        let calls = each(count, |nth| format!("f{nth}(x); "));
        let each_calls = each(count, |nth| format!("fn f{nth}(x: i32) {{ {calls} }}\n"));
        format!("{HEAD}{each_calls}{}", writes("write", "f0(x);"))
    });
}

#[test]
fn many_callers_of_one_function_are_followed_once() {
    let take =
        "fn take(out: &mut File) -> io::Result<()> { for _ in 0..9 { out.write_all(&[1])?; } Ok(()) }\n";
    assert_called(40, |it| {
        let all = functions(it, |nth| writes(format!("f{nth}"), "take(&mut file)?;"));
        format!("{all}{take}")
    });
}

#[test]
fn many_callers_of_one_function_that_opens_are_followed_once() {
    let open = "fn open(path: &str) -> io::Result<File> { File::create(path) }\n";
    assert_called(40, |it| {
        let write = "let mut own = open(path)?; for _ in xs { own.write_all(&[1])?; }";
        format!("{}{open}", functions(it, |nth| writes(format!("f{nth}"), write)))
    });
}

#[test]
fn many_callers_of_one_method_are_followed_once() {
    let log = "struct Log { file: File }
impl Log { fn add(&mut self) -> io::Result<()> { self.file.write_all(&[1]) } }\n";
    assert_called(40, |it| {
        let write = "let mut log = Log { file: File::create(path)? }; for _ in xs { log.add()?; }";
        format!("{}{log}{}", functions(it, |nth| writes(format!("f{nth}"), write)), writes("write", ""))
    });
}

#[test]
fn many_functions_that_one_calls_with_its_handle_are_followed_once() {
    assert_called(40, |it| {
        let take = |nth| format!("fn f{nth}(out: &mut File) -> io::Result<()> {{ out.write_all(&[1]) }}\n");
        let calls = each(it, |nth| format!("f{nth}(&mut file)?;\n"));
        format!("{HEAD}{}{}", each(it, take), writes("write", &format!("for _ in xs {{ {calls} }}")))
    });
}

#[test]
fn many_functions_that_one_calls_between_writes_are_followed_once() {
    assert_called(100, |it| {
        let take = |nth| format!("fn f{nth}(x: i32) {{ drop(x + {nth}); }}\n");
        let calls = each(it, |nth| format!("f{nth}(x);\n"));
        format!("{HEAD}{}{}", each(it, take), writes("write", &calls))
    });
}

#[test]
fn many_methods_that_write_to_a_field_are_followed_once() {
    assert_called(30, |it| {
        let method = |nth| {
            format!(
                "fn m{nth}(&mut self, xs: &[u8]) -> io::Result<()> {{ for _ in xs {{ self.file.write_all(&[1])?; }} Ok(()) }}\n"
            )
        };
        let log = format!("pub struct Log {{ file: File }}\nimpl Log {{ {} }}\n", each(it, method));
        let new = "impl Log { pub fn new(path: &str) -> io::Result<Self> { Ok(Log { file: File::create(path)? }) } }\n";
        format!("{HEAD}{log}{new}{}", writes("write", ""))
    });
}

#[test]
fn many_methods_that_call_each_other_are_followed_once() {
    assert_called(40, |it| {
        let method = |nth: usize| {
            let next = (nth + 1) % it;
            format!(
                "fn m{nth}(&mut self, xs: &[u8]) -> io::Result<()> {{ self.file.write_all(&[1])?; self.m{next}(xs) }}\n"
            )
        };
        let log = format!("pub struct Log {{ file: File }}\nimpl Log {{ {} }}\n", each(it, method));
        let new = "impl Log { pub fn new(path: &str) -> io::Result<Self> { Ok(Log { file: File::create(path)? }) } }\n";
        format!("{HEAD}{log}{new}{}", writes("write", "Log::new(path)?.m0(xs)?;"))
    });
}

#[test]
fn many_places_that_give_a_field_its_handle_are_followed_once() {
    assert_called(5, |it| {
        let make = |nth| {
            format!(
                "pub fn n{nth}(path: &str) -> io::Result<Log> {{ Ok(Log {{ file: File::create(path)? }}) }}\n"
            )
        };
        let log = "pub struct Log { file: File }
impl Log { fn add(&mut self, xs: &[u8]) -> io::Result<()> { for _ in xs { self.file.write_all(&[1])?; } Ok(()) } }\n";
        format!("{HEAD}{log}{}{}", each(it, make), writes("write", "n0(path)?.add(xs)?;"))
    });
}

#[test]
fn many_errors_that_are_handed_up_are_followed_once() {
    assert_called(50, |it| {
        let link = |a, b| format!("fn f{a}(path: &str) -> io::Result<()> {{ f{b}(path)?; Ok(()) }}\n");
        let last = format!("fn f{it}(path: &str) -> io::Result<()> {{ write(path, 1, &[]) }}\n");
        chain(it, link, &format!("{last}{}", writes("write", "")))
    });
}

#[test]
fn many_consts_that_name_each_other_are_followed_once() {
    assert_called(100, |it| {
        let link = |nth: usize| format!("const C{nth}: usize = C{};\n", nth + 1);
        let last = format!("const C{it}: usize = 4;\n");
        let write = "let piece = [0u8; C0]; for _ in xs { file.write_all(&piece)?; }";
        format!("{HEAD}{}{last}{}", each(it, link), writes("write", write))
    });
}

#[test]
fn consts_that_name_the_next_twice_are_followed_once() {
    assert_called(16, |it| {
        let link = |nth: usize| format!("const C{nth}: usize = C{0} + C{0};\n", nth + 1);
        let last = format!("const C{it}: usize = 1;\n");
        let write = "let piece = [0u8; C0]; for _ in xs { file.write_all(&piece)?; }";
        format!("{HEAD}{}{last}{}", each(it, link), each(40, |nth| writes(format!("f{nth}"), write)))
    });
}

#[test]
fn macros_that_call_the_next_twice_are_followed_once() {
    assert_called(8, |it| {
        let link = |nth: usize| {
            format!("macro_rules! m{nth} {{ ($f:expr) => {{ m{0}!($f); m{0}!($f); }}; }}\n", nth + 1)
        };
        let last = format!("macro_rules! m{it} {{ ($f:expr) => {{ $f.write_all(&[1])?; }}; }}\n");
        let write = "for _ in xs { m0!(file); }";
        format!("{HEAD}{}{last}{}", each(it, link), each(40, |nth| writes(format!("f{nth}"), write)))
    });
}

#[test]
fn many_macros_of_the_program_are_followed_once() {
    assert_called(50, |it| {
        let rules =
            |nth| format!("macro_rules! m{nth} {{ ($f:expr) => {{ $f.write_all(&[{nth} as u8])?; }}; }}\n");
        let calls = each(it, |nth| format!("m{nth}!(file);\n"));
        format!("{HEAD}{}{}", each(it, rules), writes("write", &format!("for _ in xs {{ {calls} }}")))
    });
}
