//! Whatever parses is lowered without a panic, however deep or odd.

use super::*;

fn on_a_big_stack(run: impl FnOnce() + Send + 'static) {
    std::thread::Builder::new().stack_size(64 << 20).spawn(run).unwrap().join().unwrap();
}

fn uses_of_locals(items: &Items) -> usize {
    let body = items.funcs[0].body.as_ref().unwrap();
    body.exprs.iter().filter(|it| matches!(it.kind, ExprKind::Local(_))).count()
}

#[test]
fn a_sum_of_50_000_terms_is_lowered() {
    on_a_big_stack(|| {
        let items = lower(&format!("fn f(x: u8) {{ {}x }}", "x + ".repeat(50_000)));
        assert_eq!(uses_of_locals(&items), 50_001);
        std::mem::forget(items);
    });
}

#[test]
fn a_chain_of_20_000_calls_is_lowered() {
    on_a_big_stack(|| {
        let items = lower(&format!("fn f(x: u8) {{ x{} }}", ".g(x)".repeat(20_000)));
        assert_eq!(uses_of_locals(&items), 20_001);
    });
}

#[test]
fn deep_nesting_is_lowered() {
    on_a_big_stack(|| {
        for (open, close) in [("(", ")"), ("{", "}"), ("m!(", ")"), ("f(", ")"), ("[", "]"), ("|x| ", "")] {
            lower(&format!("fn f(x: u8) {{ {}x{} }}", open.repeat(900), close.repeat(900)));
        }
        lower(&format!("type T = {}u8{};", "Vec<".repeat(900), ">".repeat(900)));
        lower(&format!("fn f() {{ let {}x{}; }}", "(".repeat(900), ")".repeat(900)));
        lower(&format!("{}{}", "mod m {".repeat(900), "}".repeat(900)));
        lower(&format!("{}{}", "fn m() {".repeat(900), "}".repeat(900)));
        lower(&format!("use {}x{};", "a::{".repeat(900), "}".repeat(900)));
    });
}

const SAMPLE: &str = r#"
//! Sämple.
use std::{fs::File, io::{self, Read as _}};
#[derive(Debug)]
struct S<R: Read = File> { inner: R, n: usize }
impl<R: Read> S<R> where R: Sized {
    pub async fn f(&mut self, (a, b): (u8, &str)) -> io::Result<()> {
        let Some(x) = self.inner.take(3).bytes().next() else { return Ok(()) };
        if let Ok(y) = x && y > 1 { println!("{y} {}", vec![y; 2].len()); } else if b == "é" { loop { break; } }
        match a { 0..=3 | 9 => {}, n @ (4 | 5) if n > 4 => drop(n), _ => write!(self.w, "{:?}", |z: u8| z + a)?, }
        fn g() {} use a::b;
        let s = S { n: 1, ..Default::default() }; s.0.1 = &raw const a[..]; 'l: for i in 0..n { continue 'l }
        unsafe { async move { x.await } }; m! { not => rust }; Ok(())
    }
}
"#;

#[test]
fn every_cut_of_a_file_that_parses_is_lowered() {
    let mut lowered = 0;
    for (start, _) in SAMPLE.char_indices() {
        let texts = [SAMPLE[..start].to_owned(), SAMPLE[start..].to_owned(), {
            let end = (start..=SAMPLE.len()).filter(|&it| SAMPLE.is_char_boundary(it)).nth(2);
            format!("{}{}", &SAMPLE[..start], &SAMPLE[end.unwrap_or(start)..])
        }];
        for text in texts {
            if let Ok(tree) = parse(&text, Edition::Edition2024) {
                let items = Items::of(&tree, Edition::Edition2024, Bodies::All);
                let spans = items.funcs.iter().filter_map(|it| it.body.as_ref()).flat_map(|it| &it.exprs);
                assert!(spans.map(|it| it.span).all(|it| text.get(it.range()).is_some()));
                Items::of(&tree, Edition::Edition2024, Bodies::OfValues);
                lowered += 1;
            }
        }
    }
    assert!(lowered > 200, "{lowered}");
}
