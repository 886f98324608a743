//! Calls that follow each other along the paths of a body, counted from one seek to the next.

use crate::items::ExprId;

/// More than any threshold asks for, so that a million turns are no long sum.
const ENOUGH: u32 = 1 << 12;

/// The calls of a path: those up to its first seek, those behind its last, and the most between two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    head: u32,
    pub most: u32,
    tail: u32,
    is_cut: bool,
}

impl Row {
    pub const NONE: Self = Self::of(0);
    /// A seek.
    pub const CUT: Self = Self { is_cut: true, ..Self::NONE };

    pub const fn of(calls: u32) -> Self {
        Self { head: calls, most: calls, tail: calls, is_cut: false }
    }

    pub fn then(self, next: Self) -> Self {
        let add = |a: u32, b: u32| (a + b).min(ENOUGH);
        let across = add(self.tail, next.head);
        Self {
            head: if self.is_cut { self.head } else { add(self.head, next.head) },
            most: self.most.max(next.most).max(across),
            tail: if next.is_cut { next.tail } else { add(self.tail, next.tail) },
            is_cut: self.is_cut || next.is_cut,
        }
    }

    /// The larger of two paths.
    pub fn or(self, other: Self) -> Self {
        Self {
            head: self.head.max(other.head),
            most: self.most.max(other.most),
            tail: self.tail.max(other.tail),
            is_cut: self.is_cut && other.is_cut,
        }
    }

    fn times(self, turns: u64) -> Self {
        (0..turns.min(u64::from(ENOUGH))).fold(Self::NONE, |all, _| all.then(self))
    }
}

/// The calls on the way out of an expression, by where it leads; nothing where no path leads there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Exits {
    next: Option<Row>,
    /// To the end of a turn of this loop, or out of it, or out of this labelled block.
    left: Vec<(ExprId, Row)>,
    returned: Option<Row>,
}

impl Exits {
    pub const NONE: Self = Self::of(Row::NONE);

    pub const fn of(row: Row) -> Self {
        Self { next: Some(row), left: Vec::new(), returned: None }
    }

    /// The longest of all paths.
    pub fn all(&self) -> Row {
        let left = self.left.iter().map(|(_, row)| *row);
        left.chain(self.next).chain(self.returned).reduce(Row::or).unwrap_or(Row::NONE)
    }

    pub fn then(mut self, next: &Self) -> Self {
        let Some(so_far) = self.next else { return self };
        for (target, row) in &next.left {
            self.leave(*target, so_far.then(*row));
        }
        self.returned = longer(self.returned, next.returned.map(|it| so_far.then(it)));
        self.next = next.next.map(|it| so_far.then(it));
        self
    }

    pub fn or(mut self, other: &Self) -> Self {
        for (target, row) in &other.left {
            self.leave(*target, *row);
        }
        Self {
            next: longer(self.next, other.next),
            left: self.left,
            returned: longer(self.returned, other.returned),
        }
    }

    pub fn returned(self) -> Self {
        Self { next: None, returned: longer(self.returned, self.next), ..self }
    }

    /// It jumps out of a loop or a labelled block, or to the next turn.
    pub fn jumped(mut self, target: ExprId) -> Self {
        if let Some(row) = self.next.take() {
            self.leave(target, row);
        }
        self
    }

    /// What comes behind a labelled block, where all jumps out of it lead.
    pub fn behind_block(mut self, block: ExprId) -> Self {
        let jumped = self.take(block);
        Self { next: longer(self.next, jumped), ..self }
    }

    /// What comes behind a loop of this turn.
    pub fn repeated(mut self, of: ExprId, turns: u64, is_endless: bool) -> Self {
        let jumped = self.take(of);
        let all = longer(self.next, jumped).map_or(Row::NONE, |it| it.times(turns));
        if is_endless && jumped.is_none() {
            return Self { next: None, returned: longer(self.returned, Some(all)), ..self };
        }
        Self { next: Some(all), ..self }
    }

    fn leave(&mut self, target: ExprId, row: Row) {
        match self.left.iter_mut().find(|(it, _)| *it == target) {
            Some((_, so_far)) => *so_far = so_far.or(row),
            None => self.left.push((target, row)),
        }
    }

    fn take(&mut self, target: ExprId) -> Option<Row> {
        let at = self.left.iter().position(|(it, _)| *it == target)?;
        Some(self.left.swap_remove(at).1)
    }
}

fn longer(a: Option<Row>, b: Option<Row>) -> Option<Row> {
    a.zip(b).map(|(a, b)| a.or(b)).or(a).or(b)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn calls_add_up_until_a_seek() {
        let row = Row::of(3).then(Row::of(2)).then(Row::CUT).then(Row::of(4)).then(Row::of(1));
        assert_eq!((row.head, row.most, row.tail), (5, 5, 5));
        assert_eq!(row.then(row).most, 10);
    }

    const LOOP: ExprId = ExprId(0);
    const OUTER: ExprId = ExprId(1);

    #[test]
    fn of_two_arms_the_larger_counts() {
        let arms = Exits::of(Row::of(3)).or(&Exits::of(Row::of(5)));
        assert_eq!(Exits::of(Row::of(1)).then(&arms).all().most, 6);
    }

    #[test]
    fn what_stands_behind_a_return_does_not_follow_it() {
        let early = Exits::of(Row::of(5)).returned().or(&Exits::NONE);
        assert_eq!(early.then(&Exits::of(Row::of(4))).all().most, 5);
    }

    #[test]
    fn a_loop_counts_as_often_as_it_turns() {
        assert_eq!(Exits::of(Row::of(3)).repeated(LOOP, 4, false).all().most, 12);
        assert_eq!(Exits::of(Row::of(3)).repeated(LOOP, u64::MAX, false).all().most, ENOUGH);
    }

    #[test]
    fn nothing_follows_a_loop_without_an_end() {
        let endless = Exits::of(Row::of(1)).repeated(LOOP, 1, true);
        assert_eq!(endless.then(&Exits::of(Row::of(9))).all().most, 1);
    }

    #[test]
    fn a_jump_out_of_both_loops_passes_what_follows_the_inner_one() {
        let inner = Exits::of(Row::of(1)).jumped(OUTER).repeated(LOOP, 1, true);
        let turn = inner.then(&Exits::of(Row::of(9)));
        assert_eq!(turn.repeated(OUTER, 1, true).then(&Exits::of(Row::of(2))).all().most, 3);
    }

    #[test]
    fn what_follows_a_labelled_block_follows_a_jump_out_of_it() {
        let block = Exits::of(Row::of(4)).jumped(OUTER).or(&Exits::NONE).behind_block(OUTER);
        assert_eq!(block.then(&Exits::of(Row::of(2))).all().most, 6);
    }
}
