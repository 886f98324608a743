//! The trait is imported in the loop's block, but the buffer is made before it.
use std::fs::File;
use std::sync::mpsc;
use std::thread;

fn sender(mut file: File) -> (mpsc::Sender<[u8; 5]>, thread::JoinHandle<()>) {
    let (sender, messages) = mpsc::channel::<[u8; 5]>();
    let worker = thread::spawn(move || {
        while let Ok(message) = messages.recv() {
            use std::io::Write;
            if write!(file, "{} {}", message.len(), message[0]).is_err() { //~ left once per fragment
                break;
            }
        }
        let _ = file.sync_all();
    });
    (sender, worker)
}

fn main() {
    let (sender, worker) = sender(File::create("output").unwrap());
    sender.send(*b"hello").unwrap();
    drop(sender);
    worker.join().unwrap();
    println!("sent");
}
