//! `tobj`: reads lines from a reader that has a buffer; by path it has one of its own.

use std::io::BufRead;
use std::path::Path;

pub type LoadResult = Result<(Vec<Model>, Result<Vec<Material>, LoadError>), LoadError>;

pub struct LoadError;
pub struct LoadOptions;
pub struct Material;
pub struct Model;

impl std::error::Error for LoadError {}
impl Default for LoadOptions {}

pub fn load_obj<P: AsRef<Path>>(file_name: P, load_options: &LoadOptions) -> LoadResult;
pub fn load_obj_buf<B: BufRead, ML>(reader: &mut B, load_options: &LoadOptions, material_loader: ML) -> LoadResult;
