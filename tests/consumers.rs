//! Each format is read by those that it is made for: the libraries among the dependencies of the tests, the programs
//! that `.ci/consumers` installs where they are there.
#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]
#![expect(clippy::disallowed_methods, reason = "the tests write what others read, and start them")]

#[path = "formats/sample.rs"]
mod sample;
#[path = "scratch/folder.rs"]
mod scratch;

#[path = "consumers/lsp.rs"]
mod lsp;
#[path = "consumers/shapes.rs"]
mod shapes;
#[path = "consumers/suggestions.rs"]
mod suggestions;
#[path = "consumers/tools.rs"]
mod tools;

#[path = "consumers/columns.rs"]
mod columns;
#[path = "consumers/github.rs"]
mod github;
#[path = "consumers/gitlab.rs"]
mod gitlab;
#[path = "consumers/markdown.rs"]
mod markdown;
#[path = "consumers/pre_commit.rs"]
mod pre_commit;
#[path = "consumers/quick_fix.rs"]
mod quick_fix;
#[path = "consumers/rdjson.rs"]
mod rdjson;
#[path = "consumers/reviewdog.rs"]
mod reviewdog;
#[path = "consumers/rust_analyzer.rs"]
mod rust_analyzer;
#[path = "consumers/rustfix_applies.rs"]
mod rustfix_applies;
#[path = "consumers/sarif.rs"]
mod sarif;
#[path = "consumers/workflows.rs"]
mod workflows;
#[path = "consumers/xml.rs"]
mod xml;

use std::path::Path;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}
