//! A list that is written out is short, whichever loop takes its items.

fn main() {
    let mut names = ["first", "second", "third"].into_iter();
    while let Some(name) = names.next() {
        println!("{name}"); //~ quiet few-calls
    }
}
