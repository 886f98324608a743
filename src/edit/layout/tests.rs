//! What the layout of a touched statement comes to.

use super::{Span, Style, settled};

const STYLE: Style = Style {
    max_width: 100,
    chain_width: 60,
    call_width: 60,
    array_width: 60,
    let_else_width: 50,
    if_else_width: 50,
    tab_spaces: 4,
    hard_tabs: false,
};

/// Statements with pieces of them replaced, in their order, as they are laid out.
fn replaced(statements: &str, pieces: &[(&str, &str)]) -> String {
    let before = format!("fn f() {{\n{statements}\n}}\n");
    let (mut after, mut old, mut new) = (before.clone(), Vec::new(), Vec::new());
    for (piece, by) in pieces {
        let span = |text: &str, of: &str| {
            let start = u32::try_from(text.find(of).unwrap()).unwrap();
            Span::new(start, start + u32::try_from(of.len()).unwrap())
        };
        old.push(span(&before, piece));
        after = after.replacen(piece, by, 1);
        new.push(span(&after, by.trim()));
    }
    let text = settled(&before, &after, &old, &new, STYLE).unwrap();
    text.trim_start_matches("fn f() {\n").trim_end_matches("\n}\n").to_owned()
}

#[test]
fn a_text_to_be_written_stands_on_a_line_of_its_own() {
    let statement = r#"    println!(
        "{} is the one that has reached a score of {} points in {} rounds",
        player.name, player.score, player.rounds
    );"#;
    insta::assert_snapshot!(replaced(statement, &[("println!(", "writeln!(out, ")]), @r#"
        writeln!(
            out,
            "{} is the one that has reached a score of {} points in {} rounds",
            player.name, player.score, player.rounds
        );
    "#);
}

#[test]
fn in_a_macro_call_the_last_comma_is_as_it_was() {
    let statement = r#"    println!(
        "{:?} {:?}",
        comment.slice().range(),
        (
            comment.enclosing_node_of_it().kind(),
            comment.enclosing_node_of_it().range()
        ),
    );"#;
    insta::assert_snapshot!(replaced(statement, &[("println!(", "writeln!(out, ")]), @r#"
        writeln!(
            out,
            "{:?} {:?}",
            comment.slice().range(),
            (
                comment.enclosing_node_of_it().kind(),
                comment.enclosing_node_of_it().range()
            ),
        );
    "#);
}

#[test]
fn a_match_whose_head_is_broken_stands_on_lines_of_its_own() {
    let value = |head: &str| {
        format!("    let f = match {head} {{\n        Ok(f) => f,\n        Err(_) => return,\n    }};")
    };
    let around = [("= ", "= BufWriter::new("), ("};", "});")];
    insta::assert_snapshot!(replaced(&value("File::create(path)"), &around), @r#"
        let f = BufWriter::new(match File::create(path) {
            Ok(f) => f,
            Err(_) => return,
        });
    "#);
    let broken = "OpenOptions::new()\n        .write(true)\n        .create_new(true)\n        .truncate(true)\n        .open(path)\n   ";
    insta::assert_snapshot!(replaced(&value(broken), &around), @r#"
        let f = BufWriter::new(
            match OpenOptions::new()
                .write(true)
                .create_new(true)
                .truncate(true)
                .open(path)
            {
                Ok(f) => f,
                Err(_) => return,
            },
        );
    "#);
}

#[test]
fn an_arm_that_grew_too_long_has_its_body_in_a_block() {
    let statement = "    match self {
        PathOrDash::Path(path) => Box::new(std::fs::File::create(&path_of_1).unwrap()),
        PathOrDash::Dash => Box::new(std::io::stdout()),
    }";
    let around = [("std::fs", "BufWriter::new(std::fs"), ("unwrap())", "unwrap()))")];
    insta::assert_snapshot!(replaced(statement, &around), @r#"
        match self {
            PathOrDash::Path(path) => {
                Box::new(BufWriter::new(std::fs::File::create(&path_of_1).unwrap()))
            }
            PathOrDash::Dash => Box::new(std::io::stdout()),
        }
    "#);
}

#[test]
fn a_statement_that_is_put_in_is_laid_out_where_others_are() {
    let statements = |open: &str| format!("    let mut out = {open}\n    write(&mut out);");
    let flush = "write(&mut out);\n    out.flush().map_err_context(|| String::from(\"it is an IO error\"))?;";
    let pieces = [("File::create", "File::options"), ("write(&mut out);", flush)];
    insta::assert_snapshot!(replaced(&statements("File::create(a)?;"), &pieces), @r#"
        let mut out = File::options(a)?;
        write(&mut out);
        out.flush()
            .map_err_context(|| String::from("it is an IO error"))?;
    "#);
    insta::assert_snapshot!(replaced(&statements("File::create( a )?;"), &pieces), @r#"
        let mut out = File::options( a )?;
        write(&mut out);
        out.flush().map_err_context(|| String::from("it is an IO error"))?;
    "#);
}
