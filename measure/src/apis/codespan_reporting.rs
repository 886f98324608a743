//! `codespan-reporting` on an error in each file.

use codespan_reporting::diagnostic::{Diagnostic, Label};
use codespan_reporting::files::SimpleFile;
use codespan_reporting::term::{self, Config};

use super::write;
use crate::measure::Api;

fn diagnostic() -> Diagnostic<()> {
    let label = Label::primary((), 10..12).with_message("expected a number");
    Diagnostic::error().with_code("E0308").with_message("mismatched types").with_labels(vec![label])
}

pub fn apis() -> Vec<Api> {
    vec![write!("codespan-reporting" "0.13", "codespan_reporting::term::emit_to_io_write", "", |mut writer, size| {
        let file = SimpleFile::new("main.src", "let one = \"\";\nlet two = 2;\n");
        for _ in 0..size / 200 {
            term::emit_to_io_write(&mut writer, &Config::default(), &file, &diagnostic())?;
        }
        Ok(())
    })]
}
