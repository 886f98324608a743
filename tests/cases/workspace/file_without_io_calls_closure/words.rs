pub fn each<F: FnMut(&str)>(mut with: F) {
    for number in 0..1000 {
        with(&format!("word {number}"));
    }
}
