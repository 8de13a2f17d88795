"""Migrates the call sites of real apps, and type-checks their ported sources before and after.

Usage: migrate.py REUSEGEN MODULES SHARED WORK [--filter TEXT] [--diffs FILE]

An app is a folder of a repository with a storyboard or a nib. Its sources lack the files of other people, so they have
errors before; the migration may add none.
"""
import argparse
import collections
import os
import re
import shutil
import subprocess
import sys

parser = argparse.ArgumentParser()
parser.add_argument("reusegen")
parser.add_argument("modules")
parser.add_argument("shared")
parser.add_argument("work")
parser.add_argument("--filter", default="")
parser.add_argument("--diffs")
arguments = parser.parse_args()

# Repositories of many small apps have a folder for each; the others are one.
DEPTH = {"kharrison__CodeExamples": 3, "soapyigu__Swift-30-Projects": 2, "firebase__quickstart-ios": 2,
         "shu223__iOS-10-Sampler": 2}
OTHER_PATH = re.compile(r"UITests|\.playground|\.docc/|/Fixtures/|tvOS|macOS|watchOS|WatchKit|/Mac/|Package\.swift$")
OTHER = re.compile(r"^\s*(?:@testable )?import (?:SwiftUI|AppKit|Cocoa|WatchKit|WidgetKit|TVUIKit|PlaygroundSupport)\b", re.M)


def run(command, folder=None):
    return subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, errors="replace")


def apps():
    """The folders of the apps, relative to the folder of all documents."""
    found = set()
    documents = os.path.join(arguments.shared, "documents")
    for folder, _, names in os.walk(documents):
        for name in names:
            if name.endswith((".storyboard", ".xib")):
                parts = os.path.relpath(os.path.join(folder, name), documents).split(os.sep)
                found.add(os.sep.join(parts[:min(DEPTH.get(parts[0], 1), len(parts) - 1)]))
    return sorted(app for app in found if arguments.filter in app)


def copy(app, folder):
    for kind in ("documents", "sources", "projects"):
        origin = os.path.join(arguments.shared, kind, app)
        if os.path.isdir(origin):
            shutil.copytree(origin, folder, dirs_exist_ok=True)
    subprocess.run(["chmod", "-R", "u+w", folder], check=True)


def sources(folder):
    """The Swift files that can be in one module: two of one name can't."""
    chosen = {}
    for parent, _, names in os.walk(folder):
        for name in sorted(names):
            path = os.path.join(parent, name)
            if not name.endswith(".swift") or OTHER_PATH.search(path) or name == "main.swift":
                continue
            if name == "Reuse.generated.swift" and parent != folder:
                continue
            if not OTHER.search(open(path, errors="replace").read()):
                chosen.setdefault(name, path)
    return [chosen[name] for name in sorted(chosen)]


def errors(folder, ported):
    """What the compiler reports of the ported sources, without the lines."""
    paths = sources(folder)
    shutil.rmtree(ported, ignore_errors=True)
    result = run([arguments.reusegen, "port", "--quiet", "--output", ported, *paths])
    if result.returncode != 0:
        sys.exit(f"reusegen port ended with {result.returncode} for {folder}\n{result.stderr}")
    copies = [os.path.join(ported, os.path.basename(path)[:-6] + ".ported.swift") for path in paths]
    log = run(["swiftc", "-typecheck", "-swift-version", "5", "-module-name", "Ported", "-wmo", "-D", "DEBUG",
               "-suppress-warnings", "-diagnostic-style=llvm", "-I", arguments.modules, *copies]).stderr
    if "no such module 'UIKit'" in log:
        sys.exit(f"there is no module UIKit in {arguments.modules}")
    places = set(re.findall(r"^/[^\n]*?/([^/\n]*\.swift):(\d+):(\d+): error: (.*)$", log, re.M))
    if "error:" in log and not places:
        sys.exit(log[:2000])
    # `nil` for a parameter of a type that isn't here follows from what is missing.
    missing = {(file, line) for file, line, _, message in places if message.startswith("cannot find ")}
    return collections.Counter((file, message) for file, line, _, message in places
                               if message != "'nil' requires a contextual type" or (file, line) not in missing)


def migrated(folder, *options):
    result = run([arguments.reusegen, "migrate", "reuse.json", *options], folder)
    if result.returncode != 0:
        sys.exit(f"reusegen migrate ended with {result.returncode} in {folder}\n{result.stderr}")
    count = int(re.search(r"^(?:would rewrite|rewrote) (\d+)", result.stderr, re.M).group(1))
    left = re.findall(r"the call site stays: (.*) \[migrate\]", result.stderr)
    return result, count, left


def main():
    failed = False
    totals = collections.defaultdict(lambda: [0, 0, 0, 0, 0])
    reasons = collections.Counter()
    diffs = open(arguments.diffs, "w") if arguments.diffs else None
    for app in apps():
        folder = os.path.join(arguments.work, "app")
        shutil.rmtree(folder, ignore_errors=True)
        copy(app, folder)
        if run([arguments.reusegen, "init", "--quiet", "--output", "reuse.json", "."], folder).returncode != 0:
            print(f"{app}: init finds nothing to list")
            continue
        generated = run([arguments.reusegen, "generate", "--quiet", "reuse.json"], folder)
        if generated.returncode != 0:
            print(f"{app}: the documents have errors\n{generated.stderr}")
            continue
        if not any(name.endswith((".swift", ".m", ".mm", ".h")) for _, _, names in os.walk(folder) for name in names
                   if name != "Reuse.generated.swift"):
            print(f"{app}: there are only documents")
            continue
        dry, count, left = migrated(folder, "--dry-run")
        if diffs:
            diffs.write(f"# {app}\n{dry.stdout}")
        reasons.update(re.sub(r'"[^"]*"', '"…"', reason) for reason in left)
        total = totals[app.split(os.sep)[0]]
        total[0] += 1
        total[1] += count
        total[2] += len(left)
        if count == 0:
            continue
        before = errors(folder, os.path.join(arguments.work, "before"))
        migrated(folder, "--force")
        again, count, _ = migrated(folder, "--dry-run")
        if count or again.stdout:
            failed = True
            print(f"FAILED: {app}: migrating again changes\n{again.stdout}")
        after = errors(folder, os.path.join(arguments.work, "after"))
        total[3] += sum(before.values())
        total[4] += sum(after.values())
        for (file, message), number in sorted((after - before).items()):
            failed = True
            print(f"FAILED: {app}: {file}: {number} more: {message}")
    print("\n| repository | apps | call sites | rewritten | left | errors before | errors after |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for name, (number, rewritten, left, before, after) in totals.items():
        if rewritten or left:
            print(f"| {name} | {number} | {rewritten + left} | {rewritten} | {left} | {before} | {after} |")
    print()
    for reason, number in reasons.most_common():
        print(f"{number:4}  {reason}")
    sys.exit(1 if failed else 0)


main()
