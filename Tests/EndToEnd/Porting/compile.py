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

import verdict

parser = argparse.ArgumentParser()
parser.add_argument("reusegen")
parser.add_argument("modules")
parser.add_argument("sources")
parser.add_argument("work")
parser.add_argument("--filter", default="")
parser.add_argument("--causes")
parser.add_argument("--judge", action="store_true", help="judge what the compiler reported in the last run")
arguments = parser.parse_args()

# The number of folders that make a project: repositories of many small apps have one each, libraries belong to their
# examples and tests. Elsewhere it is two.
DEPTH = {"kharrison__CodeExamples": 3, "AliSoftware__Reusable": 1, "SwiftKickMobile__SwiftMessages": 1,
         "Ranchero-Software__NetNewsWire": 1, "jonkykong__SideMenu": 1, "xmartlabs__Eureka": 1,
         "xmartlabs__XLPagerTabStrip": 1}
# Files for which there can be no counterpart: other platforms and other frameworks of views, and tests in a simulator.
OTHER_PATH = re.compile(r"UITests|\.playground|\.docc/|/Fixtures/|tvOS|macOS|watchOS|WatchKit|Watch App|/Mac/|Package\.swift$")
OTHER = re.compile(r"^\s*(?:@testable )?import (?:SwiftUI|AppKit|Cocoa|WatchKit|WidgetKit|TVUIKit|PlaygroundSupport)\b", re.M)
LISTS = re.compile(r"UITableView|UICollectionView|UICollectionReusableView")


with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "app-members.txt")) as file:
    # Members that apps add to UIKit's types, in files that aren't here.
    APP_MEMBERS = {line.split("#")[0].strip() for line in file} - {""}


def projects():
    found = collections.defaultdict(list)
    for folder, _, names in os.walk(arguments.sources):
        for name in names:
            if not name.endswith(".swift"):
                continue
            path = os.path.join(folder, name)
            parts = os.path.relpath(path, arguments.sources).split(os.sep)
            depth = DEPTH.get(parts[0], 2)
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


def compile(name, paths, folder):
    """Ports a project twice, and type-checks the copies: what the compiler reports, and the number of edits."""
    subprocess.run(["rm", "-rf", folder])
    edits = port(paths, folder)
    copies = {path: os.path.join(folder, os.path.basename(path)[:-6] + ".ported.swift") for path in paths}
    for path, copy in copies.items():
        check_edits(path, copy, edits[path])
    if any(port(copies.values(), folder + ".again").values()):
        sys.exit(f"{name}: porting the copies again changes them")
    log = run(["swiftc", "-typecheck", "-swift-version", "5", "-module-name", "Ported", "-wmo", "-D", "DEBUG",
               "-suppress-warnings", "-diagnostic-style=llvm", "-I", arguments.modules, *copies.values()]).stdout
    return log, sum(len(edits[path]) for path in paths)


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
            if OTHER.search(text) or OTHER_PATH.search(path):
                totals["other"] += 1
            elif os.path.basename(path) in chosen:
                totals["twins"] += 1
            else:
                chosen[os.path.basename(path)] = path
        paths = [path for base, path in sorted(chosen.items()) if base != "main.swift"]
        if not paths:
            continue
        folder = os.path.join(arguments.work, re.sub(r"\W", "_", name))
        if arguments.judge:
            log = open(folder + ".log").read()
        else:
            log, count = compile(name, paths, folder)
            edit_count += count
            open(folder + ".log", "w").write(log)
        if "no such module 'UIKit'" in log:
            sys.exit(f"there is no module UIKit in {arguments.modules}")
        errors = sorted({(match.group(1), int(match.group(2)), match.group(3)) for match in re.finditer(
            r"^(/[^\n]*?\.swift):(\d+):\d+: error: (.*)$", log, re.M)})
        project = verdict.Project({path: open(path, errors="replace").read() for path in paths}, APP_MEMBERS)
        broken = {path: set() for path, _, _ in errors}
        for (path, line, message), kind in project.judge(errors):
            broken[path].add(kind)
            causes[kind, cause(message)].add((path, line))
            repositories[kind, cause(message)].add(name.split(os.sep)[0])
        if "error:" in log and not broken:
            print(name, log[:2000])
        for path in paths:
            group = "lists" if LISTS.search(open(path, errors="replace").read()) else "rest"
            kinds = broken.get(path, {"compile"})
            kind = next(kind for kind in ("ours", "framework", "foreign", "compile") if kind in kinds)
            totals[group, kind] += 1
        if not broken:
            whole.append(name)
        print(f"{len(paths) - len(set(broken) & set(paths)):4} of {len(paths):4}  {name}", flush=True)
    print(f"\n{edit_count} edits; each copy is the original with them; porting again changes nothing")
    print(f"{totals['other']} files of other platforms and frameworks of views weren't ported, nor {totals['twins']} whose "
          "name another file of the project has")
    for group, title in (("lists", "files with tables, collections or cells"), ("rest", "other files")):
        built, ours, framework, foreign = (
            totals[group, kind] for kind in ("compile", "ours", "framework", "foreign"))
        print(f"{built} of {built + ours + framework + foreign} {title} compile; {foreign} use names of other modules or "
              f"of files that aren't here, {framework} use other frameworks of Apple's, {ours} have errors of this "
              f"project's: of the files that depend on it, {100 * built / max(1, built + ours):.1f} % compile")
    print(f"{len(whole)} projects compile as a whole: {', '.join(whole)}")
    if arguments.causes:
        with open(arguments.causes, "w") as file:
            ranked = sorted(causes, key=lambda key: (key[0] != "ours", key[0], -len({path for path, _ in causes[key]}), key))
            for key in ranked:
                files = sorted({path for path, _ in causes[key]})
                path, line = sorted(causes[key])[0]
                where = os.path.relpath(path, arguments.sources)
                file.write(f"{key[0]}: {len(files)} files, {len(repositories[key])} repositories: {key[1]}  [{where}:{line}]\n")


main()
