//! Paths as text: made absolute, freed of `.` and `..`, and shown to the user.

use std::path::{Component, Path, PathBuf};

/// `path` taken from `current_dir`, without `.` and `..`.
pub fn absolute(current_dir: &Path, path: &Path) -> PathBuf {
    let joined = current_dir.join(path);
    let cleaned = clean(&joined);
    let climbs = path.components().any(|it| it == Component::ParentDir);
    if !climbs {
        return cleaned;
    }
    // After a symbolic link `..` is the parent of its target.
    match (joined.canonicalize(), cleaned.canonicalize()) {
        (Ok(real), Ok(other)) if real != other => real,
        (Ok(real), Err(_)) => real,
        _ => cleaned,
    }
}

/// Without `.` and `..`, by the letters of the path alone.
pub fn clean(path: &Path) -> PathBuf {
    let mut cleaned = PathBuf::new();
    for part in path.components() {
        match part {
            Component::CurDir => {}
            Component::ParentDir => {
                cleaned.pop();
            }
            _ => cleaned.push(part),
        }
    }
    cleaned
}

/// Relative to `current_dir`, upward with `..` if need be, with `/` between the parts; absolute where the two have
/// nothing in common.
pub fn shown(current_dir: &Path, path: &Path) -> String {
    if let Ok(inside) = path.strip_prefix(current_dir) {
        return if inside.as_os_str().is_empty() { ".".into() } else { slashed(inside) };
    }
    let mut climbs = String::new();
    for above in current_dir.ancestors() {
        if above.file_name().is_none() {
            break;
        }
        if let Ok(inside) = path.strip_prefix(above) {
            return climbs + &slashed(inside);
        }
        climbs.push_str("../");
    }
    path.to_string_lossy().into_owned()
}

fn slashed(path: &Path) -> String {
    let mut text = String::with_capacity(path.as_os_str().len());
    for part in path.components() {
        if !text.is_empty() {
            text.push('/');
        }
        text.push_str(&part.as_os_str().to_string_lossy());
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_shown_from_where_the_run_started() {
        let here = Path::new("/home/me/project");
        assert_eq!(shown(here, Path::new("/home/me/project/src/a.rs")), "src/a.rs");
        assert_eq!(shown(here, Path::new("/home/me/other/a.rs")), "../other/a.rs");
        assert_eq!(shown(here, Path::new("/srv/a.rs")), "/srv/a.rs");
        assert_eq!(shown(here, here), ".");
    }

    #[test]
    fn dots_are_taken_out() {
        assert_eq!(clean(Path::new("/a/./b/../c")), Path::new("/a/c"));
        assert_eq!(clean(Path::new("/../a")), Path::new("/a"));
    }
}
