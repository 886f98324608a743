//! `pretty` on lists of words that are broken into lines.

use pretty::{BoxDoc, RcDoc};

use super::write;
use crate::input;
use crate::measure::Api;

pub fn apis() -> Vec<Api> {
    vec![
        write!("pretty" "0.12", "pretty::RcDoc::render", "", |mut writer, size| {
            for names in input::records(size * 4).chunks(20) {
                let names = names.iter().map(|it| RcDoc::<()>::text(it.name.clone()));
                let list = RcDoc::intersperse(names, RcDoc::text(",").append(RcDoc::line())).nest(4).group();
                RcDoc::text("[").append(list).append("]").append(RcDoc::hardline()).render(80, &mut writer)?;
            }
            Ok(())
        }),
        write!("pretty" "0.12", "pretty::BoxDoc::render", "", |mut writer, size| {
            for names in input::records(size * 4).chunks(20) {
                let names = names.iter().map(|it| BoxDoc::<()>::text(it.name.clone()));
                let list = BoxDoc::intersperse(names, BoxDoc::text(",").append(BoxDoc::line())).nest(4).group();
                BoxDoc::text("[").append(list).append("]").append(BoxDoc::hardline()).render(80, &mut writer)?;
            }
            Ok(())
        }),
    ]
}
