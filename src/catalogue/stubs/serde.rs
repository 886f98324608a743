//! `serde`: the names that the bounds of its formats need.

pub use de::{Deserialize, Deserializer};
pub use ser::{Serialize, Serializer};

pub mod de {
    pub trait Deserialize {
        fn deserialize<D: Deserializer>(deserializer: D) -> Result<Self, D::Error>;
    }

    pub trait DeserializeOwned: Deserialize {}

    pub trait Deserializer {
        type Error;
    }
}

pub mod ser {
    pub trait Serialize {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error>;
    }

    pub trait Serializer {
        type Ok;
        type Error;
        fn collect_str<T: std::fmt::Display>(self, value: &T) -> Result<Self::Ok, Self::Error>;
    }
}
