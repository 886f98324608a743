//! A switch has so many ports, and so few lines are soon printed.
const PORTS: u8 = 53;

fn main() -> std::io::Result<()> {
    let names = std::fs::read_to_string("input.txt")?;
    for (port, name) in (0..PORTS).zip(names.lines()) { //~ silent
        println!("{port:>3} {name}"); //~ quiet few-calls
    }
    Ok(())
}
