//! Scopes, imports, functions, types and the rest of what a file declares.

use super::dump::{path, ty};
use super::*;
use insta::assert_snapshot;

fn imports(items: &Items, scope: usize) -> Vec<String> {
    let shown = |it: &Import| match &it.kind {
        ImportKind::Named(name) => format!("{} as {name}", it.path.join("::")),
        ImportKind::Glob => format!("{}::*", it.path.join("::")),
        ImportKind::ExternCrate(name) => format!("extern {} as {name}", it.path.join("::")),
    };
    items.scopes[scope].imports.iter().map(shown).collect()
}

#[test]
fn imports_are_flattened() {
    let items = lower(
        "use std::{self, io::{self as b, Read as _, prelude::*}, fs::File}; use ::a::b; use {c, d::e};",
    );
    assert_eq!(
        imports(&items, 0),
        [
            "std as std",
            "std::io as b",
            "std::io::Read as _",
            "std::io::prelude::*",
            "std::fs::File as File",
            "a::b as b",
            "c as c",
            "d::e as e"
        ]
    );
}

#[test]
fn extern_crates_are_imports() {
    assert_eq!(
        imports(&lower("extern crate alloc; extern crate a as b;"), 0),
        ["extern alloc as alloc", "extern a as b"]
    );
}

#[test]
fn uses_are_kept_as_written() {
    let text = "// note\n#[cfg(unix)]\npub use a::{b, c::{d}};\n/// docs\nuse x::*;";
    let items = lower(text);
    let uses = &items.scopes[0].uses;
    assert_eq!(&text[uses[0].span.range()], "#[cfg(unix)]\npub use a::{b, c::{d}};");
    assert!(uses[0].public && uses[0].has_attributes && !uses[1].has_attributes);
    let (list, braces) = uses[0].tree.list.as_ref().unwrap();
    assert_eq!(&text[braces.range()], "{b, c::{d}}");
    assert_eq!(&text[list[1].span.range()], "c::{d}");
    assert!(uses[1].tree.glob);
}

#[test]
fn modules_are_scopes_and_files() {
    let items = lower("mod a { use x::y; mod b {} } mod c; #[cfg(test)] #[path = \"t/d.rs\"] mod d;");
    assert_eq!(items.scopes[1].kind, ScopeKind::Module("a".into()));
    assert_eq!((items.scopes[2].parent, imports(&items, 1).len()), (Some(ScopeId(1)), 1));
    let files: Vec<_> =
        items.scopes[0].files.iter().map(|it| (it.name.as_str(), it.path.as_deref(), it.test)).collect();
    assert_eq!(files, [("c", None, false), ("d", Some("t/d.rs"), true)]);
}

#[test]
fn a_block_is_a_scope_only_if_it_declares_something() {
    let items = lower("fn f() { { let x = 1; } { use a::b; b() } { fn g() {} } }");
    let kinds: Vec<_> = items.scopes.iter().map(|it| it.kind.clone()).collect();
    assert_eq!(kinds, [ScopeKind::File, ScopeKind::Block, ScopeKind::Block]);
    assert_eq!(imports(&items, 1), ["a::b as b"]);
    assert_eq!(func(&items, "g").scope, ScopeId(2));
}

#[test]
fn items_inside_a_body_that_is_left_out_are_declared() {
    let items =
        without_bodies("fn f() { if x { use a::b; fn g() { struct S; } } } const C: u8 = { fn h() {} 1 };");
    assert!(items.funcs.iter().all(|it| it.body.is_none()));
    assert_eq!(func(&items, "g").scope, ScopeId(1));
    assert_eq!(imports(&items, 1), ["a::b as b"]);
    assert_eq!(items.types[0].scope, ScopeId(2));
    assert_eq!(items.scopes[2].parent, Some(ScopeId(1)));
    assert_eq!(func(&items, "h").scope, ScopeId(3));
}

#[test]
fn a_signature_is_kept_whole() {
    let items = lower(
        "pub async fn f<'a, R: Read + ?Sized, const N: usize>(mut r: &'a mut R, #[x] (a, b): (A, B), f: impl Fn(u8) -> T) -> io::Result<Box<dyn Read + Send>> where R: Seek, Vec<R>: Sized {}",
    );
    let it = items.header(&items.funcs[0]);
    let params: Vec<_> = it.params.iter().map(|it| format!("{:?}: {}", it.name, ty(&it.ty))).collect();
    assert_snapshot!(params.join("; "), @r#"Some("r"): &mut R; None: (A, B); Some("f"): impl Fn<u8, Output=T>"#);
    assert_snapshot!(ty(it.ret.as_ref().unwrap()), @"io::Result<Box<dyn Read + Send>>");
    let generics: Vec<_> = it.generics.params.iter().map(|it| (it.name.as_str(), it.bounds.len())).collect();
    assert_eq!(generics, [("R", 1), ("N", 0)]);
    let wheres: Vec<_> =
        it.generics.wheres.iter().map(|(it, bounds)| format!("{}: {}", ty(it), path(&bounds[0]))).collect();
    assert_eq!(wheres, ["R: Seek", "Vec<R>: Sized"]);
    assert!(it.is_async && items.funcs[0].visibility == Visibility::Public);
    assert_eq!(it.params[1].attributes[0].name, "x");
}

#[test]
fn types_are_kept_as_written() {
    let items = lower(
        "type T = (fn(u8) -> !, *const [u8; 4 * 1024], [_], for<'a> fn(&'a str), (u8), m!(), <A as B<C>>::D<Item = E>, impl Iterator<Item: Read>);",
    );
    let TypeDefKind::Alias(it) = &items.types[0].kind else { panic!() };
    assert_snapshot!(ty(it), @"(fn(u8) -> !, *[u8; 4096], [_], fn(&str) -> (), u8, ?, <A>::B<C>::D<Item=E>, impl Iterator<Item=impl Read>)");
}

#[test]
fn the_way_self_is_taken_is_known() {
    let items = lower(
        "impl S { fn a(self) {} fn b(&self) {} fn c(&'a mut self) {} fn d(self: &mut Self) {} fn e(self: Pin<&mut Self>) {} fn f(self: Box<Self>) {} fn g() {} }",
    );
    let all: Vec<_> = items.funcs.iter().map(|it| items.header(it).self_param).collect();
    assert_eq!(
        all,
        [
            Some(SelfParam::Value),
            Some(SelfParam::Ref),
            Some(SelfParam::RefMut),
            Some(SelfParam::RefMut),
            Some(SelfParam::RefMut),
            Some(SelfParam::Value),
            None
        ]
    );
}

#[test]
fn impls_and_traits_own_their_functions() {
    let items = lower(
        "trait T: A + B { type X; const C: u8 = 1; fn a(); fn b() {} } impl<R> io::Read for S<R> { type X = u8; fn c() {} } impl S<u8> { fn d() {} } extern \"C\" { fn e(); }",
    );
    let owners: Vec<_> = items.funcs.iter().map(|it| (it.name.as_str(), it.owner)).collect();
    assert_eq!(
        owners,
        [
            ("a", Owner::Trait(0)),
            ("b", Owner::Trait(0)),
            ("c", Owner::Impl(0)),
            ("d", Owner::Impl(1)),
            ("e", Owner::Scope)
        ]
    );
    assert_eq!((items.traits[0].supertraits.len(), items.traits[0].assoc_types.len()), (2, 1));
    assert_eq!(items.impls[0].trait_.as_ref().map(path), Some("io::Read".into()));
    assert_eq!((ty(&items.impls[0].self_ty), ty(&items.impls[1].self_ty)), ("S<R>".into(), "S<u8>".into()));
    assert_eq!(items.impls[0].assoc_types[0].0, "X");
    assert_eq!(items.values[0].owner, Owner::Trait(0));
}

#[test]
fn fields_and_variants_are_kept() {
    let items = lower(
        "struct A { pub a: File, #[from] b: u8 } struct B(u8, pub(crate) File); struct C; enum D { E, F(u8), G { h: u8 } } union U { i: u8 }",
    );
    let TypeDefKind::Struct(Fields::Record(fields)) = &items.types[0].kind else { panic!() };
    assert_eq!((fields[0].visibility, fields[1].attributes[0].name.as_str()), (Visibility::Public, "from"));
    let TypeDefKind::Struct(Fields::Tuple(fields)) = &items.types[1].kind else { panic!() };
    assert_eq!((fields[1].name.as_str(), fields[1].visibility), ("1", Visibility::Restricted));
    assert!(matches!(items.types[2].kind, TypeDefKind::Struct(Fields::Unit)));
    let TypeDefKind::Enum(variants) = &items.types[3].kind else { panic!() };
    assert!(matches!(variants[2].fields, Fields::Record(_)));
    assert_eq!(items.types.len(), 5);
}

#[test]
fn attributes_have_name_and_value() {
    let items = lower(
        "#[sink(once_per = \"byte\")] #[doc = \"x\"] #[inline] #[unsafe(no_mangle)] #[tokio::main( a )] fn f() {}",
    );
    let attributes = items.header(&items.funcs[0]).attributes.iter();
    let all: Vec<_> = attributes.map(|it| (it.name.as_str(), it.value.as_str())).collect();
    assert_eq!(
        all,
        [("sink", "once_per = \"byte\""), ("inline", ""), ("no_mangle", ""), ("tokio::main", "a")]
    );
}

#[test]
fn docs_are_left_out_of_the_span() {
    let text = "/// One.\n///\n///   two\n// no doc\n#[a]\nfn f() {}\n/** Block\n * more */\nfn g() {}";
    let items = lower(text);
    assert_eq!(&text[items.funcs[0].span.range()], "#[a]\nfn f() {}");
    assert_eq!(&text[items.funcs[1].span.range()], "fn g() {}");
}

#[test]
fn what_only_tests_see_is_marked() {
    let items = lower(
        "#[cfg(all(unix, test))] mod t { fn a() {} } #[test] fn b() { fn c() {} } #[tokio::test] async fn d() {} #[cfg(not(test))] fn e() {} #[cfg(any(test, x))] fn g() {} #[cfg(test)] impl S { fn h() {} } #[bench] fn i() {} #[cfg(any(test, doctest))] fn j() {}",
    );
    let test: String = items.funcs.iter().filter(|it| it.test).map(|it| it.name.as_str()).collect();
    assert_eq!(test, "abcdhij");
    assert!(items.scopes[1].test && items.scopes[2].test);
    assert!(lower("#![cfg(test)] fn f() {}").funcs[0].test);
}

#[test]
fn the_name_of_a_feature_says_nothing_of_tests() {
    let is_test = |cfg: &str| lower(&format!("#[cfg({cfg})] fn f() {{}}")).funcs[0].test;
    assert!(!is_test(r#"feature = "testing""#));
    assert!(!is_test(r#"any(test, feature = "test-util")"#));
    assert!(is_test(r#"all(test, feature = "std")"#));
}

#[test]
fn generated_files_say_so_near_their_top() {
    assert!(lower("// Code generated by x.\nfn f() {}").generated);
    assert!(lower("\n\n/* a\n @generated */").generated);
    assert!(!lower("fn f() { \"@generated\" }").generated);
    assert!(!lower("\n\n\n\n\n\n\n\n\n\n// @generated").generated);
}

#[test]
fn a_first_use_stands_after_inner_attributes_and_docs() {
    let at = |text: &str| text[lower(text).scopes[0].first_item as usize..].to_owned();
    assert_eq!(at("#!/bin/x\n//! Docs.\n#![allow(a)]\n\n/// d\nfn f() {}"), "/// d\nfn f() {}");
    assert_eq!(at("extern crate a;\nmod b;\n"), "mod b;\n");
    assert_eq!(at("//! Docs.\n"), "");
    assert_eq!(at("// Licence\r\n\r\n// c\r\n/// d\r\n\r\nfn f() {}"), "// c\r\n/// d\r\n\r\nfn f() {}");
    let text = "mod a {\n    //! Docs.\n    #![b]\n    fn f() {}\n}";
    assert_eq!(&text[lower(text).scopes[1].first_item as usize..], "fn f() {}\n}");
}

#[test]
fn integers_of_constants_are_known() {
    let items = lower(
        "const A: usize = 8 * 1024; static B: u64 = (1 << 4) + 0x10 as u64; const C: u8 = A; const D: u8 = 1 << 64;",
    );
    let ints: Vec<_> = items.values.iter().map(|it| it.int).collect();
    assert_eq!(ints, [Some(8192), Some(32), None, None]);
    assert!(items.values[1].is_static);
}
