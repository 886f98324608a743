use crate::cloth::Cloth;

pub fn all(mut cloth: Cloth, rows: u32) {
    for row in 0..rows {
        cloth.throw(row ^ (row >> 1));
    }
}
