//! What keeps the values that it is given, wherever that is done.

use smol_str::SmolStr;

use crate::index::{TypeId, ValueId};

/// A field of a type of the workspace: the type, the variant, the name.
pub type FieldKey = (TypeId, Option<u32>, SmolStr);

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Keeper {
    Field(FieldKey),
    Static(ValueId),
}

impl From<&FieldKey> for Keeper {
    fn from(key: &FieldKey) -> Self {
        Keeper::Field(key.clone())
    }
}
