use crate::output::{Lines, Output, Tabs};

#[derive(Clone, Copy)]
pub enum Format {
    Lines,
    Tabs,
}

impl Format {
    pub fn output(self) -> Box<dyn Output> {
        match self {
            Format::Lines => Box::new(Lines),
            Format::Tabs => Box::new(Tabs),
        }
    }
}
