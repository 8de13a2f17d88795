"""Ports the Swift files of real projects and compiles the copies, project by project.

Usage: compile.py REUSEGEN MODULES SOURCES WORK [--filter TEXT] [--causes FILE]

Prints the share of files that compile, and the causes of the errors of the others, the most frequent first. A file
compiles if the compiler reports no error in it when it checks the whole project.
"""
import argparse
import collections
import json
import os
import re
import subprocess
import sys

parser = argparse.ArgumentParser()
parser.add_argument("reusegen")
parser.add_argument("modules")
parser.add_argument("sources")
parser.add_argument("work")
parser.add_argument("--filter", default="")
parser.add_argument("--causes")
arguments = parser.parse_args()

# Repositories of many small apps: two folders make a project. Elsewhere one does.
OF_APPS = {"soapyigu__Swift-30-Projects", "kharrison__CodeExamples"}
# Files for which there can be no counterpart: other platforms and other frameworks of views, and tests in a simulator.
OTHER = re.compile(r"^\s*(?:@testable )?import (?:SwiftUI|AppKit|Cocoa|WatchKit|WidgetKit|TVUIKit|PlaygroundSupport)\b", re.M)
# The names of Apple's frameworks. Any other name that isn't found is of another module, or of a file that isn't here.
APPLE = re.compile(r"^(?:UI|NS|CA|CG|CI|CL|CN|MK|AV|WK|SF|UN|PH|SK|MF|LA|AS|XC|OS|objc_|os_|kUT|k[A-Z]{2})")
MISSING = re.compile(r"cannot find (?:type |operator )?'([^']*)' in scope")
LISTS = re.compile(r"UITableView|UICollectionView|UICollectionReusableView")


def projects():
    found = collections.defaultdict(list)
    for folder, _, names in os.walk(arguments.sources):
        for name in names:
            if not name.endswith(".swift"):
                continue
            path = os.path.join(folder, name)
            parts = os.path.relpath(path, arguments.sources).split(os.sep)
            depth = 3 if parts[0] in OF_APPS else 2
            project = os.sep.join(parts[:min(depth, len(parts) - 1)])
            if arguments.filter in project:
                found[project].append(path)
    return {name: sorted(found[name]) for name in sorted(found)}


def run(command):
    return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")


def port(paths, folder):
    result = subprocess.run(
        [arguments.reusegen, "port", "--quiet", "--edits", "--output", folder, *paths],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, errors="replace")
    if result.returncode != 0:
        sys.exit(f"reusegen port ended with {result.returncode} for {paths[0]}\n{result.stderr}")
    edits = collections.defaultdict(list)
    for line in result.stdout.splitlines():
        edit = json.loads(line)
        edits[edit["file"]].append(edit)
    return edits


def check_edits(path, copy, edits):
    """The copy is the original with the listed edits and nothing else."""
    original = open(path, "rb").read()
    result, offset = b"", 0
    for edit in edits:
        result += original[offset:edit["offset"]] + edit["replacement"].encode()
        offset = edit["offset"] + edit["length"]
    if result + original[offset:] != open(copy, "rb").read():
        sys.exit(f"{path}: the copy differs from the original by more than the listed edits")


def cause(message):
    message = re.sub(r"; did you mean.*", "", message)
    return re.sub(r"\bat line \d+", "", message).strip()


def main():
    totals = collections.Counter()
    causes = collections.defaultdict(set)
    repositories = collections.defaultdict(set)
    whole = []
    edit_count = 0
    for name, paths in projects().items():
        # Two files of one name can't be in one module.
        chosen = {}
        for path in paths:
            text = open(path, errors="replace").read()
            if OTHER.search(text) or "UITests" in path or ".playground" in path or path.endswith("Package.swift"):
                totals["other"] += 1
            else:
                chosen.setdefault(os.path.basename(path), path)
        paths = [path for base, path in sorted(chosen.items()) if base != "main.swift"]
        if not paths:
            continue
        folder = os.path.join(arguments.work, re.sub(r"\W", "_", name))
        subprocess.run(["rm", "-rf", folder])
        edits = port(paths, folder)
        copies = {path: os.path.join(folder, os.path.basename(path)[:-6] + ".ported.swift") for path in paths}
        for path, copy in copies.items():
            check_edits(path, copy, edits[path])
            edit_count += len(edits[path])
        if any(port(copies.values(), folder + ".again").values()):
            sys.exit(f"{name}: porting the copies again changes them")
        log = run(["swiftc", "-typecheck", "-swift-version", "5", "-module-name", "Ported", "-wmo", "-D", "DEBUG",
                   "-suppress-warnings", "-diagnostic-style=llvm", "-I", arguments.modules, *copies.values()]).stdout
        broken, incomplete = set(), set()
        for match in re.finditer(r"^(/[^\n]*?\.swift):(\d+):\d+: error: (.*)$", log, re.M):
            path, line, message = match.groups()
            broken.add(path)
            missing = MISSING.match(message)
            if missing and not APPLE.match(missing.group(1)):
                incomplete.add(path)
            causes[cause(message)].add((path, line))
            repositories[cause(message)].add(name.split(os.sep)[0])
        if "error:" in log and not broken:
            print(name, log[:2000])
        for path in paths:
            group = "lists" if LISTS.search(open(path, errors="replace").read()) else "rest"
            totals[group] += 1
            totals[group + " compile"] += path not in broken
            totals[group + " incomplete"] += path in incomplete
        if not broken:
            whole.append(name)
        print(f"{len(paths) - len(broken & set(paths)):4} of {len(paths):4}  {name}", flush=True)
    print(f"\n{edit_count} edits; each copy is the original with them; porting again changes nothing")
    print(f"{totals['other']} files of other platforms and frameworks of views weren't ported")
    for group, title in (("lists", "files with tables, collections or cells"), ("rest", "other files")):
        print(f"{totals[group + ' compile']} of {totals[group]} {title} compile; {totals[group + ' incomplete']} of the "
              "others use names of other modules, or of files that aren't here")
    print(f"{len(whole)} projects compile as a whole: {', '.join(whole)}")
    if arguments.causes:
        with open(arguments.causes, "w") as file:
            ranked = sorted(causes, key=lambda key: (-len({path for path, _ in causes[key]}), key))
            for key in ranked:
                files = sorted({path for path, _ in causes[key]})
                path, line = sorted(causes[key])[0]
                where = os.path.relpath(path, arguments.sources)
                file.write(f"{len(files)} files, {len(repositories[key])} repositories: {key}  [{where}:{line}]\n")


main()
