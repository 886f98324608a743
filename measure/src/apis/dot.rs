//! `dot` on a chain of nodes.

use std::borrow::Cow;

use dot::{Edges, GraphWalk, Id, LabelText, Labeller, Nodes};

use super::write;
use crate::measure::Api;

struct Chain(usize);

impl<'a> Labeller<'a, usize, (usize, usize)> for Chain {
    fn graph_id(&'a self) -> Id<'a> {
        Id::new("chain").expect("a word is an identifier")
    }

    fn node_id(&'a self, node: &usize) -> Id<'a> {
        Id::new(format!("N{node}")).expect("a letter and a number are an identifier")
    }

    fn node_label(&'a self, node: &usize) -> LabelText<'a> {
        LabelText::label(format!("node {node}"))
    }
}

impl<'a> GraphWalk<'a, usize, (usize, usize)> for Chain {
    fn nodes(&'a self) -> Nodes<'a, usize> {
        Cow::Owned((0..self.0).collect())
    }

    fn edges(&'a self) -> Edges<'a, (usize, usize)> {
        Cow::Owned((1..self.0).map(|it| (it - 1, it)).collect())
    }

    fn source(&'a self, edge: &(usize, usize)) -> usize {
        edge.0
    }

    fn target(&'a self, edge: &(usize, usize)) -> usize {
        edge.1
    }
}

pub fn apis() -> Vec<Api> {
    vec![write!("dot" "0.1", "dot::render", "", |mut writer, size| {
        Ok(dot::render(&Chain(size / 60), &mut writer)?)
    })]
}
