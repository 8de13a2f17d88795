"""Ports Swift files of real projects, and files that are changed at random, and parses the copies.

Usage: parse.py REUSEGEN SOURCES WORK [--changes COUNT] [--seed SEED] [--keep FOLDER]

A copy parses if its original does, has the original's lines, and is the same when it is ported again. Prints each copy
that isn't, and fails if there is one.
"""
import argparse
import concurrent.futures
import os
import random
import re
import shutil
import subprocess
import sys

parser = argparse.ArgumentParser()
parser.add_argument("reusegen")
parser.add_argument("sources")
parser.add_argument("work")
parser.add_argument("--changes", type=int, default=500, help="the number of changed sources")
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("--keep", help="a folder for the originals whose copies are wrong")
arguments = parser.parse_args()

# The files that one process of the compiler parses.
BATCH = 200
TOKEN = re.compile(r'"(?:\\.|[^"\\\n])*"|[#@]?[A-Za-z_][A-Za-z_0-9]*|`[^`\n]*`|\d[\d_.]*|[-+=<>!&|^~?*/%.]+|[^\s\w]')
WORDS = ["self", "Type", "`class`", "`my name`", "é", "_", "A", "AnyObject", "Any", "nil", "init", "super", "UIView"]
# Whole members and statements, which parse where a line begins.
MEMBERS = [
    "@objc func added(_ a: Int,\n  b: [String:\n    Int]) {\n}", "@IBAction func tap(_ sender: Any) {}", "@objc dynamic var kept = 1",
    "@IBOutlet var outlet: UILabel! {\n  didSet {}\n}", "override func layoutSubviews() { super.layoutSubviews() }",
    "class `Type`: UIView { @IBAction func `class`() {} }", "extension UIView { @objc func shared() {} }",
    "extension UITableViewCell { override func prepareForReuse() { super.prepareForReuse() } }",
    "@objc protocol Chosen { @objc optional func chosen(_ a: Int) -> Bool; @objc optional var isChosen: Bool { get } }",
    "@available(iOS 17, *)\n#Preview(\"A\") {\n  A()\n} timeline: {\n  B()\n}", "#Preview { A() }; let after = 1",
    "let selected = #selector(\n  A.b(_:)\n)", "let path = #keyPath(A\n  .b)", "#if os(iOS)\nlet os = 1\n#elseif os(macOS) ||\n  DEBUG\n#endif",
    "#sourceLocation(file: \"Other.swift\", line: 3)", "#sourceLocation()", "import Charts; import class UIKit.UIView",
    "let color = #colorLiteral(red: 1, green: 1,\n  blue: 1, alpha: 1)", "class Cell: UITableViewCell { init() {} }",
    "lazy var made = { [unowned self] in self }()", "_ = delegate?.chosen?(1) ?? false", "_ = (sender as AnyObject).tag",
    "func make<T: UIView>(_ type: T.Type) -> T { type.init(frame: .zero) }", "/* a /* nested */ comment */", "// a comment",
    "/// A comment with } and \"", "let raw = #\"\\(a)\"#", "let text = \"\"\"\n  \\(\"}\")\n  \"\"\"", "let regex = /[{]/",
    "@MainActor @objc(name:) public final func named(_ a: Any) {}", "func f() { class Local: UIView { @objc func g() {} } }",
    "required init?(coder: NSCoder) { fatalError() }", "typealias Made = () -> Void;", "var a, b: UILabel!, c = 1",
]


def changed(text, others, random):
    """A text with a few changes, most of which parse."""
    for _ in range(random.randint(1, 4)):
        tokens = list(TOKEN.finditer(text))
        if not tokens:
            return text
        token = random.choice(tokens)
        lines = text.split("\n")
        line = random.randrange(len(lines))
        kind = random.randrange(11)
        if kind == 0:
            text = text[:token.start()] + text[token.end():]
        elif kind == 1:
            text = text[:token.start()] + random.choice(["\n", " ", "/* a */", "/* a\n b */", " // a\n", "\n#if DEBUG\n#endif\n"]) + text[token.start():]
        elif kind == 2:
            text = text[:token.start()] + random.choice(WORDS) + text[token.end():]
        elif kind == 3:
            other = random.choice(others)
            text = text[:token.start()] + random.choice(TOKEN.findall(other) or [""]) + text[token.end():]
        elif kind == 4:
            del lines[line]
            text = "\n".join(lines)
        elif kind == 5:
            lines.insert(line, random.choice(lines))
            text = "\n".join(lines)
        elif kind == 6:
            text = "\n".join(lines[:line]) + random.choice(["; ", " "]) + "\n".join(lines[line:])
        elif kind == 7:
            text = random.choice([lambda: text.replace("\n", "\r\n"), lambda: "\ufeff" + text, lambda: "#!/usr/bin/swift\n" + text,
                                  lambda: text.rstrip("\n"), lambda: text.replace("  ", "\t")])()
        else:
            # After an open brace or at the start of a line.
            lines.insert(line, random.choice(MEMBERS))
            text = "\n".join(lines)
    return text


def write_originals(folder):
    """The real sources and the changed ones, as files of one folder."""
    paths = sorted(os.path.join(parent, name) for parent, _, names in os.walk(arguments.sources) for name in names
                   if name.endswith(".swift"))
    texts = [open(path, "rb").read() for path in paths]
    decoded = [text.decode(errors="replace") for text in texts]
    source = random.Random(arguments.seed)
    texts += [changed(source.choice(decoded), decoded, source).encode() for _ in range(arguments.changes)]
    for number, text in enumerate(texts):
        os.makedirs(f"{folder}/{number}")
        with open(f"{folder}/{number}/{number}.swift", "wb") as file:
            file.write(text)
    return len(texts)


def port(path, output):
    result = subprocess.run([arguments.reusegen, "port", "--quiet", "--output", output, path], capture_output=True)
    return None if result.returncode == 0 else f"reusegen port ended with {result.returncode}: {result.stderr[-300:]!r}"


def parses(path):
    return subprocess.run(["swiftc", "-frontend", "-parse", path], capture_output=True).returncode == 0


def is_script(path):
    with open(path, "rb") as file:
        return file.read(5).removeprefix(b"\xef\xbb\xbf").startswith(b"#!")


def broken(paths):
    """Those of the files that don't parse."""
    def batch(some):
        if not some:
            return []
        result = subprocess.run(["swiftc", "-frontend", "-parse", *some], capture_output=True)
        if result.returncode == 0:
            return []
        # A path in the output is that of a `#sourceLocation`, if the file has one.
        named = set(re.findall(r"^(\S+\.swift):\d+:\d+: error: ", result.stderr.decode(errors="replace"), re.MULTILINE))
        if named and named <= set(some):
            return list(named) + batch([path for path in some if path not in named])
        if len(some) == 1:
            return some
        return batch(some[:len(some) // 2]) + batch(some[len(some) // 2:])
    # Only the main file, which is the first one, may begin as a script does.
    scripts = {path for path in paths if is_script(path)}
    others = [path for path in paths if path not in scripts]
    batches = [[path] for path in scripts] + [others[start:start + BATCH] for start in range(0, len(others), BATCH)]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        found = pool.map(batch, batches)
        return {path for some in found for path in some}


def line_count(text):
    return text.count(b"\n")


def fault(number):
    """Ports a source twice: what is wrong with the copy; None if nothing is."""
    folder = f"{arguments.work}/{number}"
    failure = port(f"{folder}/{number}.swift", f"{folder}/once") or port(
        f"{folder}/once/{number}.ported.swift", f"{folder}/again")
    if failure:
        return failure
    original = open(f"{folder}/{number}.swift", "rb").read()
    copy = open(f"{folder}/once/{number}.ported.swift", "rb").read()
    if copy != open(f"{folder}/again/{number}.ported.ported.swift", "rb").read():
        return "the copy is another one when it is ported again"
    added = line_count(copy) - line_count(original)
    header = re.match(rb"(?:\xef\xbb\xbf)?(?:#!.*\n)?((?:import \w+\n)*#sourceLocation\(.*\n)?", copy)
    # An import that is added to a source with a location of its own is above it.
    if added != line_count(header.group(1) or b"") and b"#sourceLocation" not in original:
        return f"the copy has {added} lines more than the original"
    return None


def main():
    count = write_originals(arguments.work)
    originals = [f"{arguments.work}/{number}/{number}.swift" for number in range(count)]
    unparsed = broken(originals)
    numbers = [number for number, path in enumerate(originals) if path not in unparsed]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        faults = dict(zip(range(count), pool.map(fault, range(count))))
    copies = {f"{arguments.work}/{number}/once/{number}.ported.swift": number for number in numbers
              if os.path.exists(f"{arguments.work}/{number}/once/{number}.ported.swift")}
    for path in broken(list(copies)):
        faults[copies[path]] = "the copy doesn't parse, but its original does"
    wrong = {number: text for number, text in faults.items() if text and (number in numbers or "ended with" in text)}
    for number, text in sorted(wrong.items()):
        print(f"{originals[number]}: {text}")
        if arguments.keep:
            os.makedirs(arguments.keep, exist_ok=True)
            shutil.copy(originals[number], arguments.keep)
    print(f"{count} sources, of which {arguments.changes} are changed (seed {arguments.seed}); {len(numbers)} parse, and "
          f"{len(wrong)} of the copies are wrong")
    sys.exit(1 if wrong else 0)


main()
