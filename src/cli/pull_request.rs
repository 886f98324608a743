//! Where the title and the body of a pull request go: files that are opened before anything is rewritten, or stdout.

use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::Context as _;

use crate::report::Outcome;
use crate::report::pull_request::{self, Form, Scope};

use super::{Config, STDOUT, unless_closed};

/// What was asked for, open.
#[derive(Default)]
pub struct PullRequest {
    title: Option<Place>,
    body: Option<Place>,
}

enum Place {
    Stdout,
    File(PathBuf, File),
}

impl PullRequest {
    /// Files that were there are empty now.
    ///
    /// # Errors
    /// The file that cannot be written.
    pub fn open(config: &Config) -> anyhow::Result<Self> {
        let open = |path: &Option<PathBuf>| path.as_deref().map(Place::open).transpose();
        Ok(Self { title: open(&config.pr_title)?, body: open(&config.pr_body)? })
    }

    /// Writes nothing where nothing was repaired, so that an empty file means that there is nothing to ask for. On stdout
    /// an empty line stands between the two, as in the message of a commit.
    ///
    /// # Errors
    /// A file or a stdout that takes no more.
    pub fn write(self, config: &Config, outcome: &Outcome) -> anyhow::Result<()> {
        let title = Some(pull_request::title(outcome, &Scope::default())).filter(|it| !it.is_empty());
        let Some(title) = title else { return Ok(()) };
        let is_both = matches!((&self.title, &self.body), (Some(Place::Stdout), Some(Place::Stdout)));
        if let Some(place) = self.title {
            place.write(&format!("{title}\n{}", if is_both { "\n" } else { "" }))?;
        }
        if let Some(place) = self.body {
            let all = Scope::default();
            place.write(&pull_request::body(outcome, &all, Form::PullRequest, &config.command))?;
        }
        Ok(())
    }
}

impl Place {
    #[expect(
        clippy::disallowed_methods,
        reason = "the text that `--pr-body` asks for is no file of the project"
    )]
    fn open(path: &Path) -> anyhow::Result<Self> {
        if path == Path::new("-") {
            return Ok(Place::Stdout);
        }
        let file = File::create(path).with_context(|| format!("cannot write {}", path.display()))?;
        Ok(Place::File(path.to_owned(), file))
    }

    fn write(self, text: &str) -> anyhow::Result<()> {
        match self {
            Place::Stdout => unless_closed(io::stdout().write_all(text.as_bytes())).context(STDOUT),
            Place::File(path, mut file) => {
                file.write_all(text.as_bytes()).with_context(|| format!("cannot write {}", path.display()))
            }
        }
    }
}
