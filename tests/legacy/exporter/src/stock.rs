//! What lies in the warehouse.

use serde::Serialize;

#[derive(Serialize)]
pub struct Article {
    pub number: u32,
    pub name: String,
    pub amount: u32,
    pub place: String,
}

impl Article {
    pub fn checksum(&self) -> u32 {
        self.name.bytes().fold(self.number, |sum, byte| sum.rotate_left(5) ^ u32::from(byte))
    }
}

pub fn sample(count: u32) -> Vec<Article> {
    (0..count)
        .map(|number| Article {
            number,
            name: format!("article {number}"),
            amount: number % 17,
            place: format!("{}-{}", number % 40, number % 9),
        })
        .collect()
}
