//! `std::any`.

pub trait Any {
    fn type_id(&self) -> TypeId;
}

pub struct TypeId;

pub fn type_name<T>() -> &'static str;
