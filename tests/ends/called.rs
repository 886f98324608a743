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
fn many_functions_that_print_are_followed_once() {
    assert_called(100, |it| {
        let print =
            |nth| format!("pub fn p{nth}(xs: &[u8]) {{ for it in xs {{ println!(\"{{it}}\"); }} }}\n");
        format!("{}{}", functions(it, print), writes("write", ""))
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
fn layers_of_functions_between_writes_are_followed_once() {
    assert_called(20, |it| {
        let layers = layers(it, "", "", "std::thread::yield_now(); Ok(())");
        format!("{HEAD}{layers}{}", writes("write", "f0_0()?;"))
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
fn chains_of_generic_functions_that_call_what_they_are_given_are_followed_once() {
    assert_called(40, |it| {
        let link = |a, b| format!("fn f{a}<F: FnMut(u8)>(mut it: F) {{ f{b}(|x| it(x)) }}\n");
        let last = format!("fn f{it}<F: FnMut(u8)>(mut it: F) {{ for x in 0..9 {{ it(x); }} }}\n");
        chain(it, link, &format!("{last}{}", writes("write", "f0(|it| println!(\"{it}\"));")))
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
fn rings_of_functions_that_format_each_other_are_followed_once() {
    assert_ends(300, |it| {
        let display = |nth: usize| {
            format!(
                "pub struct D{nth}; impl std::fmt::Display for D{nth} {{ fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {{ write!(f, \"{{}}\", D{}) }} }}\n",
                (nth + 1) % it
            )
        };
        let write = writes("write", "write!(file, \"{}\", D0)?; println!(\"{}\", D0);");
        format!("{HEAD}{}{write}", each(it, display))
    });
}

#[test]
fn many_callers_of_one_method_are_followed_once() {
    let log = "pub struct Log { file: File }
impl Log {
    pub fn put(&mut self) -> io::Result<()> { for _ in 0..9 { self.file.write_all(&[1])?; } Ok(()) }
    pub fn new(path: &str) -> io::Result<Self> { Ok(Log { file: File::create(path)? }) }
}
";
    assert_ends(300, |it| {
        functions(it, |nth| {
            format!(
                "pub fn c{nth}(path: &str) -> io::Result<()> {{ let mut log = Log::new(path)?; for _ in 0..9 {{ log.put()?; }} Ok(()) }}\n"
            )
        }) + log
    });
}

#[test]
fn chains_of_functions_that_give_a_handle_back_are_followed_once() {
    assert_called(15, |it| {
        let link = |a, b| format!("fn f{a}(it: File) -> File {{ f{b}(it) }}\n");
        let last = format!("fn f{it}(it: File) -> File {{ it }}\n");
        let write = "let mut own = f0(File::create(path)?); for _ in xs { own.write_all(&[1])?; }";
        chain(it, link, &format!("{last}{}", each(10, |nth| writes(format!("w{nth}"), write))))
    });
}

#[test]
fn chains_of_functions_that_are_handed_on_are_followed_once() {
    assert_called(20, |it| {
        let link = |a, b| {
            format!("fn f{a}(it: impl FnMut(u8) -> io::Result<()>) -> io::Result<()> {{ f{b}(it) }}\n")
        };
        let last = format!(
            "fn f{it}(mut it: impl FnMut(u8) -> io::Result<()>) -> io::Result<()> {{ for x in 0..9 {{ it(x)?; }} Ok(()) }}\n"
        );
        chain(it, link, &format!("{last}{}", writes("write", "f0(|it| file.write_all(&[it]))?;")))
    });
}
