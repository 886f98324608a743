//! What an example reads is as much as whoever starts it has at hand.

fn main() {
    println!("start the example");
}
