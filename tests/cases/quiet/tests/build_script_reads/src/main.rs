//! A build script runs once a build, over small files.

fn main() {
    println!("{} words", env!("N_WORDS")); //~ silent
}
