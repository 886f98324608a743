//! `std::any`.

pub trait Any {
    /// Tells which type it is given.
    #[reveals]
    fn type_id(&self) -> TypeId;
}

pub struct TypeId;

impl TypeId {
    /// Tells which type it is given.
    #[reveals]
    pub fn of<T>() -> TypeId;
}

/// Tells which type it is given.
#[reveals]
pub fn type_name<T>() -> &'static str;
/// Tells which type it is given.
#[reveals]
pub fn type_name_of_val<T>(val: &T) -> &'static str;
