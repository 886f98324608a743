//! The stories that buffix exists for: each is a case that is marked, repaired and run with at least its factor.
#![allow(clippy::disallowed_methods, reason = "tests read, write and start what they need")]
#![allow(dead_code, reason = "the harness is that of the cases, which ask more of it")]

#[path = "cases_harness/case.rs"]
mod case;
#[path = "cases_harness/marker.rs"]
mod marker;
#[path = "consumers/suggestions.rs"]
mod suggestions;

use std::path::Path;

use case::{Case, Counted, Kind};

/// A case that tells a story, and how many times fewer calls its repair makes.
struct Story {
    /// Where it lies says whether its repair is safe or for review.
    case: &'static str,
    counted: Counted,
    times: f64,
}

/// How much a byte or a token a call costs, and what it costs after the repair.
const SERIALISERS: [Story; 6] = [
    reads("fixed/a_session_indexer_reads_each_file_in_blocks", 1000.0),
    // Of a file of 2 MB: 2,009,119 reads, and 257 after the repair.
    reads("fixed/a_large_json_file_is_read_through_a_mutable_borrow", 7000.0),
    reads("fixed/an_example_reads_with_a_serialiser", 1000.0),
    writes("fixed/json_into_an_inline_new_file_is_buffered_and_flushed", 1000.0),
    reads("fixed/a_client_reads_its_bare_stream_through_a_buffer", 1000.0),
    reads("fixed/one_byte_is_read_at_a_time", 1000.0),
];

/// What goes out line by line or piece by piece.
const LINES: [Story; 4] = [
    writes("fixed/a_method_writes_one_row_and_its_caller_repeats_it", 100.0),
    writes("fixed/lines_for_a_locked_stdout_are_gathered", 100.0),
    writes("review/a_loop_of_println_is_offered_a_buffer", 100.0),
    writes("fixed/lines_for_a_child_are_flushed_before_its_input_closes", 50.0),
];

/// What is unpacked to stdout, whose line buffer splits each block; the file from its descriptor splits none.
const BLOCKS: [Story; 3] = [
    writes("fixed/a_gunzipped_text_leaves_stdout_in_big_blocks", 3.5),
    writes("review/a_sound_leaves_past_the_line_buffer_of_stdout", 7.5),
    // The first of them made 372,830 writes, and 47,190 after the repair.
    writes("review/what_is_gunzipped_from_stdin_may_come_slowly", 7.5),
];

/// Small calls one after the other, without a loop or in each turn of one. Half a dozen reads are those that start the
/// program.
const ROWS: [Story; 6] = [
    reads("fixed/fields_of_known_width_are_read_in_a_row", 2.3),
    reads("fixed/thirty_numbers_of_a_header_are_read_by_one_helper", 4.5),
    reads("fixed/a_method_reads_the_header_from_a_field_number_by_number", 1.8),
    reads("fixed/the_callers_say_how_long_the_buffer_is", 1.8),
    writes("fixed/a_row_of_numbers_is_written_to_a_new_file", 5.0),
    writes("fixed/a_few_numbers_head_each_new_file_of_a_loop", 2.5),
];

const fn reads(case: &'static str, times: f64) -> Story {
    Story { case, counted: Counted::Reads, times }
}

const fn writes(case: &'static str, times: f64) -> Story {
    Story { case, counted: Counted::Writes, times }
}

/// What a story lacks of being told; the properties of the cases hold the rest, and run it.
fn missing(cases: &[Case], story: &Story) -> Vec<String> {
    let path = Path::new("tests/cases").join(story.case);
    let Some(case) = cases.iter().find(|it| it.path.with_extension("") == path) else {
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
