//! A switch has so many ports, and so few lines are soon printed.
const PORTS: u8 = 53;

fn main() {
    let states: Vec<bool> = (0..PORTS).map(|it| it % 3 == 0).collect();
    for (port, up) in (0..PORTS).zip(states) {
        print!("{port:>3} ");
        println!("{}", if up { "up" } else { "down" });
    }
}
