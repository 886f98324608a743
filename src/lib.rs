//! buffix, stage by stage: a module names only modules above it.
mod file;
mod discover;
mod items;
mod catalogue;
mod index;
mod infer;
mod track;
mod repair;
mod edit;
mod apply;
mod evidence;
mod report;
mod cli;
