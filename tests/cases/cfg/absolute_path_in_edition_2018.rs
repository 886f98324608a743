//! `::std::…` and `::serde_json::…` are common in code that macros were once written for.
//! edition: 2018

fn main() -> Result<(), Box<dyn ::std::error::Error>> {
    let file = ::std::fs::File::open("config.json")?;
    let config: ::serde_json::Value = ::serde_json::from_reader(file)?; //~ safe once per byte
    println!("{}", config["verbose"]);
    Ok(())
}
