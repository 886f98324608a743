//! The stories that buffix exists for: each is a case that is marked, repaired and run with at least its factor.
#![allow(clippy::disallowed_methods, reason = "tests read, write and start what they need")]
#![allow(dead_code, reason = "the harness is that of the cases, which ask more of it")]

#[path = "cases_harness/case.rs"]
mod case;
#[path = "cases_harness/marker.rs"]
mod marker;

use case::{Case, Counted, Kind};

/// A case that tells a story, and how many times fewer calls its repair makes.
struct Story {
    /// Its topic and its fact.
    case: &'static str,
    counted: Counted,
    times: f64,
}

/// How much a byte or a token a call costs, and what it costs after the repair.
const SERIALISERS: [Story; 6] = [
    reads("library/session_indexer_parses_json_files", 1000.0),
    // Of a file of 2 MB: 2,009,119 reads, and 257 after the repair.
    reads("library/large_json_through_mut_borrow", 7000.0),
    reads("quiet/tests/example_reads_with_serialiser", 1000.0),
    writes("flush/place/json_into_inline_new_file", 1000.0),
    reads("sockets/generic_client_of_bare_stream", 1000.0),
    reads("cost/size/one_byte_read_at_a_time", 1000.0),
];

/// What goes out line by line or piece by piece.
const LINES: [Story; 4] = [
    writes("cost/trips/caller_repeats_method_of_one_row", 100.0),
    writes("stdout/locked_stdout_lines_are_gathered", 100.0),
    writes("stdout/println_loop_is_offered_buffer", 100.0),
    writes("sockets/child_lines_flushed_before_drop", 50.0),
];

/// What is unpacked to stdout, whose line buffer splits each block; the file from its descriptor splits none.
const BLOCKS: [Story; 3] = [
    writes("stdout/gunzipped_copy_in_big_blocks", 3.5),
    writes("stdout/binary_data_past_line_buffer", 7.5),
    // The first of them made 372,830 writes, and 47,190 after the repair.
    writes("stdout/gunzip_from_stdin_to_stdout", 7.5),
];

/// Small calls one after the other, without a loop or in each turn of one. Half a dozen reads are those that start the
/// program.
const ROWS: [Story; 6] = [
    reads("cost/rows/fields_of_known_width_in_row", 2.3),
    reads("cost/rows/header_of_thirty_numbers_by_one_helper", 4.5),
    reads("cost/rows/nested_methods_read_header_numbers", 1.8),
    reads("cost/size/callers_say_length_of_buffer", 1.8),
    writes("cost/rows/row_of_numbers_into_new_file", 5.0),
    writes("cost/trips/loop_over_files_repeats_head", 2.5),
];

const fn reads(case: &'static str, times: f64) -> Story {
    Story { case, counted: Counted::Reads, times }
}

const fn writes(case: &'static str, times: f64) -> Story {
    Story { case, counted: Counted::Writes, times }
}

/// What a story lacks of being told; the properties of the cases hold the rest, and run it.
fn missing(cases: &[Case], story: &Story) -> Vec<String> {
    let Some(case) = cases.iter().find(|it| it.name == story.case) else {
        return vec![format!("{}: there is no such case", story.case)];
    };
    let holds = case.bound.counted == story.counted && case.bound.times.is_some_and(|it| it >= story.times);
    let facts = [
        (!case.expected().is_empty(), "nothing is marked in it"),
        (holds, "it may make more calls than the story says"),
        (case.kind == Kind::Fixed || case.runs_same, "it is not run"),
    ];
    let wrong = facts.into_iter().filter(|(holds, _)| !holds);
    wrong.map(|(_, what)| format!("{}: {what}", story.case)).collect()
}

#[test]
fn each_story_is_told_and_repaired_with_its_factor() {
    let cases = case::all();
    let stories = SERIALISERS.iter().chain(&LINES).chain(&BLOCKS).chain(&ROWS);
    let missing: Vec<String> = stories.flat_map(|it| missing(&cases, it)).collect();
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}
