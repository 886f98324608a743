//! The import stands behind the brace of the block, and not behind `async`.

fn run<F: Future>(task: F) {
    let task = std::pin::pin!(task);
    let mut context = std::task::Context::from_waker(std::task::Waker::noop());
    assert!(task.poll(&mut context).is_ready());
}

fn save(path: &'static str, words: Vec<String>) {
    #[cfg(not(target_os = "android"))]
    run(async move {
        if !words.is_empty() {
            let file = std::fs::File::create(path).unwrap();
            serde_json::to_writer_pretty(file, &words).unwrap(); //~ safe once per token
        }
    });
    #[cfg(target_os = "android")]
    println!("{path}: {}", words.len());
}

fn main() {
    let text = std::fs::read_to_string("input.txt").unwrap_or_default();
    save("output", text.split_whitespace().map(str::to_owned).collect());
}
