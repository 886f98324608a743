pub use crate::model::Sheet;

pub struct Survey {
    pub sheet: Sheet,
}

impl Survey {
    pub fn of(depths: Vec<u32>) -> Self {
        Survey { sheet: Sheet { lines: depths } }
    }
}
