pub use codec as entries;
