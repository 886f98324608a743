mod record;

pub(crate) use record::write_record as emit;
