use crate::rows::Rows;

pub fn squares() -> Rows {
    Rows((0..1000).map(|it| it * it).collect())
}
