//! `rustls-pemfile` on certificates that hold noise.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;

use super::buf_read;
use crate::input;
use crate::measure::Api;

fn pem(size: usize) -> Vec<u8> {
    let mut text = String::new();
    for block in input::noise(size * 3 / 4).chunks(900) {
        text.push_str("-----BEGIN CERTIFICATE-----\n");
        for line in STANDARD.encode(block).as_bytes().chunks(64) {
            text.push_str(str::from_utf8(line).expect("base64 is ASCII"));
            text.push('\n');
        }
        text.push_str("-----END CERTIFICATE-----\n");
    }
    text.into_bytes()
}

pub fn apis() -> Vec<Api> {
    vec![buf_read!("rustls-pemfile" "2", "rustls_pemfile::certs", "", pem, |mut reader| {
        rustls_pemfile::certs(&mut reader).take_while(Result::is_ok).for_each(drop);
        Ok(())
    })]
}
