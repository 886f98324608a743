//! By what a finding is known again where the lines above it have changed.

use std::collections::BTreeMap;

use crate::file::{FileId, RustFile};
use crate::repair::Finding;
use crate::report::place::lines;
use crate::report::{Report, primary};

/// Those of a report, whose files are named as it shows them.
pub fn fingerprints(report: &Report<'_>) -> Vec<String> {
    fingerprints_of(report.findings, report.files, &|it| &report.file(it).shown)
}

/// For each finding 16 hexadecimal digits, no two alike: of its rule, the name of its file, the line it stands in without
/// the spaces around it, what it is made by, and the how-manieth of such it is.
pub fn fingerprints_of<'n>(
    findings: &[Finding],
    files: &[RustFile],
    name: &dyn Fn(FileId) -> &'n str,
) -> Vec<String> {
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    let known_by = findings.iter().map(|it| {
        let place = primary(&it.flow);
        let lines = files.get(place.file.0 as usize).map(|it| lines(it, place.span)).unwrap_or_default();
        let line = lines.first().map_or("", |it| it.text.trim());
        [it.flow.rule.code(), name(place.file), line, &it.flow.source.api].join("\0")
    });
    known_by
        .map(|it| {
            let nth = seen.entry(it.clone()).or_default();
            *nth += 1;
            format!("{:016x}", hash(format!("{it}\0{nth}").as_bytes()))
        })
        .collect()
}

/// FNV-1a, as its authors describe it: the same on every machine and in every version, since baselines are kept.
fn hash(bytes: &[u8]) -> u64 {
    const OFFSET: u64 = 0xcbf2_9ce4_8422_2325;
    const PRIME: u64 = 0x0100_0000_01b3;
    bytes.iter().fold(OFFSET, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(PRIME))
}

#[cfg(test)]
mod tests {
    use super::hash;

    #[test]
    fn the_hash_is_that_of_the_published_vectors() {
        assert_eq!(hash(b""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(hash(b"a"), 0xaf63_dc4c_8601_ec8c);
        assert_eq!(hash(b"foobar"), 0x8594_4171_f739_67e8);
    }
}
