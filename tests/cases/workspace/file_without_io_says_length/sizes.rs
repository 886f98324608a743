pub const RECORD: usize = 32;
