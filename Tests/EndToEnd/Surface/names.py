"""Prints the port's table of the names that code on Linux can use, from the symbol graphs of the modules.

    names.py GRAPH... > Sources/Tool/ReuseGenPorting/Packages/NamesHere.generated.swift
"""
import json
import os
import re
import sys

# The modules whose types every source sees that imports UIKit.
VISIBLE = {
    "Swift", "_Concurrency", "_StringProcessing", "Dispatch", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "UIKit", "HeadlessUIKit",
    "HeadlessUIFoundation", "HeadlessCoreGraphics", "HeadlessFoundation", "HeadlessPortedCode",
}

names = set()
types = {}
for path in sys.argv[1:]:
    module = os.path.basename(path).split(".")[0]
    with open(path) as file:
        for symbol in json.load(file)["symbols"]:
            found = [symbol["pathComponents"][-1].split("(")[0]]
            # The labels of a tuple, such as those of `divided(atDistance:from:)`.
            text = "".join(part["spelling"] for part in symbol.get("declarationFragments", []))
            found += re.findall(r"[(,] *([a-z]\w+): ", re.split(r"-> *|: *(?=\()", text, maxsplit=1)[-1]
                                if re.search(r"-> *\(|^[^(]*: *\(", text) else "")
            # An extension names the parameters of the type: `extension ReuseIdentifier where View == PersonCell`.
            if symbol["kind"]["identifier"] in ("swift.class", "swift.enum", "swift.struct"):
                found += [parameter["name"] for parameter in symbol.get("swiftGenerics", {}).get("parameters", [])]
            names.update(name for name in found if re.fullmatch(r"[a-z]|[A-Za-z_][A-Za-z_0-9]+", name))
            if len(symbol["pathComponents"]) == 1 and "@" not in module and found[0][:1].isupper():
                types.setdefault(module, set()).add(found[0])
seen = set().union(*(types.get(module, set()) for module in VISIBLE))


def wrapped(words, end=""):
    """Lines of words, each line with an end."""
    lines = []
    for word in words:
        if lines and len(lines[-1]) + 1 + len(word) + len(end) <= 120:
            lines[-1] += " " + word
        else:
            lines.append("    " + word)
    return (end + "\n").join(lines)

print("// Generated from the modules' declarations by Tests/EndToEnd/Surface/names. Don't edit it.\n")
print("/// The names that code on Linux can use without declaring them.")
print('enum NamesHere {\n  /// The names, with white space between them.\n  static let table = """')
print(wrapped(sorted(names)))
print('    """\n\n  /// The types and functions that a source sees only if it imports their module: one module in each line.')
print('  static let typesOfModules = """')
for module in sorted(types.keys() - VISIBLE):
    if types[module] - seen:
        print(wrapped([module + ":"] + sorted(types[module] - seen), " \\"))
print('    """\n}')
