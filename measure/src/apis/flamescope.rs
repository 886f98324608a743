//! `flamescope` on spans of `flame` that lie beside one another.

use flame::Span;

use super::write;
use crate::measure::Api;

/// With times that are the same at every run.
fn spans(count: u64) -> Vec<Span> {
    flame::clear();
    for _ in 0..count {
        flame::start("span");
        flame::end("span");
    }
    let mut spans = flame::spans();
    for (span, at) in spans.iter_mut().zip(0..) {
        span.start_ns = at * 1000;
        span.end_ns = at * 1000 + 500;
        span.delta = 500;
    }
    spans
}

pub fn apis() -> Vec<Api> {
    vec![write!("flamescope" "0.1", "flamescope::write_spans", "", |writer, size| {
        Ok(flamescope::write_spans(writer, spans(size as u64 / 100))?)
    })]
}
