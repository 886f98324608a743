//! Sets of things, each by its number from 0, that only grow together.

use crate::file::to_u32;

#[derive(Clone, Debug, Default)]
pub struct Joined {
    /// For each thing one that lies nearer to the first of its set, or itself.
    towards: Vec<u32>,
}

impl Joined {
    /// So many, each by itself.
    pub fn apart(count: usize) -> Self {
        Self { towards: (0..to_u32(count)).collect() }
    }

    /// The number of one more, by itself.
    pub fn add(&mut self) -> u32 {
        let number = to_u32(self.towards.len());
        self.towards.push(number);
        number
    }

    /// The same sets, in which the first of each is found at once.
    pub fn settled(mut self) -> Self {
        self.towards = (0..to_u32(self.towards.len())).map(|it| self.first(it)).collect();
        self
    }

    /// The first of the set that one lies in.
    pub fn first(&self, of: u32) -> u32 {
        let mut at = of;
        while let Some(next) = self.towards.get(at as usize).filter(|it| **it != at) {
            at = *next;
        }
        at
    }

    pub fn join(&mut self, a: u32, b: u32) {
        let (a, b) = (self.first(a), self.first(b));
        let (low, high) = (a.min(b), a.max(b));
        if let Some(towards) = self.towards.get_mut(high as usize) {
            *towards = low;
        }
    }
}
