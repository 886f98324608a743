//! Writing on real folders and in real repositories.
#![expect(clippy::disallowed_methods, reason = "tests prepare files and repositories")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

use crate::file::{Edition, RustFile};

use super::*;

const BEFORE: &str = "fn before() {}\n";
const AFTER: &str = "fn after() {}\n";

fn folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

fn file(folder: &TempDir, name: &str, bytes: &str) -> RustFile {
    let path = folder.path().join(name);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(&path, bytes).unwrap();
    read(path, bytes)
}

fn read(path: PathBuf, bytes: &str) -> RustFile {
    let text = bytes.trim_start_matches('\u{feff}').to_owned();
    let shown = path.file_name().unwrap().to_string_lossy().into_owned();
    RustFile {
        path,
        shown,
        has_bom: text != bytes,
        text: text.into(),
        edition: Edition::Edition2021,
        package: 0,
    }
}

fn write(file: &RustFile, after: &str) -> Outcome {
    write_guarded(file, after, &Guard::default())
}

fn write_guarded(file: &RustFile, after: &str, guard: &Guard) -> Outcome {
    write_all(&[Write { file, after }], guard).remove(0)
}

fn refused(outcome: Outcome) -> RefusalKind {
    match outcome {
        Outcome::Refused(refusal) => refusal.kind,
        Outcome::Written => panic!("written"),
    }
}

fn content(path: &Path) -> String {
    fs::read_to_string(path).unwrap()
}

fn names(folder: &TempDir) -> Vec<String> {
    let entries = folder.path().read_dir().unwrap();
    let mut names: Vec<_> = entries.map(|it| it.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

fn git(folder: &TempDir, arguments: &[&str]) {
    let identity = ["-c", "user.name=a", "-c", "user.email=a@b", "-c", "init.defaultBranch=main"];
    let mut command = Command::new("git");
    command.current_dir(folder.path()).args(identity).args(arguments);
    command.env("GIT_CONFIG_GLOBAL", "/dev/null").env("GIT_CONFIG_SYSTEM", "/dev/null");
    for variable in ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"] {
        command.env_remove(variable);
    }
    let output = command.output().unwrap();
    assert!(output.status.success(), "git {arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
}

fn repository() -> TempDir {
    let folder = folder();
    git(&folder, &["init", "-q"]);
    folder
}

fn commit(folder: &TempDir) {
    git(folder, &["add", "-A"]);
    git(folder, &["commit", "-qm", "all"]);
}

#[test]
fn a_file_is_written_and_nothing_lies_beside_it() {
    let folder = folder();
    let file = file(&folder, "a.rs", BEFORE);
    assert_eq!(write(&file, AFTER), Outcome::Written);
    assert_eq!(content(&file.path), AFTER);
    assert_eq!(names(&folder), ["a.rs"]);
}

#[test]
fn a_byte_order_mark_line_ends_and_a_missing_last_one_stay() {
    let folder = folder();
    let file = file(&folder, "a.rs", "\u{feff}fn a() {}\r\nfn b() {}");
    assert_eq!(write(&file, "fn c() {}\r\nfn b() {}"), Outcome::Written);
    assert_eq!(content(&file.path), "\u{feff}fn c() {}\r\nfn b() {}");
}

#[test]
fn a_file_that_changed_meanwhile_is_left_and_nothing_lies_beside_it() {
    let folder = folder();
    let file = file(&folder, "a.rs", BEFORE);
    fs::write(&file.path, "fn other() {}\n").unwrap();
    assert_eq!(refused(write(&file, AFTER)), RefusalKind::ChangedMeanwhile);
    assert_eq!(content(&file.path), "fn other() {}\n");
    assert_eq!(names(&folder), ["a.rs"]);
}

#[test]
fn a_file_that_lost_its_byte_order_mark_has_changed() {
    let folder = folder();
    let file = file(&folder, "a.rs", "\u{feff}fn a() {}\n");
    fs::write(&file.path, "fn a() {}\n").unwrap();
    assert_eq!(refused(write(&file, AFTER)), RefusalKind::ChangedMeanwhile);
}

#[test]
fn a_file_that_is_gone_is_not_made_again() {
    let folder = folder();
    let file = file(&folder, "a.rs", BEFORE);
    fs::remove_file(&file.path).unwrap();
    assert_eq!(refused(write(&file, AFTER)), RefusalKind::ChangedMeanwhile);
    assert!(names(&folder).is_empty());
}

#[test]
fn a_read_only_file_is_left() {
    let folder = folder();
    let file = file(&folder, "a.rs", BEFORE);
    let mut permissions = fs::metadata(&file.path).unwrap().permissions();
    permissions.set_readonly(true);
    fs::set_permissions(&file.path, permissions).unwrap();
    let outcome = write(&file, AFTER);
    assert_eq!(content(&file.path), BEFORE);
    assert_eq!(refused(outcome), RefusalKind::ReadOnly);
}

#[test]
fn one_refusal_does_not_stop_the_others() {
    let folder = folder();
    let files = ["a.rs", "b.rs", "c.rs"].map(|it| file(&folder, it, BEFORE));
    fs::write(&files[1].path, "fn other() {}\n").unwrap();
    let writes = files.each_ref().map(|file| Write { file, after: AFTER });
    let outcomes = write_all(&writes, &Guard::default());
    assert_eq!(outcomes[0], Outcome::Written);
    assert_eq!(refused(outcomes[1].clone()), RefusalKind::ChangedMeanwhile);
    assert_eq!(outcomes[2], Outcome::Written);
}

#[cfg(unix)]
mod on_unix {
    use std::os::unix::fs::{MetadataExt, PermissionsExt, symlink};

    use super::*;

    #[test]
    fn the_permissions_stay() {
        let folder = folder();
        for mode in [0o755, 0o644, 0o600, 0o664] {
            let file = file(&folder, "a.rs", BEFORE);
            fs::set_permissions(&file.path, fs::Permissions::from_mode(mode)).unwrap();
            assert_eq!(write(&file, AFTER), Outcome::Written);
            assert_eq!(fs::metadata(&file.path).unwrap().mode() & 0o777, mode);
            assert_eq!(content(&file.path), AFTER);
        }
    }

    #[test]
    fn a_symbolic_link_stays_and_its_target_is_rewritten() {
        let folder = folder();
        let target = file(&folder, "real/a.rs", BEFORE);
        symlink("real/a.rs", folder.path().join("link.rs")).unwrap();
        let link = read(folder.path().join("link.rs"), BEFORE);
        assert_eq!(write(&link, AFTER), Outcome::Written);
        assert!(fs::symlink_metadata(&link.path).unwrap().is_symlink());
        assert_eq!(content(&target.path), AFTER);
    }

    #[test]
    fn the_names_of_a_hard_link_stay_one_file() {
        let folder = folder();
        let file = file(&folder, "a.rs", "fn before_and_longer() {}\n");
        fs::hard_link(&file.path, folder.path().join("b.rs")).unwrap();
        assert_eq!(write(&file, AFTER), Outcome::Written);
        assert_eq!(content(&folder.path().join("b.rs")), AFTER);
        assert_eq!(fs::metadata(&file.path).unwrap().nlink(), 2);
    }
}

#[test]
fn a_committed_file_is_clean() {
    let folder = repository();
    let file = file(&folder, "src/a.rs", BEFORE);
    commit(&folder);
    assert_eq!(write(&file, AFTER), Outcome::Written);
}

#[test]
fn a_changed_file_is_left_unless_allowed() {
    let folder = repository();
    let path = file(&folder, "src/a.rs", "fn first() {}\n").path;
    commit(&folder);
    fs::write(&path, BEFORE).unwrap();
    let file = read(path, BEFORE);
    assert_eq!(refused(write(&file, AFTER)), RefusalKind::Dirty);
    let staged = Guard { allow_staged: true, ..Guard::default() };
    assert_eq!(refused(write_guarded(&file, AFTER, &staged)), RefusalKind::Dirty);
    let dirty = Guard { allow_dirty: true, ..Guard::default() };
    assert_eq!(write_guarded(&file, AFTER, &dirty), Outcome::Written);
}

#[test]
fn a_staged_file_is_left_unless_allowed() {
    let folder = repository();
    let path = file(&folder, "a.rs", "fn first() {}\n").path;
    commit(&folder);
    fs::write(&path, BEFORE).unwrap();
    git(&folder, &["add", "a.rs"]);
    let file = read(path, BEFORE);
    assert_eq!(refused(write(&file, AFTER)), RefusalKind::Staged);
    let staged = Guard { allow_staged: true, ..Guard::default() };
    assert_eq!(write_guarded(&file, AFTER, &staged), Outcome::Written);
}

#[test]
fn a_new_file_is_left_also_in_a_new_folder() {
    let folder = repository();
    let file = file(&folder, "new/folder/a.rs", BEFORE);
    assert_eq!(refused(write(&file, AFTER)), RefusalKind::Untracked);
}

#[test]
fn an_ignored_file_is_clean() {
    let folder = repository();
    fs::write(folder.path().join(".gitignore"), "a.rs\n").unwrap();
    commit(&folder);
    let file = file(&folder, "a.rs", BEFORE);
    assert_eq!(write(&file, AFTER), Outcome::Written);
}

#[test]
fn a_name_with_a_wildcard_or_a_space_stands_for_itself() {
    let folder = repository();
    let files = ["a b.rs", "[a]*.rs", "ü.rs"].map(|it| file(&folder, it, BEFORE));
    commit(&folder);
    file(&folder, "[a]x.rs", BEFORE);
    fs::write(&files[2].path, AFTER).unwrap();
    let paths = files.each_ref().map(|it| it.path.as_path());
    assert_eq!(dirty_files(&paths), [GitState::Clean, GitState::Clean, GitState::Dirty]);
}

#[test]
fn files_of_several_repositories_are_asked_for_each_in_its_own() {
    let (clean, dirty, outside) = (repository(), repository(), folder());
    let files = [&clean, &dirty, &outside].map(|it| file(it, "a.rs", BEFORE));
    commit(&clean);
    let paths = files.each_ref().map(|it| it.path.as_path());
    assert_eq!(dirty_files(&paths), [GitState::Clean, GitState::Untracked, GitState::Clean]);
}

#[test]
fn a_repository_that_git_cannot_read_is_left_unless_allowed() {
    let folder = folder();
    fs::write(folder.path().join(".git"), "gitdir: nowhere\n").unwrap();
    let file = file(&folder, "a.rs", BEFORE);
    assert!(matches!(refused(write(&file, AFTER)), RefusalKind::NoAnswer(_)));
    let anyway = Guard { allow_no_vcs: true, ..Guard::default() };
    assert_eq!(write_guarded(&file, AFTER, &anyway), Outcome::Written);
}

#[test]
fn a_refusal_says_which_file_what_and_what_to_do() {
    let refusal = Refusal { shown: "src/a.rs".into(), kind: RefusalKind::Dirty };
    assert_eq!(
        refusal.to_string(),
        "src/a.rs: has uncommitted changes; commit or stash them, or pass --allow-dirty"
    );
}
