//! `rustls_pemfile`: every reader is one that buffers already.

use std::io::{BufRead, Result};

pub struct Item;

pub fn certs(rd: &mut dyn BufRead) -> impl Iterator<Item = Result<Item>>;
pub fn private_key(rd: &mut dyn BufRead) -> Result<Option<Item>>;
pub fn rsa_private_keys(rd: &mut dyn BufRead) -> impl Iterator<Item = Result<Item>>;
pub fn pkcs8_private_keys(rd: &mut dyn BufRead) -> impl Iterator<Item = Result<Item>>;
pub fn read_one(rd: &mut dyn BufRead) -> Result<Option<Item>>;
