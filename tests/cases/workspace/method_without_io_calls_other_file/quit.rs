pub fn unless(is_good: bool) {
    if !is_good {
        std::process::exit(5);
    }
}
