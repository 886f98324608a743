mod disk;

pub use disk::open_table as open;
