//! A list of lists may be long or short; nothing in the code says that anybody waits for it.
use std::collections::BTreeMap;

fn show(groups: &BTreeMap<String, Vec<String>>) {
    for (name, members) in groups {
        println!("{name}:"); //~ quiet few-calls
        for member in members {
            println!("  {member}"); //~ silent
        }
    }
}

fn main() {
    let mut groups: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for number in 0..6 {
        groups.entry(format!("group {}", number % 2)).or_default().push(format!("member {number}"));
    }
    show(&groups);
}
