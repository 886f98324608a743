//! crates.io takes nothing without a description and a license, so nobody else has the library of this workspace.
fn main() {
    println!("{}", (0..400).filter(|it| tally_rows::is_row(*it)).count()); //~ silent
}
