//! The file system, by the name that all builds give it.

cfg_if::cfg_if! {
    if #[cfg(target_arch = "wasm32")] {
        pub mod fs {
            pub use crate::browser::File;
        }
    } else {
        pub use std::fs;
    }
}
