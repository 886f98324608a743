//! buffix, stage by stage: a module names only modules above it.
mod apply;
mod catalogue;
mod cli;
mod discover;
mod edit;
mod evidence;
mod file;
mod index;
mod infer;
mod items;
mod repair;
mod report;
mod track;
