//! `buffix`: arguments in, exit code out.
fn main() -> std::process::ExitCode {
    buffix::main(std::env::args_os())
}
