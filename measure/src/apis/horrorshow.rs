//! `horrorshow` on a line for each record.

use horrorshow::prelude::*;
use horrorshow::{html, owned_html};

use super::write;
use crate::input;
use crate::measure::Api;

pub fn apis() -> Vec<Api> {
    vec![
        write!("horrorshow" "0.8", "horrorshow::Template::write_to_io", "", |mut writer, size| {
            let records = input::records(size);
            let list = html! {
                ul {
                    @ for record in &records {
                        li(class = "record") { : &record.name; : " of "; : &record.city }
                    }
                }
            };
            Ok(list.write_to_io(&mut writer)?)
        }),
        write!("horrorshow" "0.8", "horrorshow::Template::write_to_io", "owned", |mut writer, size| {
            let records = input::records(size);
            let list = owned_html! {
                ul {
                    @ for record in &records {
                        li(class = "record") { : &record.name; : " of "; : &record.city }
                    }
                }
            };
            Ok(list.write_to_io(&mut writer)?)
        }),
    ]
}
