//! Packets of a byte for the length and a body.
mod packet;

pub use packet::{Packet, Packets};
