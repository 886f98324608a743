//! Tools that work on many repositories, as they run buffix: all-repos itself, what multi-gitter does, and the one-shot
//! migration that the README tells of.
#![cfg(unix)]
#![expect(clippy::disallowed_methods, reason = "the tools that run buffix are what is tested")]

#[path = "scratch/folder.rs"]
mod scratch;

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread::JoinHandle;

use scratch::{
    COUNTS_LINES, Run, buffix, commit_all, folder, git, git_command, read, read_text, run_of, skipped,
    with_input, write,
};

const READS_AT_ONCE: &str = "pub fn read(path: &str) -> std::io::Result<String> {
    std::fs::read_to_string(path)
}
";

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn ask(folder: &Path, arguments: &[&str]) -> String {
    let run = run_of(&git_command(folder, arguments).output().expect("git is installed"));
    assert_eq!(run.code, Some(0), "git {arguments:?}: {}", run.stderr);
    run.stdout
}

/// A bare repository `owner/NAME` with one crate of that name.
fn bare(hosts: &Path, name: &str, text: &str) -> PathBuf {
    let work = folder();
    let manifest = format!("[package]\nname = \"{name}\"\nversion = \"0.1.0\"\nedition = \"2021\"\n");
    write(work.path(), "Cargo.toml", manifest);
    write(work.path(), "src/lib.rs", text);
    git(work.path(), &["init", "--quiet", "--initial-branch", "main"]);
    git(work.path(), &["add", "--all"]);
    git(work.path(), &["commit", "--quiet", "--message", "before"]);
    let bare = hosts.join("owner").join(name);
    std::fs::create_dir_all(hosts.join("owner")).expect("a scratch folder");
    let to = bare.to_str().expect("UTF-8");
    git(work.path(), &["clone", "--quiet", "--bare", ".", to]);
    bare
}

/// The environment of a tool: buffix in its path, who commits, and a host whose repositories lie in `hosts`.
fn tool(program: impl AsRef<std::ffi::OsStr>, hosts: &Path) -> Command {
    let mut tool = Command::new(program);
    let bin = Path::new(env!("CARGO_BIN_EXE_buffix")).parent().expect("it lies in a folder");
    let path = std::env::var_os("PATH").unwrap_or_default();
    let path = std::iter::once(bin.to_owned()).chain(std::env::split_paths(&path));
    tool.env("PATH", std::env::join_paths(path).expect("no colon in it"));
    tool.env("GIT_CONFIG_NOSYSTEM", "1").env("GIT_CONFIG_GLOBAL", hosts.join("no-such-config"));
    for who in ["AUTHOR", "COMMITTER"] {
        tool.env(format!("GIT_{who}_NAME"), "a bot").env(format!("GIT_{who}_EMAIL"), "bot@example.org");
    }
    let host = format!("url.file://{}/.insteadOf", hosts.display());
    tool.env("GIT_CONFIG_COUNT", "1")
        .env("GIT_CONFIG_KEY_0", host)
        .env("GIT_CONFIG_VALUE_0", "git@github.com:");
    tool
}

fn done(command: &mut Command) -> String {
    let run = run_of(&command.output().expect("the program starts"));
    assert_eq!(run.code, Some(0), "{command:?}\n{}\n{}", run.stdout, run.stderr);
    run.stdout + &run.stderr
}

/// The text that buffix alone makes of a crate.
fn repaired(text: &str) -> String {
    let folder = folder();
    let file = write(folder.path(), "src/lib.rs", text);
    write(folder.path(), "Cargo.toml", "[package]\nname = \"a\"\nedition = \"2021\"\n");
    assert_eq!(buffix(folder.path(), &["--fix-only", "--quiet", "."]).code, Some(0));
    read_text(file)
}

/// What GitHub answers to whoever opens a pull request; the number of requests is known before.
fn stub_of_github(n_requests: usize) -> (String, JoinHandle<Vec<(String, serde_json::Value)>>) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port of this machine");
    let url = format!("http://{}", listener.local_addr().expect("it is bound"));
    let answer = move || {
        let mut asked = Vec::new();
        for stream in listener.incoming().take(n_requests) {
            let mut stream = BufReader::new(stream.expect("a connection"));
            let mut lines = stream.by_ref().lines().map(|it| it.expect("a line"));
            let request = lines.next().expect("a request");
            let headers: Vec<String> = lines.take_while(|it| !it.is_empty()).collect();
            let length = headers
                .iter()
                .find_map(|it| it.to_lowercase().strip_prefix("content-length: ")?.parse().ok());
            let mut body = vec![0; length.unwrap_or(0)];
            stream.read_exact(&mut body).expect("a body");
            asked.push((request, serde_json::from_slice(&body).expect("JSON")));
            let json = r#"{"html_url": "https://github.example/pull/1"}"#;
            let head = format!(
                "HTTP/1.1 201 Created\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
                json.len()
            );
            stream.get_mut().write_all((head + json).as_bytes()).expect("somebody listens");
        }
        asked
    };
    (url, std::thread::spawn(answer))
}

/// The first fenced block of this language behind a heading of the README.
fn example(heading: &str, language: &str) -> String {
    let readme = read_text(root().join("README.md"));
    let section =
        readme.split(&format!("# {heading}\n")).nth(1).unwrap_or_else(|| panic!("no section {heading}"));
    let block = section.split(&format!("```{language}\n")).nth(1).and_then(|it| it.split("```").next());
    block.unwrap_or_else(|| panic!("no {language} below {heading}")).to_owned()
}

#[test]
fn all_repos_opens_a_pull_request_with_the_repair_and_nothing_else() {
    let tools = std::env::var_os("BUFFIX_TOOLS").map(|it| Path::new(&it).join("bin"));
    let Some(tools) = tools.filter(|it| it.join("all-repos-clone").exists()) else {
        return skipped("all-repos is not in $BUFFIX_TOOLS/bin, so nobody saw it open a pull request");
    };
    let hosts = folder();
    let repositories = [("first", COUNTS_LINES), ("second", READS_AT_ONCE), ("third", COUNTS_LINES)];
    let bares = repositories.map(|(name, text)| bare(hosts.path(), name, text));
    let remote = |name: &str| (format!("owner/{name}"), format!("git@github.com:owner/{name}").into());
    let listed: serde_json::Map<_, serde_json::Value> = repositories.iter().map(|it| remote(it.0)).collect();
    let listed = write(hosts.path(), "listed.json", serde_json::Value::Object(listed).to_string());
    let (url, github) = stub_of_github(2);
    let config = serde_json::json!({
        "output_dir": "output",
        "source": "all_repos.source.json_file",
        "source_settings": { "filename": listed },
        "push": "all_repos.push.github_pull_request",
        "push_settings": { "api_key": "none", "username": "a-bot", "base_url": url },
    });
    let config = write(hosts.path(), "all-repos.json", config.to_string());
    let private = std::os::unix::fs::PermissionsExt::from_mode(0o600);
    std::fs::set_permissions(&config, private).expect("our file");
    let script = write(hosts.path(), "buffix_everywhere.py", example("all-repos", "python"));
    done(tool(tools.join("all-repos-clone"), hosts.path()).arg("-C").arg(&config).current_dir(hosts.path()));
    let fixed = tool(tools.join("python"), hosts.path())
        .arg(script)
        .args(["--color", "never", "-C"])
        .arg(&config)
        .current_dir(hosts.path())
        .output()
        .expect("python starts");
    let told = String::from_utf8_lossy(&fixed.stdout) + String::from_utf8_lossy(&fixed.stderr);
    assert_eq!(told.matches("Pull request created at https://github.example/pull/1").count(), 2, "{told}");
    for (request, body) in github.join().expect("the stub answers") {
        assert!(
            request == "POST /repos/owner/first/pulls HTTP/1.1" || request.contains("/owner/third/"),
            "{request}"
        );
        assert_eq!(body["title"], "Buffer small reads and writes");
        assert_eq!((&body["base"], &body["head"]), (&"main".into(), &"all-repos_autofix_buffix".into()));
    }
    let branch = "all-repos_autofix_buffix";
    for at in [0, 2] {
        assert_eq!(ask(&bares[at], &["diff", "--name-only", "main", branch]), "src/lib.rs\n");
        assert_eq!(ask(&bares[at], &["show", &format!("{branch}:src/lib.rs")]), repaired(COUNTS_LINES));
    }
    assert_eq!(ask(&bares[1], &["branch", "--format=%(refname:short)"]), "main\n");
}

/// What multi-gitter does with one repository: a shallow clone, the script in it, and a branch if something changed.
/// With `--manual-commit` the commits are the script's, and the first is the text of the pull request.
fn multi_gitter(hosts: &Path, name: &str, script: &str, is_manual: bool) -> Option<(String, String)> {
    let clone = folder();
    let path = clone.path();
    let url = format!("git@github.com:owner/{name}");
    done(
        tool("git", hosts)
            .args(["clone", "--quiet", "--depth", "1", "--single-branch", &url, "."])
            .current_dir(path),
    );
    git(path, &["checkout", "--quiet", "-b", "multi-gitter"]);
    let before = ask(path, &["rev-parse", "HEAD"]);
    let mut run = tool("sh", hosts);
    run.args(["-c", script])
        .current_dir(path)
        .env("DRY_RUN", "true")
        .env("REPOSITORY", format!("owner/{name}"));
    assert_eq!(done(&mut run), "");
    let is_changed = if is_manual {
        assert_eq!(ask(path, &["status", "--porcelain"]), "", "the script has committed all of it");
        ask(path, &["rev-parse", "HEAD"]) != before
    } else {
        let is_changed = !ask(path, &["status", "--porcelain"]).is_empty();
        git(path, &["add", "--all"]);
        git(path, &["commit", "--quiet", "--allow-empty", "--message", "Use buffers"]);
        is_changed
    };
    if !is_changed {
        return None;
    }
    done(tool("git", hosts).args(["push", "--quiet", "origin", "HEAD:multi-gitter"]).current_dir(path));
    let range = format!("{}..HEAD", before.trim());
    let first = ask(path, &["log", "--reverse", "--format=%s%x01%b%x02", &range]);
    let (subject, body) = first.split('\u{2}').next()?.split_once('\u{1}')?;
    Some((subject.to_owned(), body.to_owned()))
}

#[test]
fn multi_gitter_pushes_the_repair_of_a_dry_run_too() {
    let hosts = folder();
    let changed = bare(hosts.path(), "changed", COUNTS_LINES);
    let unchanged = bare(hosts.path(), "unchanged", READS_AT_ONCE);
    let script = "buffix --fix-only --quiet .";
    assert_eq!(multi_gitter(hosts.path(), "unchanged", script, false), None);
    assert!(multi_gitter(hosts.path(), "changed", script, false).is_some());
    assert_eq!(ask(&changed, &["diff", "--name-only", "main", "multi-gitter"]), "src/lib.rs\n");
    assert_eq!(ask(&changed, &["show", "multi-gitter:src/lib.rs"]), repaired(COUNTS_LINES));
    assert_eq!(ask(&unchanged, &["branch", "--format=%(refname:short)"]), "main\n");
}

#[test]
fn multi_gitter_takes_the_text_of_its_pull_request_from_the_first_commit() {
    let hosts = folder();
    let changed = bare(hosts.path(), "changed", COUNTS_LINES);
    bare(hosts.path(), "unchanged", READS_AT_ONCE);
    let script = "buffix --fix-only --quiet --commit crate .";
    assert_eq!(multi_gitter(hosts.path(), "unchanged", script, true), None);
    let (subject, body) = multi_gitter(hosts.path(), "changed", script, true).expect("it is changed");
    assert_eq!(subject, "Buffer reads in `changed`");
    assert!(
        body.starts_with("buffix repaired 1 finding in 1 file of 1 crate: 1 `unbuffered_read`."),
        "{body}"
    );
    assert_eq!(ask(&changed, &["log", "-1", "--format=%an", "multi-gitter"]), "a bot\n");
    assert_eq!(ask(&changed, &["show", "multi-gitter:src/lib.rs"]), repaired(COUNTS_LINES));
}

#[test]
fn a_legacy_workspace_is_migrated_crate_by_crate_and_every_commit_compiles() {
    let copy = folder();
    let path = copy.path();
    let from = root().join("tests/legacy");
    let entries = walkdir::WalkDir::new(&from).into_iter().filter_entry(|it| it.file_name() != "target");
    for entry in entries.map(|it| it.expect("the sample can be read")).filter(|it| it.file_type().is_file()) {
        let below = entry.path().strip_prefix(&from).expect("walked from it");
        write(path, &below.to_string_lossy(), read(entry.path()));
    }
    write(path, ".gitignore", "/target\n");
    commit_all(path);
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("legacy");
    let told: Vec<Run> = example("Migrate a legacy code base", "sh")
        .lines()
        .filter(|it| !it.contains("--interactive"))
        .map(|line| {
            let mut shell = tool("sh", path);
            shell.args(["-c", line]).current_dir(path).env("CARGO_TARGET_DIR", &target);
            run_of(&shell.env("CARGO", env!("CARGO")).output().expect("sh starts"))
        })
        .collect();
    assert_eq!((told[0].code, told[0].stdout.contains("unbuffered_write")), (Some(1), true), "{told:?}");
    let repaired = "buffix: repaired 10 findings in 4 files; made 3 commits; none remain\n";
    assert_eq!((told[1].code, told[1].stderr.as_str()), (Some(0), repaired), "{told:?}");
    let commits = ask(path, &["log", "--reverse", "--format=%h %s"]);
    let commits: Vec<(&str, &str)> = commits.lines().filter_map(|it| it.split_once(' ')).skip(1).collect();
    let subjects: Vec<&str> = commits.iter().map(|it| it.1).collect();
    assert_eq!(
        subjects,
        [
            "Buffer writes in `exporter`",
            "Buffer reads in `importer`",
            "Buffer writes and stdout in `shipper`"
        ]
    );
    for (commit, subject) in &commits {
        git(path, &["checkout", "--quiet", commit]);
        let mut cargo = Command::new(env!("CARGO"));
        cargo.args(["check", "--locked", "--quiet"]).current_dir(path).env("CARGO_TARGET_DIR", &target);
        let run = run_of(&cargo.output().expect("cargo runs the tests, so it is there"));
        assert_eq!(run.code, Some(0), "{subject}: {}", run.stderr);
    }
    let again = buffix(path, &["--fix-only", "--commit", "crate"]);
    assert_eq!((again.code, again.stderr.contains("made")), (Some(0), false), "{}", again.stderr);
    let counted = buffix(path, &["--statistics"]);
    assert_eq!((counted.code, counted.stdout.as_str()), (Some(0), ""), "{}", counted.stderr);
    assert_eq!(ask(path, &["status", "--porcelain", "--untracked-files=no"]), "");
}

#[test]
fn the_two_texts_are_what_git_commit_reads() {
    let folder = folder();
    // The script leaves the text beside the repository.
    let path = &folder.path().join("repository");
    write(path, "Cargo.toml", "[package]\nname = \"a\"\nedition = \"2021\"\n");
    write(path, "src/lib.rs", COUNTS_LINES);
    commit_all(path);
    let script = example("Shell scripts", "sh");
    let mut shell = tool("sh", path);
    let run = with_input(shell.args(["-e"]).current_dir(path), &script).expect("sh starts");
    assert_eq!(run.code, Some(0), "{}", run.stderr);
    assert_eq!(ask(path, &["log", "-1", "--format=%s"]), "Buffer reads in `a`\n");
}
