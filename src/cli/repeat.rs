//! The command that makes the same repairs again, without what only one machine knows.

use std::path::PathBuf;

use super::args::Args;

/// As somebody would type it in the folder of the code.
pub fn command(args: &Args) -> String {
    let mut words = vec!["buffix".to_owned(), "--fix".to_owned()];
    let mut flag = |name: &str, is_set: bool| words.extend(is_set.then(|| format!("--{name}")));
    flag("unsafe-fixes", args.unsafe_fixes);
    flag("all", args.all);
    flag("no-read-dependencies", args.no_read_dependencies);
    flag("isolated", args.isolated);
    flag("workspace", args.workspace);
    let rules = |rules: &[crate::track::Rule]| rules.iter().map(|it| it.code().to_owned()).collect();
    let valued: [(&str, Vec<String>); 8] = [
        ("select", rules(&args.select)),
        ("ignore", rules(&args.ignore)),
        ("min-cost", args.min_cost.iter().map(f64::to_string).collect()),
        ("catalogue", portable(&args.catalogue)),
        ("config", portable(args.config.as_slice())),
        ("manifest-path", portable(args.manifest_path.as_slice())),
        ("package", args.package.clone()),
        ("exclude", args.exclude.clone()),
    ];
    for (name, values) in valued {
        for value in values {
            words.extend([format!("--{name}"), quoted(&value)]);
        }
    }
    words.extend(portable(&args.paths).iter().map(|it| quoted(it)));
    words.join(" ")
}

/// The paths that mean the same on another machine.
fn portable(paths: &[PathBuf]) -> Vec<String> {
    let relative = paths.iter().filter(|it| it.is_relative());
    relative.map(|it| it.to_string_lossy().into_owned()).collect()
}

/// For a shell.
fn quoted(word: &str) -> String {
    let is_plain = |it: char| it.is_alphanumeric() || "-_./=,:+@".contains(it);
    if !word.is_empty() && word.chars().all(is_plain) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', r"'\''"))
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser as _;

    use super::*;

    #[test]
    fn only_what_decides_on_the_repairs_is_repeated() {
        let typed = [
            "buffix",
            "--fix-only",
            "-q",
            "-j4",
            "--pr-body",
            "/tmp/body",
            "--commit",
            "all",
            "--unsafe-fixes",
            "--select",
            "unbuffered_read,unbuffered_write",
            "--min-cost=10",
            "-p",
            "it's",
            "src/a b.rs",
            "/tmp/clone",
        ];
        assert_eq!(
            command(&Args::try_parse_from(typed).unwrap()),
            r"buffix --fix --unsafe-fixes --select unbuffered_read --select unbuffered_write --min-cost 10 --package 'it'\''s' 'src/a b.rs'"
        );
        assert_eq!(command(&Args::try_parse_from(["buffix", "--fix"]).unwrap()), "buffix --fix");
    }
}
