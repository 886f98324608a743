//! Neither a handle nor a trait of `std::io` is named where the child is made: its pipe comes out of a field.
mod child;
mod table;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    child::count(1000)
}
