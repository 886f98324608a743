//! Manifests, workspaces, editions and targets.

use super::*;
use crate::discover::package::Dependency;
use crate::discover::version::Version;

const WORKSPACE: &str = "[workspace]\nmembers = ['crates/*', 'tool']\nexclude = ['crates/old', 'fuzz']\n
[workspace.package]\nedition = '2021'\nrust-version = '1.70'\n
[workspace.dependencies]\nshared = { path = 'crates/shared-lib', package = 'shared-lib' }\n";

fn workspace() -> Tree {
    Tree::new(&[
        "scripts/x.rs",
        "crates/a/src/lib.rs",
        "crates/a/tests/ui/fixture/src/lib.rs",
        "crates/b/src/lib.rs",
        "crates/old/src/lib.rs",
        "crates/shared-lib/src/lib.rs",
        "fuzz/src/main.rs",
        "tool/src/main.rs",
        "inner/by-path/src/lib.rs",
    ])
    .with("Cargo.toml", WORKSPACE)
    .with(
        "crates/a/Cargo.toml",
        "[package]\nname = 'a'\nedition.workspace = true\nrust-version = { workspace = true }\n
         [dependencies]\nshared.workspace = true\nrenamed-one = { package = 'real-name', version = '1' }\n
         [dev-dependencies]\nby-path = { path = '../../inner/by-path' }\n
         [target.'cfg(unix)'.dependencies]\nlibc = '0.2'\n",
    )
    .with("crates/a/tests/ui/fixture/Cargo.toml", "[package]\nname = 'fixture'\n")
    .with("crates/b/Cargo.toml", "[package]\nname = 'b'\nedition = '2024'\n")
    .with("crates/old/Cargo.toml", "[package]\nname = 'old'\n")
    .with("crates/shared-lib/Cargo.toml", "[package]\nname = 'shared-lib'\n")
    .with("fuzz/Cargo.toml", "[package]\nname = 'fuzz'\n[workspace]\n")
    .with("tool/Cargo.toml", "[package]\nname = 'tool'\nrust-version = '1.81.0'\n")
    .with("inner/by-path/Cargo.toml", "[package]\nname = 'by-path'\n")
}

const MEMBERS: [&str; 5] = [
    "crates/a/src/lib.rs",
    "crates/b/src/lib.rs",
    "crates/shared-lib/src/lib.rs",
    "inner/by-path/src/lib.rs",
    "tool/src/main.rs",
];

#[test]
fn the_members_of_the_workspace_are_taken_by_default() {
    assert_eq!(shown(&workspace().find(&[])), MEMBERS);
}

#[test]
fn from_inside_a_member_the_whole_workspace_is_taken() {
    let tree = workspace();
    let options = Options { current_dir: tree.path("crates/b/src"), ..Options::default() };
    let found = find(&[], &options);
    assert_eq!(found.files.len(), MEMBERS.len());
    assert_eq!(found.files[0].shown, "../../../inner/by-path/src/lib.rs");
    assert_eq!(found.files.last().unwrap().shown, "lib.rs");
}

#[test]
fn an_excluded_package_is_on_its_own() {
    let tree = workspace();
    for (folder, file) in [("fuzz", "src/main.rs"), ("crates/old", "src/lib.rs")] {
        let options = Options { current_dir: tree.path(folder), ..Options::default() };
        assert_eq!(shown(&find(&[], &options)), [file]);
    }
}

#[test]
fn a_folder_is_taken_with_every_package_below() {
    assert_eq!(workspace().shown().len(), 9);
}

#[test]
fn packages_are_chosen_by_name() {
    let tree = workspace();
    let chosen = |packages: &[&str], exclude: &[&str]| {
        let list = |it: &[&str]| it.iter().map(ToString::to_string).collect();
        shown(&find(&[], &Options { packages: list(packages), exclude: list(exclude), ..tree.options() }))
    };
    assert_eq!(chosen(&["b"], &[]), ["crates/b/src/lib.rs"]);
    assert_eq!(
        chosen(&["shared-*", "tool@0.1.0"], &[]),
        ["crates/shared-lib/src/lib.rs", "tool/src/main.rs"]
    );
    assert_eq!(chosen(&[], &["a", "b", "by-path"]), ["crates/shared-lib/src/lib.rs", "tool/src/main.rs"]);
}

#[test]
fn a_package_that_is_not_there_is_a_problem() {
    let tree = workspace();
    let found = find(&[], &Options { packages: vec!["nope".into()], ..tree.options() });
    assert_eq!(
        found.problems[0].to_string(),
        "`nope` is no package of this workspace; see `members` in its Cargo.toml"
    );
}

#[test]
fn a_manifest_path_stands_for_its_workspace() {
    let tree = workspace();
    let options = Options {
        current_dir: tree.path("scripts"),
        manifest_path: Some("../crates/a/Cargo.toml".into()),
        ..Options::default()
    };
    assert_eq!(find(&[], &options).files.len(), MEMBERS.len());
    let missing = Options { manifest_path: Some("none/Cargo.toml".into()), ..tree.options() };
    assert_eq!(find(&[], &missing).problems[0].kind, ProblemKind::NoSuchPath);
}

#[test]
fn without_a_manifest_the_folder_is_taken() {
    let tree = Tree::new(&["a.rs", "b/c.rs"]);
    let found = tree.find(&[]);
    assert_eq!(shown(&found), ["a.rs", "b/c.rs"]);
    assert_eq!(found.packages.len(), 1);
    assert_eq!(found.files[0].edition, Edition::Edition2021);
}

#[test]
fn a_file_has_the_edition_of_the_nearest_manifest() {
    let found = workspace().find(&["."]);
    let edition = |shown: &str| found.files.iter().find(|it| it.shown == shown).unwrap().edition;
    assert_eq!(edition("crates/a/src/lib.rs"), Edition::Edition2021);
    assert_eq!(edition("crates/b/src/lib.rs"), Edition::Edition2024);
    assert_eq!(edition("tool/src/main.rs"), Edition::Edition2015);
    assert_eq!(edition("scripts/x.rs"), Edition::Edition2021);
    assert_eq!(package(&found, "a").rust_version, Some((1, 70)));
    assert_eq!(package(&found, "tool").rust_version, Some((1, 81)));
    for file in &found.files {
        assert!(file.path.starts_with(&found.packages[file.package].root));
    }
}

#[test]
fn dependencies_are_named_as_code_spells_them() {
    let tree = workspace();
    let found = tree.find(&[]);
    let dependency = |name: &str, package: &str, path: Option<&str>, requirement: Option<&str>| Dependency {
        name: name.into(),
        package: package.into(),
        path: path.map(|it| tree.path(it)),
        table: DependencyTable::Normal,
        requirement: requirement.map(str::to_owned),
    };
    assert_eq!(
        package(&found, "a").dependencies,
        [
            Dependency {
                table: DependencyTable::Dev,
                ..dependency("by_path", "by-path", Some("inner/by-path"), None)
            },
            dependency("libc", "libc", None, Some("0.2")),
            dependency("renamed_one", "real-name", None, Some("1")),
            dependency("shared", "shared-lib", Some("crates/shared-lib"), None),
        ]
    );
}

#[test]
fn locked_versions_come_from_the_nearest_lock_file() {
    let tree = workspace().with(
        "Cargo.lock",
        "version = 4\n[[package]]\nname = 'zip'\nversion = '2.1.0'\n[[package]]\nname = 'zip'\nversion = '5.0.0'\n",
    );
    let found = tree.find(&[]);
    assert_eq!(package(&found, "a").around.locked.versions()["zip"], ["2.1.0", "5.0.0"]);
    assert!(std::sync::Arc::ptr_eq(&package(&found, "a").around.locked, &package(&found, "b").around.locked));
}

#[test]
fn a_dependency_has_the_locked_version_that_its_manifest_allows() {
    let lock = |versions: &[&str]| -> String {
        let packages = versions.iter().map(|it| format!("[[package]]\nname = 'zip'\nversion = '{it}'\n"));
        packages.collect::<Vec<_>>().concat()
    };
    let version = |requirement: &str, locked: &[&str]| {
        let manifest = format!("[package]\nname = 'a'\n[dependencies]\nzip = {requirement}\n");
        let tree = Tree::new(&["src/lib.rs"]).with("Cargo.toml", &manifest).with("Cargo.lock", lock(locked));
        package(&tree.find(&[]), "a").version_of("zip")
    };
    let is = |it: &str| Version::first_in(it);
    assert_eq!(version("'2'", &["0.6.6", "2.6.1-pre.1"]), is("2.6.1"));
    assert_eq!(version("{ version = '^0.6' }", &["2.6.1", "0.6.6"]), is("0.6.6"));
    assert_eq!(version("{ git = 'https://example.com/zip' }", &["2.6.1"]), is("2.6.1"));
    assert_eq!(version("'>=0.6, <3'", &[]), is("0.6"));
    assert_eq!(version("'*'", &[]), None);
    assert!(is("2") <= is("2.0.1") && is("2.0.1") < is("10.0"));
}

#[test]
fn targets_are_found_by_their_place_and_by_their_declaration() {
    let files = [
        "src/lib.rs",
        "src/main.rs",
        "src/bin/one.rs",
        "src/bin/two/main.rs",
        "src/bin/two/part.rs",
        "examples/ex.rs",
        "tests/it.rs",
        "tests/common/mod.rs",
        "benches/b/main.rs",
        "build.rs",
        "odd/place.rs",
    ];
    let manifest = "[package]\nname = 'my-tool'\n[lib]\nname = 'my_lib'\n
        [[bin]]\nname = 'uno'\npath = 'src/bin/one.rs'\n[[test]]\nname = 'odd-test'\npath = 'odd/place.rs'\n";
    let tree = Tree::new(&files).with("Cargo.toml", manifest);
    let found = tree.find(&[]);
    let crates: Vec<_> = found.packages[0]
        .crates
        .iter()
        .map(|it| (it.kind, it.name.as_str(), place::shown(tree.0.path(), &it.path)))
        .collect();
    let expected = [
        (CrateKind::Lib, "my_lib", "src/lib.rs"),
        (CrateKind::Bin, "my_tool", "src/main.rs"),
        (CrateKind::Bin, "two", "src/bin/two/main.rs"),
        (CrateKind::Bin, "uno", "src/bin/one.rs"),
        (CrateKind::Example, "ex", "examples/ex.rs"),
        (CrateKind::Test, "it", "tests/it.rs"),
        (CrateKind::Test, "odd_test", "odd/place.rs"),
        (CrateKind::Bench, "b", "benches/b/main.rs"),
        (CrateKind::BuildScript, "build_script_build", "build.rs"),
    ];
    assert_eq!(crates, expected.map(|it| (it.0, it.1, it.2.to_owned())));
}

#[test]
fn automatic_targets_can_be_switched_off() {
    let tree = Tree::new(&["src/lib.rs", "src/main.rs", "tests/a.rs", "build.rs"])
        .with("Cargo.toml", "[package]\nname = 'a'\nautobins = false\nautotests = false\nbuild = false\n");
    let crates = &tree.find(&[]).packages[0].crates;
    assert_eq!(crates.len(), 1);
    assert_eq!(crates[0].kind, CrateKind::Lib);
}

#[test]
fn a_manifest_that_does_not_parse_is_a_problem_and_its_files_are_looked_at() {
    let tree = workspace().with("crates/b/Cargo.toml", "[package\n");
    for paths in [&[][..], &["."][..]] {
        let found = tree.find(paths);
        assert_eq!(found.problems.len(), 1, "{:?}", found.problems);
        assert_eq!(found.problems[0].shown, "crates/b/Cargo.toml");
        assert!(found.files.iter().any(|it| it.shown == "crates/b/src/lib.rs"));
    }
    let alone = Tree::new(&["src/lib.rs"]).with("Cargo.toml", "=");
    let found = alone.find(&[]);
    assert_eq!((found.files.len(), found.problems.len()), (1, 1));
}

#[test]
fn members_in_vendored_folders_are_taken_by_name_only() {
    let tree = Tree::new(&["src/lib.rs", "vendor/dep/src/lib.rs"])
        .with("Cargo.toml", "[package]\nname = 'a'\n[workspace]\nmembers = ['vendor/*']\n")
        .with("vendor/dep/Cargo.toml", "[package]\nname = 'dep'\n");
    assert_eq!(shown(&tree.find(&[])), ["src/lib.rs"]);
    let options = Options { packages: vec!["dep".into()], ..tree.options() };
    assert_eq!(shown(&find(&[], &options)), ["vendor/dep/src/lib.rs"]);
}

#[test]
fn the_workspace_of_a_package_may_be_named() {
    let tree = Tree::new(&["ws/a/src/lib.rs", "b/src/lib.rs"])
        .with(
            "ws/Cargo.toml",
            "[workspace]\nmembers = ['a', '../b']\n[workspace.package]\nedition = '2018'\n",
        )
        .with("ws/a/Cargo.toml", "[package]\nname = 'a'\n")
        .with("b/Cargo.toml", "[package]\nname = 'b'\nworkspace = '../ws'\nedition.workspace = true\n");
    let options = Options { current_dir: tree.path("b"), ..Options::default() };
    let found = find(&[], &options);
    assert_eq!(shown(&found), ["../ws/a/src/lib.rs", "src/lib.rs"]);
    assert_eq!(found.files[1].edition, Edition::Edition2018);
}

#[test]
fn members_may_be_listed_by_two_stars() {
    let tree = Tree::new(&["libs/x/y/src/lib.rs", "libs/z/src/lib.rs"])
        .with("Cargo.toml", "[workspace]\nmembers = ['libs/**']\n")
        .with("libs/x/y/Cargo.toml", "[package]\nname = 'y'\n")
        .with("libs/z/Cargo.toml", "[package]\nname = 'z'\n");
    assert_eq!(shown(&tree.find(&[])), ["libs/x/y/src/lib.rs", "libs/z/src/lib.rs"]);
}
