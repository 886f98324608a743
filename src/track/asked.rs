//! What is asked of an expression over and over in one piece of work, most often of a loop by each sink in it.

use std::cell::RefCell;
use std::hash::Hash;
use std::rc::Rc;

use rustc_hash::{FxHashMap, FxHashSet};

/// What is asked; of what, is told beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Asked {
    AlwaysWaits,
    Appends,
    AsksBehind,
    BringsInput,
    CostsMore,
    IsAppended,
    IsLong,
    IsOfNumber,
    IsOpenedToAppend,
    IsSent,
    IsShort,
    MakesDear,
    TellsOfTurns,
    Waits,
}

/// The answers of one piece of work. What is learnt behind it may change them.
#[derive(Debug)]
pub struct Answers<K> {
    said: RefCell<FxHashMap<(Asked, K), bool>>,
    /// The loops that lead to something.
    loops: RefCell<FxHashMap<K, Rc<[K]>>>,
}

impl<K> Default for Answers<K> {
    fn default() -> Self {
        Self { said: RefCell::default(), loops: RefCell::default() }
    }
}

/// What a search has come by, so that it ends however often it is led to the same.
#[derive(Debug)]
pub struct Seen<K>(RefCell<FxHashSet<K>>);

impl<K> Default for Seen<K> {
    fn default() -> Self {
        Self(RefCell::default())
    }
}

impl<K: Eq + Hash> Seen<K> {
    /// Whether it is new.
    pub fn enter(&self, at: K) -> bool {
        self.0.borrow_mut().insert(at)
    }
}

impl<K: Copy + Eq + Hash> Answers<K> {
    /// The answer to a question, which is worked out where it is asked for the first time.
    pub fn once(&self, asked: Asked, of: K, answer: impl FnOnce() -> bool) -> bool {
        self.known(asked, of).unwrap_or_else(|| {
            let answer = answer();
            self.note(asked, of, answer);
            answer
        })
    }

    pub fn known(&self, asked: Asked, of: K) -> Option<bool> {
        self.said.borrow().get(&(asked, of)).copied()
    }

    /// The loops that lead to something, which are looked for where they are asked for the first time.
    pub fn loops_once(&self, to: K, loops: impl FnOnce() -> Vec<K>) -> Rc<[K]> {
        let known = self.loops.borrow().get(&to).cloned();
        known.unwrap_or_else(|| {
            let loops: Rc<[K]> = loops().into();
            self.loops.borrow_mut().insert(to, Rc::clone(&loops));
            loops
        })
    }

    pub fn note(&self, asked: Asked, of: K, answer: bool) {
        self.said.borrow_mut().insert((asked, of), answer);
    }
}
