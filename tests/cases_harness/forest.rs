//! Many cases in one tree, so that one run looks at all of them.

use crate::case::{Case, Files};
use crate::package::manifest;

/// Each case as a package of its own, by edition and name.
pub fn packages<'a>(cases: impl Iterator<Item = &'a Case>) -> Files {
    let mut files = Files::new();
    for case in cases {
        let dir = format!("{}/{}", case.edition, case.slug());
        if !case.has_manifest {
            files.insert(format!("{dir}/Cargo.toml"), manifest(&case.slug(), &case.edition).into_bytes());
        }
        files.extend(case.unmarked().into_iter().map(|(path, bytes)| (format!("{dir}/{path}"), bytes)));
    }
    files
}
