//! `cargo buffix`: the same program as a subcommand of cargo.
fn main() -> std::process::ExitCode {
    buffix::main(buffix::without_subcommand(std::env::args_os()))
}
