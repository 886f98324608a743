//! Each turn of the outer loop makes a file of its own, which gets no more than three rows.

use std::fs::File;
use std::io::{self, Write};

fn save(matrices: &[Vec<f64>]) -> io::Result<()> {
    for (at, matrix) in matrices.iter().enumerate() {
        let mut file = File::create(format!("camera{at}.cal"))?;
        for row in 0..3 {
            let cells: Vec<String> = (0..4).map(|column| format!("{:.3e}", matrix[row * 4 + column])).collect();
            file.write_all(format!("{}\n", cells.join(" ")).as_bytes())?; //~ quiet few-calls
        }
    }
    Ok(())
}

fn main() -> io::Result<()> {
    save(&[vec![0.5; 12], vec![1.5; 12]])
}
