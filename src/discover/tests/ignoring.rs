//! What a walk leaves out.

use super::*;

#[test]
fn only_rust_files_are_found_sorted_by_name() {
    let tree = Tree::new(&["b.rs", "a/z.rs", "a.txt", "a/b.rs.bk", "a.rs"]);
    assert_eq!(tree.shown(), ["a.rs", "a/z.rs", "b.rs"]);
}

#[test]
fn nested_gitignore_files_rule_their_own_folder() {
    let tree = Tree::new(&["gen.rs", "a/gen.rs", "a/b/gen.rs", "c/gen.rs"]).with("a/.gitignore", "gen.rs\n");
    assert_eq!(tree.shown(), ["c/gen.rs", "gen.rs"]);
}

#[test]
fn a_negation_takes_a_file_back_also_from_an_outer_rule() {
    let tree = Tree::new(&["x.gen.rs", "keep.gen.rs", "a/y.gen.rs", "a/z.gen.rs"])
        .with(".gitignore", "*.gen.rs\n!keep.gen.rs\n")
        .with("a/.gitignore", "!y.gen.rs\n");
    assert_eq!(tree.shown(), ["a/y.gen.rs", "keep.gen.rs"]);
}

#[test]
fn an_anchored_rule_holds_in_its_own_folder_only() {
    let tree =
        Tree::new(&["gen/a.rs", "src/gen/a.rs", "doc/b.rs"]).with(".gitignore", "/gen/\ndoc/**/*.rs\n");
    assert_eq!(tree.shown(), ["src/gen/a.rs"]);
}

#[test]
fn dot_ignore_counts_as_well_and_more() {
    let tree = Tree::new(&["a.rs", "b.rs", "c.rs"])
        .with(".gitignore", "a.rs\nc.rs\n")
        .with(".ignore", "b.rs\n!c.rs\n");
    assert_eq!(tree.shown(), ["c.rs"]);
}

#[test]
fn the_exclude_file_of_a_repository_comes_last() {
    let tree = Tree::new(&["a.rs", "b.rs", "c/a.rs"])
        .with(".git/info/exclude", "a.rs\nb.rs\n")
        .with(".gitignore", "!b.rs\n");
    assert_eq!(tree.shown(), ["b.rs"]);
}

#[test]
fn a_work_tree_takes_the_exclude_file_of_its_repository() {
    let tree = Tree::new(&["wt/a.rs", "wt/b.rs"])
        .with("main/.git/info/exclude", "a.rs\n")
        .with("main/.git/worktrees/wt/commondir", "../..\n")
        .with("wt/.git", "gitdir: ../main/.git/worktrees/wt\n");
    assert_eq!(shown(&tree.find(&["wt"])), ["wt/b.rs"]);
}

#[test]
fn rules_above_the_root_count_up_to_the_root_of_the_repository() {
    let tree = Tree::new(&["repo/src/a.rs", "repo/src/b.rs", "repo/src/c.rs"])
        .with(".gitignore", "c.rs\n")
        .with("repo/.gitignore", "a.rs\n/src/b.rs\n")
        .with("repo/.git/HEAD", "");
    assert_eq!(shown(&tree.find(&["repo/src"])), ["repo/src/c.rs"]);
}

#[test]
fn outside_git_rules_count_up_to_where_the_run_started() {
    let tree = Tree::new(&["here/src/a.rs", "here/src/b.rs"])
        .with(".gitignore", "b.rs\n")
        .with("here/.gitignore", "a.rs\n");
    let options = Options { current_dir: tree.path("here"), ..Options::default() };
    assert_eq!(shown(&find(&["src"], &options)), ["src/b.rs"]);
}

#[test]
fn a_nested_repository_has_its_own_rules() {
    let tree = Tree::new(&["a.rs", "sub/a.rs"])
        .with(".git/HEAD", "")
        .with(".gitignore", "a.rs\n")
        .with("sub/.git/HEAD", "");
    assert_eq!(tree.shown(), ["sub/a.rs"]);
}

#[test]
fn hidden_and_vendored_places_are_left_out() {
    let tree = Tree::new(&[
        "a.rs",
        ".b.rs",
        ".hidden/c.rs",
        "vendor/x/src/d.rs",
        "third_party/e.rs",
        "web/node_modules/f.rs",
        "src/vendor.rs",
    ]);
    assert_eq!(tree.shown(), ["a.rs", "src/vendor.rs"]);
}

#[test]
fn build_output_is_left_out_and_a_module_named_target_is_not() {
    let tree = Tree::new(&["src/lib.rs", "src/target/a.rs", "target/b.rs", "out/deep/c.rs"])
        .with("Cargo.toml", "[package]\nname = 'a'\n")
        .with("out/CACHEDIR.TAG", "");
    assert_eq!(tree.shown(), ["src/lib.rs", "src/target/a.rs"]);
}

#[test]
fn a_named_folder_is_walked_whatever_its_name() {
    let tree = Tree::new(&["vendor/a.rs", ".cache/b.rs", "out/c.rs"]).with("out/CACHEDIR.TAG", "");
    assert_eq!(shown(&tree.find(&["vendor", ".cache", "out"])), [".cache/b.rs", "out/c.rs", "vendor/a.rs"]);
}

#[test]
fn a_named_file_is_in_unless_exclusion_is_forced() {
    let tree = Tree::new(&["a.rs", "gen/b.rs", ".h/c.rs", "vendor/d.rs", "script"])
        .with(".gitignore", "gen/\n")
        .with(".git/HEAD", "");
    let named = ["a.rs", "gen/b.rs", ".h/c.rs", "vendor/d.rs", "script"];
    assert_eq!(shown(&tree.find(&named)), [".h/c.rs", "a.rs", "gen/b.rs", "script", "vendor/d.rs"]);
    let options = Options { force_exclude: true, ..tree.options() };
    assert_eq!(shown(&find(&named, &options)), ["a.rs", "script"]);
}

#[test]
fn excluded_paths_are_left_out() {
    let tree = Tree::new(&["a.rs", "tests/fixtures/b.rs", "tests/c.rs", "d_gen.rs"]);
    let exclude_paths = vec!["/tests/fixtures".into(), "*_gen.rs".into()];
    let options = Options { exclude_paths, ..tree.options() };
    assert_eq!(shown(&find(&["."], &options)), ["a.rs", "tests/c.rs"]);
}

#[test]
fn a_wrong_exclusion_is_a_problem() {
    let tree = Tree::new(&["a.rs"]);
    let options = Options { exclude_paths: vec!["a{".into()], ..tree.options() };
    let found = find(&["."], &options);
    assert!(matches!(found.problems[0].kind, ProblemKind::BadPattern(_)), "{:?}", found.problems);
    assert_eq!(found.files.len(), 1);
}

#[test]
fn a_path_that_is_not_there_is_a_problem() {
    let tree = Tree::new(&["a.rs"]);
    let found = tree.find(&["a.rs", "b.rs"]);
    assert_eq!(found.problems[0].to_string(), "b.rs: there is no such file or folder");
    assert_eq!(found.files.len(), 1);
}

#[test]
fn a_file_named_twice_is_found_once() {
    let tree = Tree::new(&["src/a.rs"]);
    assert_eq!(shown(&tree.find(&["src", "src/a.rs", "./src/../src/a.rs", "."])), ["src/a.rs"]);
}

#[cfg(unix)]
mod on_unix {
    use std::os::unix::fs::symlink;

    use super::*;

    #[test]
    fn a_loop_of_symbolic_links_is_harmless() {
        let tree = Tree::new(&["src/a.rs"]);
        symlink("..", tree.path("src/up")).unwrap();
        symlink("self", tree.path("self")).unwrap();
        symlink("a.rs", tree.path("src/b.rs")).unwrap();
        assert_eq!(tree.shown(), ["src/a.rs"]);
    }

    #[test]
    fn a_named_symbolic_link_is_followed() {
        let tree = Tree::new(&["real/a.rs"]);
        symlink("real", tree.path("folder")).unwrap();
        symlink("real/a.rs", tree.path("file.rs")).unwrap();
        assert_eq!(shown(&tree.find(&["folder"])), ["folder/a.rs"]);
        assert_eq!(shown(&tree.find(&["file.rs"])), ["file.rs"]);
        assert_eq!(shown(&tree.find(&["real", "file.rs", "folder"])), ["real/a.rs"]);
    }
}
