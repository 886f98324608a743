//! Types, traits, impls and modules that name one another.

use crate::measure::assert_ends;
use crate::program::{each, functions, writes};

/// Declarations, and functions that use them between their writes.
fn using(declared: &str, copies: usize, statement: &str) -> String {
    format!("{}{declared}", functions(copies, |it| writes(format!("f{it}"), statement)))
}

const TABLE: &str = "pub trait Table { fn put(&mut self) -> io::Result<()>; }\n";

#[test]
fn many_impls_of_one_trait_are_resolved_once() {
    assert_ends(1_000, |it| {
        let impl_ = |nth| {
            format!(
                "struct T{nth}; impl Table for T{nth} {{ fn put(&mut self) -> io::Result<()> {{ Ok(()) }} }}\n"
            )
        };
        using(&format!("{TABLE}{}", each(it, impl_)), 4, "T0.put()?;")
    });
}

#[test]
fn many_impls_that_a_dyn_call_may_reach_are_resolved_once() {
    assert_ends(300, |it| {
        let impl_ = |nth| {
            format!(
                "struct T{nth}; impl Table for T{nth} {{ fn put(&mut self) -> io::Result<()> {{ println!(\"1\"); Ok(()) }} }}\n"
            )
        };
        let call = "fn call(it: &mut dyn Table) -> io::Result<()> { it.put() }\n";
        using(&format!("{TABLE}{call}{}", each(it, impl_)), 4, "call(&mut T0)?;")
    });
}

#[test]
fn layers_of_blanket_impls_are_resolved_once() {
    // Each layer of traits is had by what has any of the next.
    assert_ends(4, |it| {
        let layer = |at: usize| {
            each(it, |nth| {
                let impls = each(it, |next| format!("impl<T: A{}_{next}> A{at}_{nth} for T {{}}\n", at + 1));
                format!("trait A{at}_{nth} {{ fn go(&self) {{}} }}\n{impls}")
            })
        };
        using(&each(8, layer), 4, "x.go(); Some(x).go();")
    });
}

#[test]
fn chains_of_aliases_are_resolved_once() {
    assert_ends(300, |it| {
        let alias = |nth: usize| format!("type A{nth} = A{};\n", nth + 1);
        let last = format!("type A{it} = File;\n");
        let write = "let mut own: A0 = File::create(path)?; for _ in xs { own.write_all(&[1])?; }";
        using(&format!("{}{last}", each(it, alias)), 20, write)
    });
}

#[test]
fn layers_of_structs_are_resolved_once() {
    assert_ends(4, |it| {
        let layer = |at: usize| {
            let fields = each(it, |nth| format!("a{nth}: S{}_{nth}, ", at + 1));
            each(it, |nth| format!("pub struct S{at}_{nth} {{ {fields} }}\n"))
        };
        let last = each(it, |nth| format!("pub struct S14_{nth} {{ file: File }}\n"));
        let take = "pub fn take(it: &mut S0_0) { unseen(it); it.go(); drop(it); }\n";
        let write = "impl Write for S0_0 { fn write(&mut self, it: &[u8]) -> io::Result<usize> { Ok(1) } fn flush(&mut self) -> io::Result<()> { Ok(()) } }
pub fn put(it: &mut S0_0) -> io::Result<()> { for _ in 0..9 { it.write_all(&[1])?; } Ok(()) }\n";
        using(&format!("{}{last}{take}{write}", each(14, layer)), 4, "")
    });
}

#[test]
fn layers_of_structs_that_may_borrow_are_resolved_once() {
    assert_ends(4, |it| {
        let layer = |at: usize| {
            let fields = each(it, |nth| format!("a{nth}: S{}_{nth}, ", at + 1));
            each(it, |nth| format!("pub struct S{at}_{nth} {{ {fields} }}\n"))
        };
        let last = each(it, |nth| format!("pub struct S14_{nth} {{ size: u64 }}\n"));
        let wrap = "fn wrap(out: &mut File) -> S0_0 { out.write_all(&[1]); panic!() }\n";
        let write = "let kept = wrap(&mut file); drop(kept);";
        using(&format!("{}{last}{wrap}", each(14, layer)), 4, write)
    });
}

#[test]
fn types_that_hold_each_other_are_resolved_once() {
    assert_ends(200, |it| {
        let struct_ = |nth: usize| {
            format!(
                "pub struct S{nth} {{ a: Option<Box<S{}>>, b: Vec<S{}>, file: File }}\n",
                (nth + 1) % it,
                (nth + 7) % it
            )
        };
        let take = "pub fn take(it: &mut S0, xs: &[u8]) -> io::Result<()> { for _ in xs { it.file.write_all(&[1])?; } Ok(()) }\n";
        using(&format!("{}{take}", each(it, struct_)), 4, "")
    });
}

#[test]
fn types_that_hold_a_larger_one_of_themselves_are_resolved_once() {
    assert_ends(20, |it| {
        let struct_ = |nth| format!("pub struct S{nth}<T> {{ a: Option<Box<S{nth}<(T, T)>>>, b: T }}\n");
        let take = |nth| {
            format!(
                "pub fn t{nth}(it: &mut S{nth}<File>, xs: &[u8]) -> io::Result<()> {{ for _ in xs {{ it.b.write_all(&[1])?; }} drop(it.a); Ok(()) }}\n"
            )
        };
        using(&format!("{}{}", each(it, struct_), each(it, take)), 4, "")
    });
}

#[test]
fn chains_of_derefs_are_resolved_once() {
    assert_ends(100, |it| {
        let deref = |nth: usize| {
            format!(
                "pub struct D{nth}(D{0}); impl std::ops::Deref for D{nth} {{ type Target = D{0}; fn deref(&self) -> &D{0} {{ &self.0 }} }}\n",
                nth + 1
            )
        };
        let last = format!("pub struct D{it} {{ file: File }}\n");
        let take = "pub fn take(it: &D0, xs: &[u8]) -> io::Result<()> { for _ in xs { (&it.file).write_all(&[1])?; } Ok(()) }\n";
        using(&format!("{}{last}{take}", each(it, deref)), 10, "")
    });
}

#[test]
fn associated_types_that_double_are_resolved_once() {
    assert_ends(12, |it| {
        let own = |nth: usize| {
            format!(
                "pub struct P{nth}; impl Has for P{nth} {{ type Out = (<P{0} as Has>::Out, <P{0} as Has>::Out); }}\n",
                nth + 1
            )
        };
        let last = format!("pub struct P{it}; impl Has for P{it} {{ type Out = File; }}\n");
        let take = "pub trait Has { type Out; }\npub fn take(it: <P0 as Has>::Out) { it.0.go(); }\n";
        using(&format!("{}{last}{take}", each(it, own)), 10, "")
    });
}

#[test]
fn rings_of_globs_are_resolved_once() {
    assert_ends(100, |it| {
        let module = |nth: usize| {
            format!(
                "pub mod m{nth} {{ pub use crate::m{}::*; pub use crate::m{}::*; pub fn p{nth}() {{}} }}\n",
                (nth + 1) % it,
                (nth + 5) % it
            )
        };
        using(&format!("use m0::*;\n{}", each(it, module)), 4, "unseen(); p1();")
    });
}
