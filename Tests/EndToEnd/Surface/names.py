"""Prints the port's table of the names that code on Linux can use, from the symbol graphs of the modules.

    names.py GRAPH... > Sources/Tool/SourcePorting/Packages/NamesHere.generated.swift
"""
import json
import re
import sys

names = set()
for path in sys.argv[1:]:
    with open(path) as file:
        for symbol in json.load(file)["symbols"]:
            found = [symbol["pathComponents"][-1].split("(")[0]]
            # An extension names the parameters of the type: `extension ReuseIdentifier where View == PersonCell`.
            if symbol["kind"]["identifier"] in ("swift.class", "swift.enum", "swift.struct"):
                found += [parameter["name"] for parameter in symbol.get("swiftGenerics", {}).get("parameters", [])]
            names.update(name for name in found if re.fullmatch(r"[a-z]|[A-Za-z_][A-Za-z_0-9]+", name))

lines = []
for name in sorted(names):
    if lines and len(lines[-1]) + 1 + len(name) <= 120:
        lines[-1] += " " + name
    else:
        lines.append("    " + name)
print("// Generated from the modules' declarations by Tests/EndToEnd/Surface/names. Don't edit it.\n")
print("/// The names that code on Linux can use without declaring them.")
print('enum NamesHere {\n  /// The names, with white space between them.\n  static let table = """')
print("\n".join(lines))
print('    """\n}')
