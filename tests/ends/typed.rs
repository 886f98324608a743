//! Types, traits, impls and modules that name one another.

use crate::measure::assert_ends;
use crate::program::{HEAD, each, functions, writes};

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
fn many_impls_that_write_are_resolved_once() {
    assert_ends(200, |it| {
        let impl_ = |nth| {
            format!(
                "pub struct T{nth} {{ file: File }}
impl Table for T{nth} {{ fn put(&mut self) -> io::Result<()> {{ for _ in 0..9 {{ self.file.write_all(&[1])?; }} Ok(()) }} }}
"
            )
        };
        using(&format!("{TABLE}{}", each(it, impl_)), 4, "")
    });
}

#[test]
fn many_writers_of_the_program_are_resolved_once() {
    assert_ends(200, |it| {
        let impl_ = |nth| {
            format!(
                "pub struct T{nth}(File);
impl Write for T{nth} {{
    fn write(&mut self, it: &[u8]) -> io::Result<usize> {{ self.0.write(it) }}
    fn flush(&mut self) -> io::Result<()> {{ self.0.flush() }}
}}
"
            )
        };
        let write = "let mut own = T0(File::create(path)?); for _ in xs { own.write_all(&[1])?; }";
        using(&each(it, impl_), 4, write)
    });
}

#[test]
fn chains_of_writers_of_the_program_are_resolved_once() {
    assert_ends(100, |it| {
        let impl_ = |nth: usize, inner: String| {
            format!(
                "pub struct T{nth}({inner});
impl Write for T{nth} {{
    fn write(&mut self, it: &[u8]) -> io::Result<usize> {{ self.0.write(it) }}
    fn flush(&mut self) -> io::Result<()> {{ self.0.flush() }}
}}
"
            )
        };
        let all = each(it, |nth| impl_(nth + 1, format!("T{nth}")));
        let made = (0..=it).fold("File::create(path)?".to_owned(), |made, nth| format!("T{nth}({made})"));
        let write = format!("let mut own = {made}; for _ in xs {{ own.write_all(&[1])?; }}");
        using(&format!("{}{all}", impl_(0, "File".to_owned())), 1, &write)
    });
}

#[test]
fn chains_of_generic_writers_are_resolved_once() {
    assert_ends(100, |it| {
        let wrapped = (0..it).fold("File::create(path)?".to_owned(), |made, _| format!("Over({made})"));
        let write = format!("let mut own = {wrapped}; for _ in xs {{ own.write_all(&[1])?; }}");
        let over = "pub struct Over<W>(W);
impl<W: Write> Write for Over<W> {
    fn write(&mut self, it: &[u8]) -> io::Result<usize> { self.0.write(it) }
    fn flush(&mut self) -> io::Result<()> { self.0.flush() }
}
";
        using(over, 10, &write)
    });
}

#[test]
fn many_traits_with_one_method_name_are_resolved_once() {
    assert_ends(500, |it| {
        let trait_ = |nth| {
            format!("trait A{nth} {{ fn go(&self) {{}} }} impl A{nth} for T{nth} {{}} struct T{nth};\n")
        };
        using(&each(it, trait_), 10, "let _ = unseen().go(); T1.go(); Some(x).go();")
    });
}

#[test]
fn many_methods_of_one_name_are_resolved_once() {
    assert_ends(500, |it| {
        let impl_ = |nth| {
            format!(
                "struct T{nth}; impl T{nth} {{ fn go(&self, out: &mut File) {{ let _ = out.write_all(&[1]); }} }}\n"
            )
        };
        using(&each(it, impl_), 10, "T1.go(&mut file);")
    });
}

#[test]
fn many_impls_of_one_generic_type_are_resolved_once() {
    assert_ends(500, |it| {
        let impl_ = |nth| format!("struct T{nth}; impl Over<T{nth}> {{ fn go(&self) {{}} }}\n");
        let call = format!("Over(T{}).go();", it - 1);
        using(&format!("struct Over<T>(T);\n{}", each(it, impl_)), 10, &call)
    });
}

#[test]
fn many_blanket_impls_are_resolved_once() {
    assert_ends(300, |it| {
        let impl_ = |nth| {
            format!(
                "trait A{nth} {{}} trait B{nth} {{ fn b{nth}(&self) {{}} }} impl<T: A{nth}> B{nth} for T {{}}\n"
            )
        };
        using(&each(it, impl_), 10, "x.b1();")
    });
}

#[test]
fn chains_of_blanket_impls_are_resolved_once() {
    assert_ends(100, |it| {
        let impl_ = |nth: usize| {
            format!("trait A{nth} {{ fn go(&self) {{}} }} impl<T: A{}> A{nth} for T {{}}\n", nth + 1)
        };
        let last = format!("trait A{it} {{ fn go(&self) {{}} }}\nimpl A{it} for i32 {{}}\n");
        using(&format!("{}{last}", each(it, impl_)), 10, "x.go(); Some(x).go();")
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
fn layers_of_bounds_of_generic_types_are_resolved_once() {
    assert_ends(8, |it| {
        let impls = each(it, |nth| {
            format!(
                "impl<T: Table, U{nth}: Table> Table for Two<T, U{nth}> {{ fn put(&mut self) -> io::Result<()> {{ Ok(()) }} }}\n"
            )
        });
        let two = format!("struct Two<T, U>(T, U);\n{TABLE}{impls}");
        let made = (0..5).fold("x".to_owned(), |made, _| format!("Two({made}, {made})"));
        using(&two, 1, &format!("let mut own = {made}; own.put()?;"))
    });
}

#[test]
fn chains_of_supertraits_are_resolved_once() {
    assert_ends(200, |it| {
        let trait_ = |nth: usize| format!("trait A{nth}: A{} {{}}\n", nth + 1);
        let last = format!("trait A{it}: Write {{}}\n");
        let take = "fn take(out: &mut dyn A0) -> io::Result<()> { out.write_all(&[1]) }\n";
        using(&format!("{}{last}{take}", each(it, trait_)), 10, "")
    });
}

#[test]
fn layers_of_supertraits_are_resolved_once() {
    assert_ends(4, |it| {
        let layer = |at: usize| {
            let supers = each(it, |nth| format!("A{}_{nth} + ", at + 1));
            each(it, |nth| format!("trait A{at}_{nth}: {supers} Sized {{}}\n"))
        };
        let take = "fn take<T: A0_0>(out: &mut T) { out.go(); let _ = out.write_all(&[1]); }\n";
        using(&format!("{}{take}", each(10, layer)), 10, "")
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
fn aliases_that_double_are_resolved_once() {
    assert_ends(12, |it| {
        let alias = |nth: usize| format!("type A{nth} = (A{0}, A{0});\n", nth + 1);
        let last = format!("type A{it} = File;\n");
        let take = "pub fn take(mut it: A0, xs: &[u8]) -> io::Result<()> { for _ in xs { it.0.0.write_all(&[1])?; } Ok(()) }\n";
        using(&format!("{}{last}{take}", each(it, alias)), 1, "")
    });
}

#[test]
fn generic_aliases_that_double_are_resolved_once() {
    assert_ends(12, |it| {
        let alias = |nth: usize| format!("type A{nth}<T> = A{}<(T, T)>;\n", nth + 1);
        let last = format!("type A{it}<T> = Option<T>;\n");
        let take = "pub fn take(it: A0<File>) { drop(it); }\n";
        using(&format!("{}{last}{take}", each(it, alias)), 1, "")
    });
}

#[test]
fn aliases_that_name_each_other_are_resolved_once() {
    assert_ends(200, |it| {
        let alias = |nth: usize| format!("type A{nth} = (A{}, A{});\n", (nth + 1) % it, (nth + 2) % it);
        let take = "pub fn take(it: A0) { drop(it); }\n";
        using(&format!("{}{take}", each(it, alias)), 1, "")
    });
}

#[test]
fn structs_that_hold_the_next_twice_are_resolved_once() {
    assert_ends(20, |it| {
        let struct_ = |nth: usize| format!("pub struct S{nth} {{ a: S{0}, b: S{0} }}\n", nth + 1);
        let last = format!("pub struct S{it} {{ file: File }}\n");
        let take = format!(
            "pub fn take(it: &mut S0, xs: &[u8]) -> io::Result<()> {{ for _ in xs {{ it{}.file.write_all(&[1])?; }} Ok(()) }}\n",
            ".a".repeat(it)
        );
        using(&format!("{}{last}{take}", each(it, struct_)), 20, "")
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
fn chains_of_fields_that_hold_a_handle_are_resolved_once() {
    assert_ends(100, |it| {
        let struct_ = |nth: usize| format!("pub struct S{nth} {{ a: S{} }}\n", nth + 1);
        let last = format!("pub struct S{it} {{ file: File }}\n");
        let made = (0..it).rev().fold(format!("S{it} {{ file: File::create(path)? }}"), |made, nth| {
            format!("S{nth} {{ a: {made} }}")
        });
        let write =
            format!("let mut own = {made}; for _ in xs {{ own{}.file.write_all(&[1])?; }}", ".a".repeat(it));
        using(&format!("{}{last}", each(it, struct_)), 4, &write)
    });
}

#[test]
fn many_fields_are_resolved_once() {
    assert_ends(300, |it| {
        let fields = each(it, |nth| format!("a{nth}: i32, "));
        let made = each(it, |nth| format!("a{nth}: x, "));
        let own = format!("pub struct Wide {{ {fields} file: File }}\n");
        let write = format!(
            "let mut own = Wide {{ {made} file: File::create(path)? }}; for _ in xs {{ own.file.write_all(&[1])?; }}"
        );
        using(&own, 4, &write)
    });
}

#[test]
fn many_fields_of_tuples_are_resolved_once() {
    assert_ends(300, |it| {
        let own = format!("pub struct Wide({} File);\n", "i32, ".repeat(it));
        let write = format!(
            "let mut own = Wide({} File::create(path)?); for _ in xs {{ own.{it}.write_all(&[1])?; }}",
            "x, ".repeat(it)
        );
        using(&own, 4, &write)
    });
}

#[test]
fn many_fields_with_handles_are_resolved_once() {
    assert_ends(100, |it| {
        let fields = each(it, |nth| format!("a{nth}: File, "));
        let made = each(it, |nth| format!("a{nth}: File::create(path)?, "));
        let own = format!("pub struct Wide {{ {fields} }}\n");
        let writes_ = each(it, |nth| format!("for _ in xs {{ own.a{nth}.write_all(&[1])?; }}\n"));
        using(&own, 1, &format!("let mut own = Wide {{ {made} }};\n{writes_}"))
    });
}

#[test]
fn many_fields_in_patterns_are_resolved_once() {
    assert_ends(300, |it| {
        let fields = each(it, |nth| format!("a{nth}: i32, "));
        let names = each(it, |nth| format!("a{nth}, "));
        let own = format!("pub struct Wide {{ {fields} }}\nfn wide() -> Wide {{ todo!() }}\n");
        using(&own, 4, &format!("let Wide {{ {names} }} = wide();"))
    });
}

#[test]
fn many_variants_are_resolved_once() {
    assert_ends(500, |it| {
        let variants = each(it, |nth| format!("V{nth}(i32), "));
        let arms = each(it, |nth| format!("Wide::V{nth}(a) => drop(a),\n"));
        let own = format!("pub enum Wide {{ {variants} }}\n");
        using(&own, 2, &format!("match Wide::V0(x) {{ {arms} }}"))
    });
}

#[test]
fn many_type_parameters_are_resolved_once() {
    assert_ends(100, |it| {
        let params = each(it, |nth| format!("T{nth}: Write, "));
        let args = each(it, |nth| format!("a{nth}: T{nth}, "));
        let body = each(it, |nth| format!("a{nth}.write_all(&[1])?; "));
        let take = format!("fn take<{params}>({args}) -> io::Result<()> {{ {body} Ok(()) }}\n");
        using(&take, 4, &format!("take({})?;", "&file, ".repeat(it)))
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
fn rings_of_derefs_are_resolved_once() {
    assert_ends(100, |it| {
        let deref = |nth: usize| {
            let next = (nth + 1) % it;
            format!(
                "pub struct D{nth}; impl std::ops::Deref for D{nth} {{ type Target = D{next}; fn deref(&self) -> &D{next} {{ todo!() }} }}\n"
            )
        };
        let take = "pub fn take(it: &D0) { it.go(); it.file.go(); }\n";
        using(&format!("{}{take}", each(it, deref)), 10, "")
    });
}

#[test]
fn chains_of_associated_types_are_resolved_once() {
    assert_ends(100, |it| {
        let own =
            |nth: usize| format!("pub struct P{nth}; impl Has for P{nth} {{ type Out = P{}; }}\n", nth + 1);
        let last = format!("pub struct P{it};\n");
        let path = (0..it).fold("P0".to_owned(), |path, _| format!("<{path} as Has>::Out"));
        let take = format!("pub trait Has {{ type Out; }}\npub fn take(it: {path}) {{ it.go(); }}\n");
        using(&format!("{}{last}{take}", each(it, own)), 10, "")
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
fn chains_of_modules_are_resolved_once() {
    assert_ends(100, |it| {
        let open = each(it, |nth| format!("pub mod m{nth} {{ use super::*; "));
        let path = each(it, |nth| format!("m{nth}::"));
        let modules = format!(
            "{open}pub fn put(out: &mut File) -> io::Result<()> {{ out.write_all(&[1]) }}{}\n",
            "}".repeat(it)
        );
        using(&modules, 4, &format!("for _ in xs {{ {path}put(&mut file)?; }}"))
    });
}

#[test]
fn chains_of_exports_are_resolved_once() {
    assert_ends(200, |it| {
        let module = |nth: usize| format!("pub mod m{nth} {{ pub use crate::m{}::put; }}\n", nth + 1);
        let last = format!(
            "pub mod m{it} {{ use super::*; pub fn put(out: &mut File) -> io::Result<()> {{ out.write_all(&[1]) }} }}\n"
        );
        using(&format!("{}{last}", each(it, module)), 4, "for _ in xs { m0::put(&mut file)?; }")
    });
}

#[test]
fn layers_of_globs_are_resolved_once() {
    assert_ends(8, |it| {
        let layer = |at: usize| {
            each(3, |nth| {
                let uses = each(3, |next| format!("pub use crate::m{}_{next}::*; ", at + 1));
                format!("pub mod m{at}_{nth} {{ {uses} }}\n")
            })
        };
        let last = each(3, |nth| {
            format!(
                "pub mod m{it}_{nth} {{ use std::fs::File; use std::io::{{self, Write}}; pub fn put(out: &mut File) -> io::Result<()> {{ out.write_all(&[1]) }} }}\n"
            )
        });
        using(
            &format!("use m0_0::*;\n{}{last}", each(it, layer)),
            4,
            "for _ in xs { put(&mut file)?; unseen(); }",
        )
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

#[test]
fn many_imports_are_resolved_once() {
    assert_ends(1_000, |it| {
        let import = |nth| format!("use a{nth}::b{nth} as c{nth};\n");
        using(&each(it, import), 4, "c1(); c2();")
    });
}

#[test]
fn many_modules_that_write_are_resolved_once() {
    assert_ends(200, |it| {
        let module = |nth| format!("pub mod m{nth} {{ {HEAD}{} }}\n", writes("write", ""));
        format!("{}\n", each(it, module))
    });
}

#[test]
fn many_derives_are_resolved_once() {
    assert_ends(1_000, |it| {
        using(&each(it, |nth| format!("#[derive(Clone, Debug)] pub struct T{nth};\n")), 4, "T1.clone();")
    });
}

#[test]
fn many_drops_of_the_program_are_resolved_once() {
    assert_ends(300, |it| {
        let drop = |nth| {
            format!(
                "pub struct T{nth}; impl Drop for T{nth} {{ fn drop(&mut self) {{ println!(\"1\"); }} }}\n"
            )
        };
        let made = each(it, |nth| format!("let _a{nth} = T{nth};\n"));
        using(&each(it, drop), 2, &made)
    });
}

#[test]
fn many_displays_of_the_program_are_resolved_once() {
    assert_ends(300, |it| {
        let display = |nth: usize| {
            let next = (nth + 1) % it;
            format!(
                "pub struct T{nth}; impl std::fmt::Display for T{nth} {{ fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {{ write!(f, \"{{}}\", T{next}) }} }}\n"
            )
        };
        using(&each(it, display), 2, "for _ in xs { write!(file, \"{}\", T0)?; }")
    });
}
