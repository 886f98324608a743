//! The answer is printed line by line behind which the loop is left: it is no loop of many answers.
struct Server {
    busy: u32,
}

impl Server {
    fn answer(&mut self) -> Option<Vec<&'static str>> {
        self.busy -= 1;
        (self.busy == 0).then(|| vec!["one", "two"])
    }
}

fn show(server: &mut Server) {
    loop {
        if let Some(lines) = server.answer() {
            lines.iter().for_each(|line| println!("{line}")); //~ quiet few-calls
            return;
        }
    }
}

fn main() {
    show(&mut Server { busy: 3 });
}
