//! `quick-junit` on a test for each record.

use quick_junit::{Report, TestCase, TestCaseStatus, TestSuite};

use super::write;
use crate::input;
use crate::measure::Api;

fn report(size: usize) -> Report {
    let test = |it: input::Record| {
        let mut test = TestCase::new(it.name, TestCaseStatus::success());
        test.set_classname(it.city);
        test
    };
    let mut suite = TestSuite::new("orders");
    suite.add_test_cases(input::records(size / 2).into_iter().map(test));
    let mut report = Report::new("all");
    report.add_test_suite(suite);
    report
}

pub fn apis() -> Vec<Api> {
    vec![write!("quick-junit" "0.8", "quick_junit::Report::serialize", "", |writer, size| {
        Ok(report(size).serialize(writer)?)
    })]
}
