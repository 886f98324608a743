//! Lets somebody change a text in the editor of his choice, in a file of its own that is gone afterwards.

use std::io::{self, Write as _};
use std::path::Path;
use std::process::Command;

use crate::discover::read_again;
use crate::file::RustFile;

/// A text as it comes back from the editor.
///
/// # Errors
/// Says why nothing comes back.
pub fn edited(file: &RustFile, text: &str) -> Result<String, String> {
    let named = ["VISUAL", "EDITOR"].into_iter().filter_map(|it| std::env::var(it).ok());
    let Some(editor) = named.into_iter().find(|it| !it.trim().is_empty()) else {
        return Err("no editor is named; set VISUAL or EDITOR".to_owned());
    };
    let path = written(file, text).map_err(|it| format!("no file can be made for `{editor}` ({it})"))?;
    let ended = command(&editor, &path).status().map_err(|it| format!("cannot start `{editor}` ({it})"))?;
    if !ended.success() {
        return Err(format!("`{editor}` ended with {ended}, so what it left is not used"));
    }
    let copy = RustFile { path: path.to_path_buf(), has_bom: false, ..file.clone() };
    read_again(&copy).map_err(|_| format!("what `{editor}` left is no text in UTF-8"))
}

/// With the name of the file in it, by which an editor tells the language.
fn written(file: &RustFile, text: &str) -> io::Result<tempfile::TempPath> {
    let name = file.path.file_name().unwrap_or_default();
    let mut temporary = tempfile::Builder::new().prefix("buffix-").suffix(name).tempfile()?;
    temporary.write_all(text.as_bytes())?;
    temporary.flush()?;
    // Closed, since an editor may put another file in its place.
    Ok(temporary.into_temp_path())
}

/// The variable holds a command line for the shell, as git takes it.
#[expect(clippy::disallowed_methods, reason = "starting the editor is what this module is for")]
fn command(editor: &str, path: &Path) -> Command {
    if cfg!(windows) {
        let mut shell = Command::new("cmd");
        shell.args(["/C", editor]).arg(path);
        return shell;
    }
    let mut shell = Command::new("sh");
    shell.args(["-c", &format!("{editor} \"$@\""), editor]).arg(path);
    shell
}
