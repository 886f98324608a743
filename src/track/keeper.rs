//! What keeps the values that it is given, and the values that it is given anywhere.

use smol_str::SmolStr;

use crate::index::{TypeId, ValueId};
use crate::track::program::{At, Program, Question};

/// A field of a type of the workspace: the type, the variant, the name.
pub type FieldKey = (TypeId, Option<u32>, SmolStr);

/// What keeps the values that it is given, wherever that is done.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Keeper {
    Field(FieldKey),
    Static(ValueId),
}

impl Program<'_> {
    /// The values that a field is given anywhere.
    pub fn field_writes(&self, key: &FieldKey) -> &[At] {
        self.writes(Keeper::Field(key.clone()))
    }

    /// The values that a field or a static is given anywhere, the first one of a static aside.
    pub fn writes(&self, keeper: Keeper) -> &[At] {
        let known = self.knowledge.writes.get(&keeper).map_or(&[][..], Vec::as_slice);
        self.ask(Question::Writes(keeper));
        known
    }
}
