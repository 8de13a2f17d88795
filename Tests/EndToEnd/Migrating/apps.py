"""Takes whole apps over and measures what is left, with patterns of its own rather than those of the tool.

Usage: apps.py REUSEGEN FOLDER WORK [--filter TEXT] [--diffs FOLDER] [--modules FOLDER]

A call site is a line that a pattern of `SITES` matches, outside of comments and of what other tools generate.
"""
import argparse
import collections
import difflib
import os
import re
import shutil
import subprocess
import sys

SITES = [re.compile(pattern) for pattern in (
    r"\bdequeueReusable\w+\s*\(",
    r"\.register\s*\((?:.*(?:\.self|[nN]ib|forCell|forSupplementary|forHeaderFooter)|$)",
    r"\bR\.(?:nib|reuseIdentifier|storyboard|segue)\.\w+",
    r"\bStoryboard(?:Scene|Segue)\.\w+",
    r"\binstantiate(?:Initial)?ViewController\b",
    r"\bloadNibNamed\s*\(",
    r"\bUINib\s*\(",
    r"\bperformSegue\s*\(",
    r"\bsegue\.identifier\b",
    r"\brx\.items\s*\(cellIdentifier:",
)]
# What remains of R.swift's and SwiftGen's resources for cells, nibs, scenes and segues.
OLD = re.compile(r"\bR\.(?:nib|reuseIdentifier|storyboard|segue)\b|\bStoryboard(?:Scene|Segue)\.[A-Z]\w*")
GENERATED = re.compile(r"generated (?:by|using) (?:R\.swift|SwiftGen|swiftgen)|This is a generated file", re.I)
SKIPPED = re.compile(r"(?:^|/)(?:Pods|Carthage|\.build|DerivedData)/")
# The sources of tests, wherever they are.
TESTS = re.compile(r"^\s*(?:@testable\s+import|import\s+(?:XCTest|Testing|Quick|Nimble|RxBlocking))\b", re.M)
COMMENT = re.compile(r"^\s*(?://|\*|/\*)")

parser = argparse.ArgumentParser()
parser.add_argument("reusegen")
parser.add_argument("folder")
parser.add_argument("work")
parser.add_argument("--filter", default="")
parser.add_argument("--diffs")
parser.add_argument("--modules")
arguments = parser.parse_args()


def run(command, folder=None):
    return subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, errors="replace")


def copy(app, folder):
    """The app without the code of others and without its tests."""
    def ignored(parent, names):
        inside = os.path.relpath(parent, os.path.join(arguments.folder, app))
        return [name for name in names if SKIPPED.search(f"{inside}/{name}/") or name == ".git"]
    shutil.copytree(os.path.join(arguments.folder, app), folder, ignore=ignored, symlinks=True)
    for parent, _, names in os.walk(folder):
        for name in names:
            path = os.path.join(parent, name)
            if name.endswith(".swift") and os.path.isfile(path):
                with open(path, errors="replace") as file:
                    if TESTS.search(file.read()):
                        os.remove(path)


def read(folder):
    """The lines of the Swift sources, by path."""
    found = {}
    for parent, _, names in os.walk(folder):
        for name in names:
            path = os.path.join(parent, name)
            if name.endswith(".swift") and os.path.isfile(path) and name != "Reuse.generated.swift":
                with open(path, errors="replace") as file:
                    found[os.path.relpath(path, folder)] = file.read().splitlines()
    return found


def is_generated(lines):
    return GENERATED.search("\n".join(lines[:12])) is not None


def is_site(line):
    return not COMMENT.match(line) and any(pattern.search(line) for pattern in SITES)


def without_comments(lines):
    """The lines with those inside of /* and */ emptied."""
    kept, is_inside = [], False
    for line in lines:
        starts = not is_inside and re.match(r"^\s*/\*", line)
        is_inside = (is_inside or bool(starts)) and "*/" not in line
        kept.append("" if starts or is_inside or line.strip() == "*/" else line)
    return kept


def changed_lines(before, after):
    """The numbers of the lines that were replaced or removed."""
    matcher = difflib.SequenceMatcher(None, before, after, autojunk=False)
    return {number for tag, start, end, _, _ in matcher.get_opcodes() if tag != "equal" for number in range(start, end)}


# MARK: Wrong calls

DECLARATION = re.compile(r"\bfunc\s+(\w+)")
TYPE = re.compile(r"\b(?:class|struct|enum|extension|protocol|actor)\s+([\w.]+)")


def recursive_calls(path, lines, added):
    """The added calls within the declaration that they name: `static func instantiate() { X.instantiate() }`."""
    found, stack, depth = [], [], 0
    for number, line in enumerate(lines):
        type_name = TYPE.search(line)
        function = DECLARATION.search(line)
        if number in added:
            types = [name for kind, name, _ in stack if kind == "type"]
            functions = [name for kind, name, _ in stack if kind == "func"] + ([function.group(1)] if function else [])
            for call in re.finditer(r"(?:([\w.]+)\.)?(\w+)\s*\(", line[function.end() if function else 0:]):
                base, name = call.group(1), call.group(2)
                own = base is None or base in ("self", "Self") or (types and base.split(".")[-1] == types[-1].split(".")[-1])
                if name in functions and own:
                    found.append(f"{path}:{number + 1}: {line.strip()}")
        for character in line.split("//")[0]:
            if character == "{":
                depth += 1
                if function:
                    stack.append(("func", function.group(1), depth))
                    function = None
                elif type_name:
                    stack.append(("type", type_name.group(1), depth))
                    type_name = None
            elif character == "}":
                while stack and stack[-1][2] >= depth:
                    stack.pop()
                depth -= 1
    return found


def words(text):
    return re.sub(r"[^a-z0-9]", "", text.lower())


def accessors(folder):
    """The identifiers, nibs and scenes of the generated calls, and the classes that they give."""
    path = os.path.join(folder, "Reuse.generated.swift")
    text = open(path, errors="replace").read() if os.path.exists(path) else ""
    found = {}
    identifiers = {}
    for name, type_name, value in re.findall(
            r"static let `?(\w+)`? = (?:Recycler\.)?(?:ReuseIdentifier|SupplementaryIdentifier)<([^>]*)>\((.*)\)$", text, re.M):
        identifiers[name] = (type_name, re.match(r'"([^"]*)"', value).group(1) if value.startswith('"') else value)
    for method, member in re.findall(r"func ((?:dequeue|register)\w+)\(.*?(?:Cells|Views)\.`?(\w+)`?", text):
        if member in identifiers:
            found[method] = identifiers[member]
    return found


def wrong_identifiers(before, after, known):
    """Calls whose removed text states a literal identifier other than the accessor's."""
    found = []
    matcher = difflib.SequenceMatcher(None, before, after, autojunk=False)
    for tag, start, end, new_start, new_end in matcher.get_opcodes():
        if tag == "equal":
            continue
        # Lines that are replaced one by one are compared one by one.
        if end - start == new_end - new_start:
            pairs = zip(before[start:end], after[new_start:new_end])
        else:
            pairs = [("\n".join(before[start:end]), "\n".join(after[new_start:new_end]))]
        for old, new in pairs:
            found += wrong_identifiers_of(old, new, known)
    return found


def wrong_identifiers_of(old, new, known):
    found = []
    stated = set(map(words, re.findall(r'(?:Identifier|identifier|reuseID)\w*:\s*"([^"]*)"', old)))
    stated |= set(map(words, re.findall(r"R\.(?:reuseIdentifier|nib)\.(\w+)", old)))
    # What a block of several calls registers by its class.
    calls = [line for line in old.splitlines() if re.search(r"register|dequeue", line)]
    stated |= set(map(words, re.findall(r"\b(\w+)\.self\b", "\n".join(calls))))
    for method in set(re.findall(r"\b((?:dequeue|register)\w+)\(", new)) & set(known):
        type_name, identifier = known[method]
        if stated and words(identifier) not in stated and words(type_name.split(".")[-1]) not in stated:
            found.append(f"{method} for {identifier}: {old.strip()[:160]}")
        classes = set(re.findall(r"as[!?]\s*([A-Z][\w.]*)", old))
        if classes and not any(name.split(".")[-1] == type_name.split(".")[-1] for name in classes):
            found.append(f"{method} gives {type_name}: {old.strip()[:160]}")
    return found


# MARK: The generated file beside the app's types

BASES = {
    "tableCell": "UITableViewCell", "header": "UITableViewHeaderFooterView", "item": "UICollectionViewCell",
    "view": "UIView", "controller": "UIViewController",
}


def compile_errors(folder, sources, modules, template=None):
    """The errors of the generated file beside declarations with the names of all top-level types of the app."""
    generated = os.path.join(folder, "Reuse.generated.swift")
    if not os.path.exists(generated):
        return None
    text = open(generated, errors="replace").read()
    classes = {}
    for path, lines in sources.items():
        for line in lines:
            match = re.match(r"^(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|open|internal|final)\s+)*"
                             r"(class|struct|enum|protocol|typealias|actor)\s+(?!(?:func|var|public|open|final)\b)(\w+)(?:<[^>]*>)?\s*(?::\s*([\w.]+))?", line)
            if match:
                classes.setdefault(match.group(2), (match.group(1), match.group(3)))
    needed = set(re.findall(r"\b[A-Z]\w*", text))
    uikit = set(re.findall(r"\bUI\w+", text))

    def base(name, seen=()):
        kind, parent = classes.get(name, ("class", None))
        if parent and parent.startswith("UI"):
            # Modules that don't exist here have this one.
            return "UIViewController" if parent == "UIHostingController" else parent
        if parent in classes and parent not in seen:
            return base(parent, seen + (name,))
        cell = re.search(rf"extension UI(Table|Collection)View \{{[^}}]*?-> {name} ", text, re.S)
        if re.search(rf"extension {name}: Storyboard", text) or re.search(rf"(?:StoryboardScene|Segue)<[^>]*\b{name}\b", text):
            return "UIViewController"
        if re.search(rf"extension UITableView \{{(?:(?!^}}).)*?(?:for indexPath: IndexPath\) -> {name} )", text, re.S | re.M):
            return "UITableViewCell"
        if re.search(rf"func dequeue\w+\(\) -> {name} ", text):
            return "UITableViewHeaderFooterView"
        if cell:
            return "UICollectionViewCell"
        return "UIView"
    stubs = ["import UIKit"]
    for name, (kind, parent) in sorted(classes.items()):
        if name in uikit:
            continue
        if kind == "protocol":
            stubs.append(f"protocol {name} {{}}")
        elif kind == "class" and name in needed:
            stubs.append(f"class {name}: {base(name)} {{}}")
        else:
            stubs.append(f"enum {name} {{}}")
    stub = os.path.join(folder, "Stubs.swift")
    with open(stub, "w") as file:
        file.write("\n".join(stubs) + "\n")
    log = run(["swiftc", "-typecheck", "-swift-version", "5", "-module-name", "App", "-suppress-warnings",
               "-diagnostic-style=llvm", "-I", modules, generated, stub]).stderr
    return re.findall(r"^[^\n]*Reuse\.generated\.swift:\d+:\d+: error: .*$", log, re.M), re.findall(r": error: .*$", log, re.M)


# MARK: Table

ROWS = ["call sites", "rewritten", "left with a reason", "neither", "wrong", "generated files edited",
        "lines of the old tool", "errors of the generated file"]


def measure(app):
    folder = os.path.join(arguments.work, "app")
    shutil.rmtree(folder, ignore_errors=True)
    copy(app, folder)
    before = read(folder)
    for command in (["init", "--quiet", "--output", "reuse.json", "."], ["generate", "--quiet", "reuse.json"]):
        result = run([arguments.reusegen, *command], folder)
        if result.returncode != 0:
            print(f"{app}: {command[0]} ended with {result.returncode}\n{result.stderr[:600]}")
            return None
    result = run([arguments.reusegen, "migrate", "reuse.json", "--force"], folder)
    if result.returncode != 0:
        print(f"{app}: migrate ended with {result.returncode}\n{result.stderr[:600]}")
        return None
    after = read(folder)
    again = run([arguments.reusegen, "migrate", "reuse.json", "--force", "--dry-run"], folder)
    mentioned = collections.defaultdict(set)
    for path, line in re.findall(r"^(\S[^:\n]*):(\d+)(?::\d+)?: \w+:", result.stderr, re.M):
        mentioned[os.path.normpath(path)].add(int(line) - 1)
    known = accessors(folder)
    row = dict.fromkeys(ROWS, 0)
    unmentioned, wrong, left = [], [], []
    for path, lines in before.items():
        changed = changed_lines(lines, after[path]) if lines != after[path] else set()
        if is_generated(lines):
            row["generated files edited"] += len(changed)
            continue
        for number, line in enumerate(without_comments(lines)):
            if not is_site(line):
                continue
            row["call sites"] += 1
            if number in changed:
                row["rewritten"] += 1
            elif any(near in mentioned[path] for near in range(number - 1, number + 3)):
                row["left with a reason"] += 1
            else:
                row["neither"] += 1
                unmentioned.append(f"{path}:{number + 1}: {line.strip()}")
            if number not in changed:
                left.append(f"{path}:{number + 1}: {line.strip()}")
        added = changed_lines(after[path], lines) if lines != after[path] else set()
        wrong += recursive_calls(path, after[path], added)
        if lines != after[path]:
            wrong += [f"{path}: {text}" for text in wrong_identifiers(lines, after[path], known)]
        row["lines of the old tool"] += sum(1 for line in after[path] if not COMMENT.match(line) and OLD.search(line))
    row["wrong"] = len(wrong)
    if arguments.modules:
        errors = compile_errors(folder, before, arguments.modules)[1]
        row["errors of the generated file"] = len(errors)
    else:
        errors = []
        row["errors of the generated file"] = "-"
    if arguments.diffs:
        os.makedirs(arguments.diffs, exist_ok=True)
        with open(os.path.join(arguments.diffs, f"{app}.diff"), "w") as file:
            for path, lines in before.items():
                difference = difflib.unified_diff(lines, after[path], path, path, lineterm="", n=1)
                file.writelines(line + "\n" for line in difference)
        with open(os.path.join(arguments.diffs, f"{app}.log"), "w") as file:
            file.write(result.stderr)
            file.writelines(f"stays: {text}\n" for text in left)
            file.writelines(f"neither: {text}\n" for text in unmentioned)
            file.writelines(f"wrong: {text}\n" for text in wrong)
            file.writelines(f"does not compile{text}\n" for text in errors)
    if again.stdout.strip():
        print(f"{app}: migrating again changes something")
    return row


# The share of rewritten call sites that the page states, and of how many.
STATED = re.compile(r"(\d+) % of (\d+) call sites")


def wrong_page(total):
    """What the page states of these apps, if it isn't so; `None` if it is, or if it is about others."""
    page = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../../Documentation/Migrating.md")
    with open(page) as file:
        share, count = map(int, STATED.search(file.read()).groups())
    measured = round(100 * total["rewritten"] / max(total["call sites"], 1))
    if count == total["call sites"] and share != measured:
        return f"Documentation/Migrating.md states {share} %, and {measured} % are rewritten"
    return None


def main():
    total = dict.fromkeys(ROWS, 0)
    apps = sorted(name for name in os.listdir(arguments.folder)
                  if os.path.isdir(os.path.join(arguments.folder, name)) and arguments.filter in name)
    print("| app | " + " | ".join(ROWS) + " |\n|" + " --- |" * (len(ROWS) + 1))
    for app in apps:
        row = measure(app)
        if row is None:
            continue
        print(f"| {app} | " + " | ".join(str(row[name]) for name in ROWS) + " |", flush=True)
        for name in ROWS:
            if row[name] != "-":
                total[name] += row[name]
    print("| together | " + " | ".join(str(total[name]) for name in ROWS) + " |")
    if wrong := wrong_page(total):
        sys.exit(wrong)
    if total["wrong"] or total["generated files edited"]:
        sys.exit("some rewritten calls are wrong, or what another tool generates was edited")


main()
