pub mod point;
pub mod queue;
