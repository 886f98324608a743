use std::fs::File;
use std::io;

use codec;

pub fn numbers(path: &str, count: u32) -> io::Result<()> {
    let mut out = try!(File::create(path));
    for number in 0..count {
        try!(codec::encode(&mut out, number)); //~ silent
    }
    Ok(())
}

pub fn squares(path: &str, count: u32) -> io::Result<()> {
    let mut out = try!(File::create(path));
    for number in 0..count {
        try!(::codec::encode(&mut out, number * number)); //~ silent
    }
    Ok(())
}
