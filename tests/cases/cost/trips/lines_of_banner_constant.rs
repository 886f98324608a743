//! The text is a constant of a few lines; the loop is no longer than they are.
const BANNER: &str = "
 ____
| __ )
|____/
";

fn main() {
    let indent = 4;
    for line in BANNER.lines() {
        println!("{:indent$}{line}", ""); //~ quiet few-calls
    }
}
