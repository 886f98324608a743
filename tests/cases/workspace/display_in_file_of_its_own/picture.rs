use std::fmt;

pub struct Picture {
    pub strokes: Vec<Stroke>,
}

pub struct Stroke {
    width: usize,
}

impl Stroke {
    pub fn of(width: usize) -> Self {
        Self { width }
    }

    fn fmt_with_color(&self, f: &mut fmt::Formatter<'_>, color: &str) -> fmt::Result {
        writeln!(f, "<path width=\"{}\" fill=\"{color}\"/>", self.width)
    }
}

impl fmt::Display for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for stroke in &self.strokes {
            stroke.fmt_with_color(f, "black")?;
        }
        write!(f, "</svg>")
    }
}
