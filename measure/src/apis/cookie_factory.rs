//! `cookie-factory` on numbers and short texts.

use std::io::Write;

use cookie_factory::bytes::{be_u8, be_u32};
use cookie_factory::combinator::string;
use cookie_factory::multi::all;
use cookie_factory::sequence::tuple;
use cookie_factory::{SerializeFn, gen_simple, r#gen};

use super::write;
use crate::measure::Api;

fn entries<W: Write>(size: usize) -> impl SerializeFn<W> {
    all((0..size / 9).map(|it| tuple((be_u32(it as u32), be_u8(4), string("text")))))
}

pub fn apis() -> Vec<Api> {
    vec![
        write!("cookie-factory" "0.3", "cookie_factory::gen_simple", "", |writer, size| {
            gen_simple(entries(size), writer)?;
            Ok(())
        }),
        write!("cookie-factory" "0.3", "cookie_factory::gen", "", |writer, size| {
            r#gen(entries(size), writer)?;
            Ok(())
        }),
    ]
}
