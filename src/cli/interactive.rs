//! Asks a person about one repair after the other, on the terminal, with the letters of `git add -p`.
//! What the answers do, `run` knows.

use std::collections::BTreeMap;
use std::io::{self, BufRead, IsTerminal as _, Write};

use anstream::AutoStream;
use clap::ColorChoice;

use crate::apply;
use crate::cli::Progress;
use crate::edit;
use crate::file::{FileId, RustFile};
use crate::report::{Look, Proposal, Proposed, write_proposal};

/// What is to become of one repair.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    Make,
    Leave,
    /// Make this one and all later ones in its file.
    MakeRest,
    /// Leave this one and all later ones in its file.
    LeaveRest,
    /// Leave this one and ask no more.
    Stop,
    /// Make it with these texts in place of the proposed ones; both parsers accept them.
    Edited(BTreeMap<FileId, String>),
}

/// Where `run` has its answers from.
pub type Ask<'a> = dyn FnMut(&Proposal<'_>) -> io::Result<Answer> + Send + 'a;

const LETTERS: &str = "y,n,q,a,d,e,?";

/// Whether there is somebody to ask: he types on stdin and reads on stderr, since stdout is for what was found.
pub fn is_possible() -> bool {
    io::stdin().is_terminal() && io::stderr().is_terminal()
}

/// Asks the person at the terminal.
pub fn ask(proposal: &Proposal<'_>, color: ColorChoice, progress: &Progress) -> io::Result<Answer> {
    progress.stop();
    let choice = match color {
        ColorChoice::Auto => AutoStream::choice(&io::stderr()),
        ColorChoice::Always => anstream::ColorChoice::Always,
        ColorChoice::Never => anstream::ColorChoice::Never,
    };
    let mut out = AutoStream::new(io::stderr().lock(), choice);
    let look = Look { styled: choice != anstream::ColorChoice::Never, verbose: true };
    answer(&mut io::stdin().lock(), &mut out, look, proposal, &mut apply::edited)
}

/// An editor: from a text to what somebody makes of it, or why nothing comes back.
type Editor<'a> = dyn FnMut(&RustFile, &str) -> Result<String, String> + 'a;

/// Asks until there is an answer.
fn answer(
    input: &mut dyn BufRead,
    out: &mut dyn Write,
    look: Look,
    proposal: &Proposal<'_>,
    editor: &mut Editor<'_>,
) -> io::Result<Answer> {
    write_proposal(out, proposal, look)?;
    let file = proposal.report.files.get(proposal.file().0 as usize).map_or("", |it| &it.shown);
    let (nth, of) = proposal.nth;
    let question = format!("({nth}/{of}) make this repair [{LETTERS}]?");
    let (bold, plain) = if look.styled { ("\x1b[1;34m", "\x1b[0m") } else { ("", "") };
    let mut texts: Vec<String> = proposal.texts.iter().map(|it| it.after.clone()).collect();
    loop {
        write!(out, "{bold}{question}{plain} ")?;
        out.flush()?;
        let Some(line) = line(input)? else {
            writeln!(out)?;
            return Ok(Answer::Stop);
        };
        match line.trim() {
            "y" | "Y" => return Ok(Answer::Make),
            "n" | "N" => return Ok(Answer::Leave),
            "a" | "A" => return Ok(Answer::MakeRest),
            "d" | "D" => return Ok(Answer::LeaveRest),
            "q" | "Q" => return Ok(Answer::Stop),
            "e" | "E" => match edited(proposal.texts, &mut texts, editor) {
                Ok(answer) => return Ok(answer),
                Err(why) => writeln!(out, "{why}")?,
            },
            _ => write!(out, "{}", help(file))?,
        }
    }
}

/// What was typed; `None` at the end of input. Bytes that are no text are no letter either.
fn line(input: &mut dyn BufRead) -> io::Result<Option<String>> {
    let mut line = Vec::new();
    let n_bytes = input.read_until(b'\n', &mut line)?;
    Ok((n_bytes > 0).then(|| String::from_utf8_lossy(&line).into_owned()))
}

fn help(file: &str) -> String {
    format!(
        "y - make this repair\n\
         n - leave it\n\
         q - leave it and stop; what was accepted so far is written\n\
         a - make this repair and all later ones in {file}\n\
         d - leave this repair and all later ones in {file}\n\
         e - open the file with the repair in your editor, and take what comes back\n\
         ? - print this\n"
    )
}

/// What comes back from the editor, file by file; kept in `texts` also where it is not accepted, so that no work is
/// lost.
fn edited(
    proposed: &[Proposed<'_>],
    texts: &mut [String],
    editor: &mut Editor<'_>,
) -> Result<Answer, String> {
    for (it, text) in proposed.iter().zip(&mut *texts) {
        *text = editor(it.file, text)?;
    }
    for (it, text) in proposed.iter().zip(&*texts) {
        edit::accepted(it.file, text).map_err(|(line, column)| {
            let shown = &it.file.shown;
            format!("{shown}:{line}:{column}: does not parse as it came back; mend it with e, or answer n")
        })?;
    }
    let mut pairs = proposed.iter().zip(&*texts);
    if pairs.clone().all(|(it, text)| it.after == *text) {
        return Ok(Answer::Make);
    }
    if pairs.all(|(it, text)| it.before == *text) {
        return Ok(Answer::Leave);
    }
    Ok(Answer::Edited(proposed.iter().zip(&*texts).map(|(it, text)| (it.id, text.clone())).collect()))
}
