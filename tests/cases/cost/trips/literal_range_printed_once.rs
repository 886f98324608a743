//! A few hundred lines by a range that is written out are over before anybody looks.
fn main() {
    for colour in 0..512 {
        println!("{colour} {}", colour * colour); //~ quiet few-calls
    }
}
