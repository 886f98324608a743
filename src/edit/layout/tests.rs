//! What the layout of a touched statement comes to.

use super::{RustFile, Span, Style, settled};

const STYLE: Style = Style {
    max_width: 100,
    chain_width: 60,
    call_width: 60,
    array_width: 60,
    let_else_width: 50,
    struct_lit_width: 18,
    if_else_width: 50,
    tab_spaces: 4,
    hard_tabs: false,
    one_import_a_line: false,
};

/// Statements with pieces of them replaced, in their order, as they are laid out.
fn replaced(statements: &str, pieces: &[(&str, &str)]) -> String {
    let text = replaced_in(&format!("fn f() {{\n{statements}\n}}\n"), pieces, STYLE);
    text.trim_start_matches("fn f() {\n").trim_end_matches("\n}\n").to_owned()
}

fn replaced_in(before: &str, pieces: &[(&str, &str)], style: Style) -> String {
    let (mut after, mut old, mut new) = (before.to_owned(), Vec::new(), Vec::new());
    for (piece, by) in pieces {
        let span = |text: &str, of: &str| {
            let start = u32::try_from(text.find(of).unwrap()).unwrap();
            Span::new(start, start + u32::try_from(of.len()).unwrap())
        };
        old.push(span(before, piece));
        after = after.replacen(piece, by, 1);
        new.push(span(&after, by.trim()));
    }
    for (span, text) in
        settled(&RustFile::sample(before), &after, &old, &new, style).unwrap().into_iter().rev()
    {
        after.replace_range(span.range(), &text);
    }
    after
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

#[test]
fn what_stands_before_a_block_is_broken_where_it_grew_too_long() {
    let around = [("File::open", "BufReader::new(File::open"), ("?)", "?))")];
    let head = |before: &str, after: &str| {
        let value = r#"serde_json::from_reader::<_, Value>(File::open(dir.join("manifest.json"))?)"#;
        replaced(&format!("    {before}{value}{after}"), &around)
    };
    insta::assert_snapshot!(head("if let Ok(v) = ", " {\n        use_it(v);\n    }"), @r#"
        if let Ok(v) =
            serde_json::from_reader::<_, Value>(BufReader::new(File::open(dir.join("manifest.json"))?))
        {
            use_it(v);
        }
    "#);
    insta::assert_snapshot!(head("let Ok(v) = ", " else {\n        return;\n    };"), @r#"
        let Ok(v) =
            serde_json::from_reader::<_, Value>(BufReader::new(File::open(dir.join("manifest.json"))?))
        else {
            return;
        };
    "#);
    insta::assert_snapshot!(head("let v = match ", " {\n        Ok(v) => v,\n        _ => 0, // none\n    };"), @r#"
        let v = match serde_json::from_reader::<_, Value>(BufReader::new(File::open(
            dir.join("manifest.json"),
        )?)) {
            Ok(v) => v,
            _ => 0, // none
        };
    "#);
}

#[test]
fn a_short_way_out_is_broken_where_its_line_grew_too_long() {
    let statement = "    let Ok(file) = File::open(path) else { return };";
    let around = [("File::open", "BufReader::new(File::open"), ("path)", "path))")];
    insta::assert_snapshot!(replaced(statement, &around), @r"
        let Ok(file) = BufReader::new(File::open(path)) else {
            return;
        };
    ");
}

#[test]
fn the_block_of_an_arm_goes_where_its_body_may_begin_behind_the_arrow() {
    let statement = r#"    match out {
        Some(path) if path.is_file() => {
            Box::new(File::create(config_dir.join(&settings_name).join("manifest.json")).unwrap())
        }
        _ => Box::new(io::stdout()) as Box<dyn Write>,
    }"#;
    let around = [("File::create", "BufWriter::new(File::create"), ("unwrap())", "unwrap()))")];
    insta::assert_snapshot!(replaced(statement, &around), @r#"
        match out {
            Some(path) if path.is_file() => Box::new(BufWriter::new(
                File::create(config_dir.join(&settings_name).join("manifest.json")).unwrap(),
            )),
            _ => Box::new(io::stdout()) as Box<dyn Write>,
        }
    "#);
}

#[test]
fn a_signature_that_grew_too_long_has_a_parameter_a_line() {
    let function =
        "    fn open_log<P: AsRef<Path>>(directory: std::path::PathBuf, name: P) -> io::Result<File> {
        loop {}
    }";
    insta::assert_snapshot!(replaced(function, &[("Result<File>", "Result<BufWriter<File>>")]), @r"
        fn open_log<P: AsRef<Path>>(
            directory: std::path::PathBuf,
            name: P,
        ) -> io::Result<BufWriter<File>> {
            loop {}
        }
    ");
}

#[test]
fn a_closure_flows_over_while_there_is_room_for_its_brace() {
    let style = Style { chain_width: 100, call_width: 100, ..STYLE };
    let created = |create: &str| {
        let text = format!("fn f() {{\n    let mut output_file_of_it ={create}\n}}\n");
        replaced_in(&text, &[("std::fs", "BufWriter::new(std::fs"), (")?", ")?)")], style)
    };
    let flows_over = r#"
        std::fs::File::create(&args.common.of_workload[0]).with_context(|| {
            format!("could not open {}", args.common.workload_file[0].display())
        })?;"#;
    insta::assert_snapshot!(created(flows_over), @r#"
    fn f() {
        let mut output_file_of_it =
            BufWriter::new(std::fs::File::create(&args.common.of_workload[0]).with_context(|| {
                format!("could not open {}", args.common.workload_file[0].display())
            })?);
    }
    "#);
    let apart = r#" std::fs::File::create(&args.common.of_all_workload_files[0])
        .with_context(|| format!("could not open {}", args.common.workload_file[0].display()))?;"#;
    insta::assert_snapshot!(created(apart), @r#"
    fn f() {
        let mut output_file_of_it =
            BufWriter::new(std::fs::File::create(&args.common.of_all_workload_files[0]).with_context(
                || format!("could not open {}", args.common.workload_file[0].display()),
            )?);
    }
    "#);
}

#[test]
fn lines_indented_by_tabs_stay_so() {
    let style = Style { hard_tabs: true, ..STYLE };
    let before = "fn f() {\n\tfor path in paths {\n\t\tlet file = File::create(path).unwrap_or_else(|e| {\n\t\t\tlog(e);\n\t\t\tpanic()\n\t\t});\n\t}\n}\n";
    let laid_out =
        replaced_in(before, &[("File::create", "BufWriter::new(File::create"), ("})", "}))")], style);
    insta::assert_snapshot!(laid_out.replace('\t', "→"), @r"
    fn f() {
    →for path in paths {
    →→let file = BufWriter::new(File::create(path).unwrap_or_else(|e| {
    →→→log(e);
    →→→panic()
    →→}));
    →}
    }
    ");
}

#[test]
fn a_struct_literal_has_a_field_a_line_once_its_fields_are_wide() {
    insta::assert_snapshot!(replaced("    Ok(Feed { path, file })", &[("file", "file: BufReader::new(file)")]), @r"
        Ok(Feed {
            path,
            file: BufReader::new(file),
        })
    ");
    insta::assert_snapshot!(replaced("    Feed { file }", &[("file", "file: wrap(f)")]), @"    Feed { file: wrap(f) }");
}

#[test]
fn a_statement_that_would_lose_a_comment_stays_as_it_was_put_in() {
    let put_in = |end: &str| {
        let by = format!(
            "write(&mut out);\n    let Ok(file) = File::open(a_path_that_is_long_enough) else {{ return{end} }};"
        );
        replaced("    let a = b(c)?;\n    write(&mut out);", &[("write(&mut out);", &by)])
    };
    insta::assert_snapshot!(put_in(""), @r"
        let a = b(c)?;
        write(&mut out);
        let Ok(file) = File::open(a_path_that_is_long_enough) else {
            return;
        };
    ");
    insta::assert_snapshot!(put_in(" /* kept */"), @r"
        let a = b(c)?;
        write(&mut out);
        let Ok(file) = File::open(a_path_that_is_long_enough) else { return /* kept */ };
    ");
}

#[test]
fn lines_that_end_with_cr_lf_are_set_as_those_with_lf() {
    let statement = r#"fn f() {
    let mut file = File::open(benchmark_path)
        .with_context(|| format!("failed to open the benchmark file {:?}", benchmark_path))?;
}
"#;
    let pieces = [("File::open(", "BufReader::new(File::open("), ("path))?;", "path))?);")];
    let by_lf = replaced_in(statement, &pieces, STYLE);
    assert!(by_lf.contains("BufReader::new(\n"), "{by_lf}");
    let by_crlf = replaced_in(&statement.replace('\n', "\r\n"), &pieces, STYLE);
    assert_eq!(by_crlf, by_lf.replace('\n', "\r\n"));
}

#[test]
fn an_arm_goes_on_behind_the_last_line_of_its_pattern() {
    let statement = r#"    match model {
        Model::Layered {
            model_id_of_the_base,
            order_of_the_adapters,
            topology_of_all_the_layers,
        } => LoaderBuilder::new(base, topology_of_all_the_layers)
            .with_adapters(
                serde_json::from_reader(
                    File::open(order_of_the_adapters.clone())
                        .unwrap_or_else(|_| panic!("cannot load {order_of_the_adapters}")),
                )?,
                non_granular_index,
            )
            .build(arch)?,
        Model::Plain => plain(model_id_of_the_base)?,
    };"#;
    let pieces = [("File::open(", "BufReader::new(File::open("), ("_adapters}\")),", "_adapters}\"))),")];
    insta::assert_snapshot!(replaced(statement, &pieces), @r#"
    match model {
        Model::Layered {
            model_id_of_the_base,
            order_of_the_adapters,
            topology_of_all_the_layers,
        } => LoaderBuilder::new(base, topology_of_all_the_layers)
            .with_adapters(
                serde_json::from_reader(BufReader::new(
                    File::open(order_of_the_adapters.clone())
                        .unwrap_or_else(|_| panic!("cannot load {order_of_the_adapters}")),
                ))?,
                non_granular_index,
            )
            .build(arch)?,
        Model::Plain => plain(model_id_of_the_base)?,
    };
    "#);
}
