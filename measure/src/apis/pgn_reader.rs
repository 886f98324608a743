//! `pgn-reader` on short games.

use pgn_reader::{Reader, Visitor};

use super::read;
use crate::measure::Api;

struct Games;

impl Visitor for Games {
    type Tags = ();
    type Movetext = ();
    type Output = ();

    fn begin_tags(&mut self) -> std::ops::ControlFlow<(), ()> {
        std::ops::ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, (): ()) -> std::ops::ControlFlow<(), ()> {
        std::ops::ControlFlow::Continue(())
    }

    fn end_game(&mut self, (): ()) {}
}

fn games(size: usize) -> Vec<u8> {
    let game = "[Event \"one of many\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1-0\n\n";
    game.repeat(size / game.len()).into_bytes()
}

pub fn apis() -> Vec<Api> {
    vec![read!("pgn-reader" "0", "pgn_reader::Reader::new", "", games, |reader| {
        Ok(Reader::new(reader).visit_all_games(&mut Games)?)
    })]
}
