use scheduler::point::Point;
use scheduler::queue::Queue;

fn main() {
    let queue = Queue::load();
    println!("{} {}", queue.save(), Point::count()); //~ silent
}
