//! `prometheus` on a counter with two labels for each record.

use prometheus::{Encoder, IntCounterVec, Opts, Registry, TextEncoder};

use super::write;
use crate::input;
use crate::measure::{Api, Outcome};

fn metrics(size: usize) -> Result<Registry, prometheus::Error> {
    let registry = Registry::new();
    let counters = IntCounterVec::new(Opts::new("orders_total", "Orders taken"), &["customer", "city"])?;
    registry.register(Box::new(counters.clone()))?;
    for record in input::records(size) {
        let customer = format!("{} {}", record.name, record.id);
        counters.with_label_values(&[customer.as_str(), record.city.as_str()]).inc_by(u64::from(record.id));
    }
    Ok(registry)
}

fn encode(mut writer: impl std::io::Write, size: usize) -> Outcome {
    Ok(TextEncoder::new().encode(&metrics(size)?.gather(), &mut writer)?)
}

pub fn apis() -> Vec<Api> {
    vec![write!("prometheus" "0.14", "prometheus::Encoder::encode", "as text", |writer, size| {
        encode(writer, size)
    })]
}
