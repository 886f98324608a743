//! Types that are made of ever more types. What has none that is known is told of nowhere, so no chain of them may end
//! before the compiler's own does.

use crate::program::{HEAD, each, nest, writes};
use crate::said::{assert_said, log_as, log_by, said};

const REVIEW: &str = "for review";

#[test]
fn what_is_collected_into_options_of_options_is_known() {
    let collected = |links: usize| {
        let item = nest(links, "Some(", "it", ")");
        let ty = nest(links, "Option<", "Vec<_>", ">");
        let unwrapped = ".unwrap()".repeat(links);
        let got =
            format!("Some(log).into_iter().map(|it| {item}).collect::<{ty}>(){unwrapped}.pop().unwrap()");
        log_by("", &got)
    };
    assert_said(collected, &[(3, REVIEW), (4, REVIEW), (20, REVIEW)]);
}

#[test]
fn what_is_collected_into_what_is_made_of_itself_ends() {
    let declared = "impl<T, V: FromIterator<T>> FromIterator<T> for V { }\n";
    said(&log_by(declared, "Some(log).into_iter().collect::<Vec<_>>().pop().unwrap()"));
}

#[test]
fn associated_types_of_associated_types_are_known() {
    let named = |links: usize| {
        let link =
            |nth| format!("struct T{nth};\nimpl Has for T{nth} {{ type Of = <T{} as Has>::Of; }}\n", nth + 1);
        let declared = format!(
            "trait Has {{ type Of; }}\nfn of<T: Has>(of: T, log: Log) -> T::Of {{ panic!() }}\n{}
struct T{links};\nimpl Has for T{links} {{ type Of = Log; }}\n",
            each(links, link)
        );
        log_by(&declared, "of(T0, log)")
    };
    assert_said(named, &[(1, REVIEW), (9, REVIEW), (100, REVIEW)]);
}

#[test]
fn an_associated_type_that_is_made_of_itself_ends() {
    for of in ["<Self as Has>::Of", "<B as Has>::Of", "<C<C<T>> as Has>::Of", "<Vec<T> as Has>::Of"] {
        let declared = format!(
            "trait Has {{ type Of; }}\nfn of<T: Has>(of: T, log: Log) -> T::Of {{ panic!() }}
struct B;\nimpl Has for B {{ type Of = <C<u8> as Has>::Of; }}
struct C<T>(T);\nimpl<T> Has for C<T> {{ type Of = {of}; }}\nimpl<T: Has> Has for T {{ type Of = T::Of; }}\n"
        );
        said(&log_by(&declared, "of(C(1), log)"));
    }
}

/// A log behind so many types, each of which dereferences to the next.
fn dereferenced(links: usize) -> String {
    let link = |nth: usize| {
        let next = nth + 1;
        format!(
            "struct D{nth}(D{next});
impl std::ops::Deref for D{nth} {{ type Target = D{next}; fn deref(&self) -> &D{next} {{ &self.0 }} }}
impl std::ops::DerefMut for D{nth} {{ fn deref_mut(&mut self) -> &mut D{next} {{ &mut self.0 }} }}\n"
        )
    };
    let declared = format!("{}type D{links} = Log;\n", each(links, link));
    let made = (0..links).rev().fold("log".to_owned(), |it, nth| format!("D{nth}({it})"));
    log_by(&declared, &made)
}

#[test]
fn what_is_dereferenced_as_often_as_a_compiler_does_is_known() {
    // The compiler follows no more than 128, and beyond its own limit nothing is known of the method.
    assert_said(dereferenced, &[(63, REVIEW), (65, REVIEW), (120, REVIEW), (140, "nothing")]);
}

#[test]
fn a_type_that_dereferences_to_ever_larger_ones_ends() {
    let declared = "struct D<T>(T);\nimpl<T> std::ops::Deref for D<T> { type Target = D<D<T>>; }\n";
    said(&log_by(declared, "D(log)"));
}

#[test]
fn the_bounds_of_many_types_in_one_another_are_looked_at() {
    let declared = "struct W<T>(T);
trait Put { fn go(&self) -> u8; }
trait Look { fn go(&self) -> u8; }
impl Put for No { fn go(&self) -> u8 { 1 } }
impl<T: Put> Put for W<T> { fn go(&self) -> u8 { 1 } }
impl Look for u8 { fn go(&self) -> u8 { std::fs::read(\"a\").map_or(1, |it| it.len() as u8) } }
impl<T: Look> Look for W<T> { fn go(&self) -> u8 { self.0.go() } }\n";
    let put = |links, core| {
        let call = format!("let own = {}; own.go();\n", nest(links, "W(", core, ")"));
        format!("{HEAD}struct No;\n{declared}{}", writes("put", &call))
    };
    // What is called reads a file, and not what is declared first.
    assert_said(|it| put(it, "1u8"), &[(8, REVIEW), (9, REVIEW), (40, REVIEW)]);
    assert_said(|it| put(it, "No"), &[(8, "safe"), (9, "safe"), (40, "safe")]);
}

#[test]
fn a_value_in_many_values_is_known() {
    let declared = "struct W<T>(T);\nstruct N<T> { inner: T }\n";
    let tuple = |it| log_by(declared, &format!("{}{}", nest(it, "W(", "log", ")"), ".0".repeat(it)));
    let named = |it| {
        let made = nest(it, "N { inner: ", "log", " }");
        log_by(declared, &format!("({made}){}", ".inner".repeat(it)))
    };
    assert_said(tuple, &[(25, REVIEW), (26, REVIEW), (200, REVIEW)]);
    assert_said(named, &[(25, REVIEW), (26, REVIEW), (200, REVIEW)]);
}

#[test]
fn a_type_that_doubles_with_each_line_is_unknown_once_it_is_large() {
    let doubled = |links: usize| {
        let link = |it: usize| format!("let a{0} = (a{it}, b{it});\nlet b{0} = (b{it}, b{it});\n", it + 1);
        let got = format!(
            "{{ let a0 = log; let b0 = None; {} a{links}{} }}",
            each(links, link),
            ".0".repeat(links)
        );
        log_by("", &got)
    };
    // Of a method of more than a thousand types in one nothing is known, not even that it writes.
    assert_said(doubled, &[(7, REVIEW), (11, "nothing"), (60, "nothing")]);
}

#[test]
fn what_a_type_too_large_to_be_known_does_may_be_anything() {
    let written = |links: usize, go: &str| {
        let ty = format!("({})", "(u8, u8), ".repeat(links));
        let call = format!("let own: {ty} = made(); own.go();\n");
        let go = format!("trait Go {{ fn go(&self) {{ {go} }} }}\nimpl<T> Go for T {{}}\n");
        let declared = format!("{go}fn made<T>() -> T {{ panic!() }}\n");
        format!("{HEAD}{declared}{}", writes("put", &call))
    };
    // A method of an unknown type is any of its name.
    assert_said(|it| written(it, ""), &[(300, "safe"), (400, "safe")]);
    let looks = "let _ = std::fs::read(\"a\");";
    assert_said(|it| written(it, looks), &[(300, REVIEW), (400, REVIEW)]);
}

#[test]
fn a_chain_of_aliases_is_followed_to_its_end() {
    let aliases = |links: usize| {
        let declared = each(links, |it| format!("type A{it} = A{};\n", it + 1));
        log_as(&format!("{declared}type A{links} = Log;\n"), "A0")
    };
    assert_said(aliases, &[(15, REVIEW), (40, REVIEW), (400, REVIEW)]);
}

#[test]
fn an_alias_of_itself_ends() {
    for (ty, other) in
        [("A", "A"), ("B", "A"), ("Vec<A>", "A"), ("(A, A, B)", "(B, B, A)"), ("&'static A", "A")]
    {
        said(&log_as(&format!("type A = {ty};\ntype B = {other};\n"), "A"));
    }
}

#[test]
fn a_type_that_is_written_in_many_types_is_known() {
    let nested = |links: usize| {
        let (ty, value) = (nest(links, "(", "Log", ",)"), nest(links, "(", "log", ",)"));
        let all = format!("fn own(log: {ty}) -> Log {{ log{} }}\n", ".0".repeat(links));
        log_by(&all, &format!("own({value})"))
    };
    assert_said(nested, &[(30, REVIEW), (33, REVIEW), (200, REVIEW)]);
}

#[test]
fn a_generic_type_in_itself_is_looked_at_once() {
    let declared = "struct W<T>(T);\nimpl<T> W<T> { fn of(self) -> T { self.0 } }\n";
    let got = |it| log_by(declared, &format!("{}{}", nest(it, "W(", "log", ")"), ".of()".repeat(it)));
    assert_said(got, &[(25, REVIEW), (26, REVIEW), (100, REVIEW)]);
}
