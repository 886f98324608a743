//! rust-analyzer itself, where it is installed: it runs buffix in place of `cargo check`, shows what that found, and
//! makes the repair that an editor asks it for.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::lsp::{self, Range, TextEdit};
use crate::scratch::skipped;
use crate::shapes::{self, Files, Shape};
use crate::tools::tools;

const PATIENCE: Duration = Duration::from_mins(2);

struct Server {
    child: Child,
    stdin: ChildStdin,
    messages: Receiver<Value>,
    next_id: u64,
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Rustup puts a name in the path also where the component is missing.
fn command() -> Option<Command> {
    let installed = tools().map(|it| it.join("bin/rust-analyzer")).filter(|it| it.is_file());
    let program = installed.unwrap_or_else(|| "rust-analyzer".into());
    let works = Command::new(&program).arg("--version").output().is_ok_and(|it| it.status.success());
    if !works {
        skipped("no rust-analyzer");
    }
    works.then(|| Command::new(program))
}

fn read_message(out: &mut BufReader<ChildStdout>) -> Option<Value> {
    let mut length = 0;
    loop {
        let mut line = String::new();
        if out.read_line(&mut line).ok()? == 0 {
            return None;
        }
        match line.trim_end().strip_prefix("Content-Length: ") {
            Some(number) => length = number.parse().ok()?,
            None if line.trim_end().is_empty() => break,
            None => {}
        }
    }
    let mut body = vec![0; length];
    out.read_exact(&mut body).ok()?;
    serde_json::from_slice(&body).ok()
}

impl Server {
    fn start(mut command: Command, folder: &Path) -> Self {
        command.current_dir(folder).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().unwrap();
        let (stdin, stdout) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
        let (sender, messages) = channel();
        std::thread::spawn(move || {
            let mut stdout = BufReader::new(stdout);
            while let Some(message) = read_message(&mut stdout) {
                if sender.send(message).is_err() {
                    break;
                }
            }
        });
        let mut server = Server { child, stdin, messages, next_id: 0 };
        let check =
            json!({ "overrideCommand": [env!("CARGO_BIN_EXE_buffix"), "--message-format", "cargo-json"] });
        let options = json!({ "check": check, "checkOnSave": true, "cachePriming": { "enable": false } });
        let capabilities = json!({
            "textDocument": { "codeAction": { "codeActionLiteralSupport": { "codeActionKind": { "valueSet": ["quickfix"] } } } },
            "general": { "positionEncodings": ["utf-16"] },
        });
        let parameters = json!({
            "processId": null, "rootUri": uri(folder), "capabilities": capabilities, "initializationOptions": options,
        });
        server.request("initialize", &parameters);
        server.send(&json!({ "jsonrpc": "2.0", "method": "initialized", "params": {} }));
        server
    }

    fn send(&mut self, message: &Value) {
        let body = message.to_string();
        write!(self.stdin, "Content-Length: {}\r\n\r\n{body}", body.len()).unwrap();
        self.stdin.flush().unwrap();
    }

    fn notify(&mut self, method: &str, parameters: &Value) {
        self.send(&json!({ "jsonrpc": "2.0", "method": method, "params": parameters }));
    }

    /// The next message; what the server asks for is answered with nothing.
    fn next(&mut self, until: Instant) -> Value {
        loop {
            let left = until.saturating_duration_since(Instant::now());
            let message = self.messages.recv_timeout(left).expect("rust-analyzer answers in time");
            if message.get("method").is_none() || message.get("id").is_none() {
                return message;
            }
            self.send(&json!({ "jsonrpc": "2.0", "id": message["id"], "result": null }));
        }
    }

    fn request(&mut self, method: &str, parameters: &Value) -> Value {
        self.next_id += 1;
        let id = self.next_id;
        self.send(&json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": parameters }));
        let until = Instant::now() + PATIENCE;
        loop {
            let message = self.next(until);
            if message["id"] == json!(id) && message.get("method").is_none() {
                assert!(message.get("error").is_none(), "{method}: {message}");
                return message["result"].clone();
            }
        }
    }

    /// What buffix says of a file, as a warning each.
    fn warnings(&mut self, uri: &str) -> Vec<Value> {
        let until = Instant::now() + PATIENCE;
        loop {
            let message = self.next(until);
            if message["method"] == "textDocument/publishDiagnostics" && message["params"]["uri"] == uri {
                let mut found = message["params"]["diagnostics"].as_array().unwrap().clone();
                found.retain(|it| it["source"] == "buffix" && it["severity"] == 2);
                if !found.is_empty() {
                    return found;
                }
            }
        }
    }
}

fn uri(path: &Path) -> String {
    format!("file://{}", path.display())
}

/// The edits of an action, by the files below the folder.
fn edits(action: &Value, folder: &Path) -> BTreeMap<String, Vec<TextEdit>> {
    let edit = |it: &Value| TextEdit {
        range: Range::of_json(&it["range"]),
        text: it["newText"].as_str().unwrap().to_owned(),
    };
    let changes = action["edit"]["changes"].as_object().unwrap_or_else(|| panic!("{action}"));
    let prefix = uri(folder) + "/";
    let of_file = |(uri, edits): (&String, &Value)| {
        let file = uri.strip_prefix(&prefix).unwrap().to_owned();
        (file, edits.as_array().unwrap().iter().map(edit).collect())
    };
    changes.iter().map(of_file).collect()
}

/// The files after the quick fix of the first finding, asked for in the middle of what suffers.
fn repaired(server: &mut Server, folder: &Path, file: &str, files: &Files) -> Files {
    let document = uri(&folder.join(file));
    let text = files[file].trim_start_matches('\u{feff}');
    let opened = json!({ "uri": document, "languageId": "rust", "version": 1, "text": text });
    server.notify("textDocument/didOpen", &json!({ "textDocument": opened }));
    server.notify("textDocument/didSave", &json!({ "textDocument": { "uri": document } }));
    let warning = server.warnings(&document).remove(0);
    let sink = Range::of_json(&warning["range"]);
    let cursor = json!({ "line": sink.start.line, "character": sink.start.column + 1 });
    let parameters = json!({
        "textDocument": { "uri": document },
        "range": { "start": cursor, "end": cursor },
        "context": { "diagnostics": [warning] },
    });
    let actions = server.request("textDocument/codeAction", &parameters);
    let is_ours =
        |it: &&Value| it["isPreferred"] == true && it["kind"] == "quickfix" && it["edit"].is_object();
    let action = actions.as_array().unwrap().iter().find(is_ours).unwrap_or_else(|| panic!("{actions}"));
    let mut after = files.clone();
    lsp::apply(&mut after, edits(action, folder));
    after
}

#[test]
fn an_editor_with_rust_analyzer_makes_what_fix_makes() {
    let shapes = shapes::all();
    let of = |name: &str| -> &Shape { shapes.iter().find(|it| it.name == name).unwrap() };
    for (name, file) in [
        ("an import grows", "src/lib.rs"),
        ("wrapped and flushed", "src/lib.rs"),
        ("byte order mark and CRLF", "src/lib.rs"),
        ("two files", "src/scan.rs"),
    ] {
        let Some(command) = command() else { return };
        let (shape, tree) = (of(name), of(name).tree());
        let folder = tree.path().canonicalize().unwrap();
        let mut server = Server::start(command, &folder);
        assert_eq!(repaired(&mut server, &folder, file, &shape.files), shape.fixed(), "{name}");
    }
}
