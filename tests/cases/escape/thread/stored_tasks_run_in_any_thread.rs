//! A pool that keeps its tasks may run them whenever it likes, whatever its methods are called.
use std::cell::RefCell;
use std::fs::File;
use std::io::{self, Write};

type Task<'a> = Box<dyn FnOnce() + Send + 'a>;

struct Scope<'a> {
    tasks: RefCell<Vec<Task<'a>>>,
}

impl<'a> Scope<'a> {
    fn spawn(&self, task: impl FnOnce() + Send + 'a) {
        self.tasks.borrow_mut().push(Box::new(task));
    }
}

fn scope<'a>(run: impl FnOnce(&Scope<'a>)) {
    let scope = Scope { tasks: RefCell::default() };
    run(&scope);
    std::thread::scope(|threads| {
        for task in scope.tasks.into_inner() {
            threads.spawn(task);
        }
    });
}

fn store(rows: &[String], path: &str) -> io::Result<()> {
    let mut file = File::create(path)?;
    for row in rows {
        writeln!(file, "row {row}")?; //~ review once per fragment
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = std::fs::read_to_string("input.txt")?;
    let rows: Vec<String> = text.lines().map(str::to_owned).collect();
    scope(|tasks| {
        tasks.spawn(|| store(&rows, &path).expect("the rows are stored"));
    });
    Ok(())
}
