//! `ariadne` on an error in each file.

use ariadne::{Config, Label, Report, ReportKind, Source};

use super::write;
use crate::measure::Api;

pub fn apis() -> Vec<Api> {
    vec![write!("ariadne" "0", "ariadne::Report::write", "", |mut writer, size| {
        for _ in 0..size / 250 {
            let label = Label::new(("main.src", 10..12)).with_message("expected a number");
            let report = Report::build(ReportKind::Error, ("main.src", 10..12))
                .with_config(Config::default().with_color(false))
                .with_message("mismatched types")
                .with_label(label)
                .finish();
            report.write(("main.src", Source::from("let one = \"\";\nlet two = 2;\n")), &mut writer)?;
        }
        Ok(())
    })]
}
