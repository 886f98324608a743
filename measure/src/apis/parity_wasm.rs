//! `parity-wasm` on a module of small functions.

use parity_wasm::builder;
use parity_wasm::elements::{Deserialize, Instruction, Instructions, Module, Serialize};

use super::{read, write};
use crate::measure::Api;

fn module(size: usize) -> Module {
    let mut module = builder::module();
    for id in 0..size / 12 {
        let code = Instructions::new(vec![Instruction::I32Const(id as i32), Instruction::Drop, Instruction::End]);
        module = module.function().signature().build().body().with_instructions(code).build().build();
    }
    module.build()
}

fn written(size: usize) -> Vec<u8> {
    parity_wasm::serialize(module(size)).expect("a vector takes all")
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("parity-wasm" "0.45", "parity_wasm::elements::Deserialize::deserialize", "", written, |mut reader| {
            // It reads to the end, where what follows is an error.
            let _ = Module::deserialize(&mut reader);
            Ok(())
        }),
        write!("parity-wasm" "0.45", "parity_wasm::elements::Serialize::serialize", "", |mut writer, size| {
            Ok(module(size).serialize(&mut writer)?)
        }),
    ]
}
