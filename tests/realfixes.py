"""Tries buffix on places of public repositories that people repaired by hand.

realfixes.py BUFFIX CHECKOUTS SITES.jsonl [--negatives NEGATIVES.jsonl]
    BUFFIX is the binary; CHECKOUTS holds one folder per repository and commit, named
    `owner__name__` and the first eight digits of the commit. A line of SITES says where a
    person put a buffer (id, repo, before_commit, file, source_line, sink_line, sink_file,
    human_wrap_at, ...); a line of NEGATIVES says where none may be put.
    Prints a table, one row per site: what was found at most two lines from a line of the
    site, and whether it is repaired safely, only with --unsafe-fixes, or left; then the
    totals, the negatives (edited within three lines or not), and what the runs said on stderr.

realfixes.py BUFFIX --list CHECKOUT
    Prints every finding of one checkout: a line each, and how it is judged.
"""

import argparse
import json
import re
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

NEAR_SITE = 2
NEAR_NEGATIVE = 3
SECONDS = 120
VERDICTS = ("safe", "unsafe", "left", "not found", "no checkout")


def run(buffix, checkout, *flags):
    start = time.monotonic()
    try:
        done = subprocess.run(
            [str(buffix), *flags], cwd=checkout, capture_output=True, timeout=SECONDS, check=False
        )
        code, out, err = done.returncode, done.stdout, done.stderr
    except subprocess.TimeoutExpired:
        code, out, err = "hang", b"", b"still running after %d seconds\n" % SECONDS
    took = time.monotonic() - start
    return code, out.decode(errors="replace"), err.decode(errors="replace"), took


class Finding:
    """One diagnostic, with its lines as (file, line) and its verdict."""

    def __init__(self, diagnostic):
        self.message = diagnostic["message"]
        self.code = diagnostic["code"]["code"].removeprefix("buffix::")
        self.spans = diagnostic["spans"]
        self.lines = {(it["file_name"], it["line_start"]) for it in self.spans}
        self.edits, self.notes = [], []
        self.verdict, self.reason = "left", ""
        for child in diagnostic["children"]:
            replaced = [it for it in child["spans"] if it["suggested_replacement"] is not None]
            if replaced:
                self.edits = replaced
                sure = replaced[0]["suggestion_applicability"] == "MachineApplicable"
                self.verdict = "safe" if sure else "unsafe"
            elif child["message"].startswith("left as it is: "):
                self.reason = child["message"].removeprefix("left as it is: ")
            else:
                self.notes.append(child["message"])
                self.lines |= {(it["file_name"], it["line_start"]) for it in child["spans"]}
        if self.verdict == "unsafe" and self.notes:
            self.reason = self.notes[-1]

    def near(self, places, distance):
        return any(
            file == wanted and abs(line - at) <= distance
            for file, line in self.lines
            for wanted, at in places
        )


def findings_of(buffix, checkout):
    code, out, err, took = run(buffix, checkout, "--message-format", "json")
    findings = [Finding(json.loads(line)) for line in out.splitlines() if line.startswith("{")]
    return findings, code, err, took


def checkout_of(folder, entry, commit):
    return folder / "{}__{}".format(entry["repo"].replace("/", "__"), commit[:8])


def places_of(site):
    places = {(site["file"], site["source_line"])}
    places.add((site.get("sink_file") or site["file"], site["sink_line"]))
    wrap = site.get("human_wrap_at")
    if wrap:
        file, _, line = wrap.rpartition(":")
        places.add((file, int(line)))
    return places


def old_lines_of(diff):
    """The lines of the old file that the diff removes or inserts beside, as (file, line)."""
    touched, file, old = set(), None, 0
    for line in diff.splitlines():
        if line.startswith("diff --git "):
            old = 0
        elif line.startswith("--- ") and old == 0:
            file = line[4:].removeprefix("a/").split("\t")[0]
        elif hunk := re.match(r"@@ -(\d+)", line):
            old = int(hunk.group(1))
        elif old and line.startswith("-"):
            touched.add((file, old))
            old += 1
        elif old and line.startswith("+"):
            touched.add((file, max(old - 1, 1)))
        elif old:
            old += 1
    return touched


def best(findings):
    return min(findings, key=lambda it: VERDICTS.index(it.verdict))


def judge(site, findings):
    places = places_of(site)
    source = {(site["file"], site["source_line"])}
    near = [it for it in findings if it.near(places, NEAR_SITE)]
    exact = [it for it in near if it.near(source, NEAR_SITE)]
    if not near:
        return "not found", ""
    chosen = best(exact or near)
    return chosen.verdict, chosen.reason


class Runs:
    """What buffix said of each checkout, run once."""

    def __init__(self, buffix, folder):
        self.buffix, self.folder, self.done = buffix, folder, {}

    def of(self, checkout):
        if checkout not in self.done:
            findings, code, err, took = findings_of(self.buffix, checkout)
            _, safe, safe_err, _ = run(self.buffix, checkout, "--diff")
            _, every, every_err, _ = run(self.buffix, checkout, "--diff", "--unsafe-fixes")
            self.done[checkout] = {
                "findings": findings,
                "code": code,
                "err": "".join(dict.fromkeys((err + safe_err + every_err).splitlines(True))),
                "took": took,
                "safe": old_lines_of(safe),
                "every": old_lines_of(every),
            }
        return self.done[checkout]


def table(runs, sites):
    totals = Counter()
    for site in sites:
        checkout = checkout_of(runs.folder, site, site["before_commit"])
        verdict, reason = "no checkout", ""
        if checkout.is_dir():
            verdict, reason = judge(site, runs.of(checkout)["findings"])
        totals[verdict] += 1
        print(f"{site['id']:42} {site['direction']:5} {verdict:11} {reason}")
    print("total", len(sites), " ".join(f"{it}: {totals[it]}" for it in VERDICTS))


def negatives_table(runs, negatives):
    totals = Counter()
    for entry in negatives:
        commit = entry.get("test_commit", entry["before_commit"])
        line = entry.get("test_line", entry["line"])
        checkout = checkout_of(runs.folder, entry, commit)
        verdict = "no checkout"
        if checkout.is_dir():
            done = runs.of(checkout)
            verdict = next(
                (
                    f"edited, {name}"
                    for name in ("safe", "every")
                    if any(f == entry["file"] and abs(n - line) <= NEAR_NEGATIVE for f, n in done[name])
                ),
                "not edited",
            )
        totals[verdict] += 1
        print(f"{entry['repo']}@{commit[:8]} {entry['file']}:{line} {entry['kind']}: {verdict}")
    print("total", len(negatives), dict(totals))


def show(finding):
    source = next((it for it in finding.spans if not it["is_primary"]), finding.spans[0])
    sink = finding.spans[0]
    print(
        "{}:{} <- {}:{} [{}] {}: {}".format(
            sink["file_name"],
            sink["line_start"],
            source["file_name"],
            source["line_start"],
            finding.verdict,
            finding.code,
            finding.message,
        )
    )
    print("    |", sink["text"][0]["text"].strip() if sink["text"] else "")
    for note in finding.notes:
        print("    note:", note.splitlines()[0] if note else "")
    if finding.verdict == "left":
        print("    left:", finding.reason)
    for edit in finding.edits:
        print("    edit {}:{} {!r}".format(edit["file_name"], edit["line_start"], edit["suggested_replacement"]))


def read_lines(path):
    return [json.loads(line) for line in path.read_text().splitlines() if line.strip()]


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("buffix", type=lambda it: Path(it).resolve())
    parser.add_argument("checkouts", type=Path, nargs="?")
    parser.add_argument("sites", type=Path, nargs="?")
    parser.add_argument("--negatives", type=Path)
    parser.add_argument("--list", type=Path, metavar="CHECKOUT")
    given = parser.parse_args()
    if not given.list and not (given.checkouts and given.sites):
        parser.error("give CHECKOUTS and SITES, or --list CHECKOUT")
    return given


def main():
    given = arguments()
    if given.list:
        findings, code, err, took = findings_of(given.buffix, given.list)
        for finding in findings:
            show(finding)
        print(f"{len(findings)} findings, exit {code}, {took:.2f} s", err, sep="\n", file=sys.stderr)
        return
    runs = Runs(given.buffix, given.checkouts)
    table(runs, read_lines(given.sites))
    if given.negatives:
        print()
        negatives_table(runs, read_lines(given.negatives))
    print()
    for checkout, done in sorted(runs.done.items()):
        verdicts = Counter(it.verdict for it in done["findings"])
        print(f"{checkout.name}: exit {done['code']}, {done['took']:.2f} s, {dict(verdicts)}")
        print("".join(f"    {it}" for it in done["err"].splitlines(True)[:8]), end="")


if __name__ == "__main__":
    main()
