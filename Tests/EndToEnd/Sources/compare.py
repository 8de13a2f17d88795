#!/usr/bin/env python3
"""Compares the reader of declarations with `swiftc -dump-parse`.

  compare.py PRINTER LIST [INHERITANCE]
        PRINTER: the program built from PrintDeclarations.swift; LIST: a file of paths; INHERITANCE: the program built
        from PrintInheritance.swift

For each file that parses: the classes, the other types, the number of entries of their inheritance clauses, their
properties, and the names of their methods and initializers must be the same. The compiler leaves out branches of
conditional compilation that aren't taken here, so what the reader finds under a condition may be missing there. The
compiler's dump has no names of superclasses: they are compared with the text of the source in the range that the
compiler gives.
"""
import json, re, subprocess, sys, concurrent.futures, collections

KINDS = {"class_decl": "class", "struct_decl": "struct", "enum_decl": "enum", "protocol": "protocol",
         "extension_decl": "extension"}


def base(item):
    name = item["name"]["base_name"]
    return name.get("name") or name.get("special", "")


def method(item):
    return base(item) + "(" + "".join((label or "_") + ":" for label in item["name"].get("args", [])) + ")"


def collect(items, prefix, out):
    for item in items:
        kind = item.get("_kind")
        if kind in KINDS or kind == "protocol_decl":
            kind = KINDS.get(kind, "protocol")
            if kind == "class" and item.get("explicit_distributed_actor") or item.get("actor"):
                kind = "actor"
            if kind == "extension":
                name = re.sub(r"<.*>", "", item.get("extended_type", ""))
            else:
                name = base(item)
            entry = dict(kind=kind, name=name, count=len(item.get("inherits", [])), start=item["range"]["start"],
                         properties=[], methods=[], cases=[])
            out.append(entry)
            members(item.get("members", []), entry, out)


def members(items, entry, out):
    for item in items:
        kind = item.get("_kind")
        if kind == "var_decl":
            entry["properties"].append(base(item))
        elif kind in ("func_decl", "constructor_decl"):
            entry["methods"].append(method(item))
        elif kind == "enum_element_decl":
            entry["cases"].append(base(item))
    collect(items, "", out)


def compiler(path):
    run = subprocess.run(["swiftc", "-frontend", "-dump-parse", "-dump-ast-format", "json",
                          "-enable-bare-slash-regex", "-parse-as-library", path], capture_output=True)
    if run.returncode != 0:
        run = subprocess.run(["swiftc", "-frontend", "-dump-parse", "-dump-ast-format", "json", path],
                             capture_output=True)
    if run.returncode != 0:
        return path, None
    try:
        tree = json.loads(run.stdout)
    except ValueError:
        return path, "unreadable"
    out = []
    collect(tree.get("items", []), "", out)
    return path, out


def main():
    printer, listing = sys.argv[1:3]
    paths = [line.strip() for line in open(listing)]
    mine = {}
    run = subprocess.run([printer, "-"], input="\n".join(paths).encode(), capture_output=True)
    for line in run.stdout.splitlines():
        file = json.loads(line)
        mine[file["path"]] = file
    counts = collections.Counter()
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for path, theirs in pool.map(compiler, paths):
            if theirs is None:
                counts["files that don't parse"] += 1
                continue
            if theirs == "unreadable":
                counts["files whose dump isn't well-formed JSON"] += 1
                continue
            counts["files"] += 1
            compare(path, theirs, mine[path], counts)
    if len(sys.argv) > 3:
        inheritance(sys.argv[3], paths, mine, counts)
    for name, count in sorted(counts.items()):
        print(f"{count:7} {name}")
    sys.exit(1 if counts["differences"] else 0)


def plain(text):
    """The name of an inherited type without attributes and generic arguments."""
    text = re.sub(r"@\w+(\([^)]*\))?|\bnonisolated\b|/\*.*?\*/|//[^\n]*", "", text)
    while re.search(r"<[^<>]*>", text):
        text = re.sub(r"<[^<>]*>", "", text)
    return re.sub(r"\s", "", text.split("&")[0])


def inheritance(program, paths, mine, counts):
    run = subprocess.run([program], input="\n".join(paths).encode(), capture_output=True, check=True)
    for line in run.stdout.splitlines():
        file = json.loads(line)
        theirs = collections.Counter()
        for kind, name, *inherited in file["types"]:
            name = plain(name)
            if kind != "extension":
                name = name.strip("`")
            theirs[kind, name, *(plain(t).replace("`", "") for t in inherited)] += 1
        own = collections.Counter()
        for t in mine[file["path"]]["types"]:
            name = t["name"] if t["kind"] == "extension" else t["name"].split(".")[-1]
            own[t["kind"], name, *t["inherited"]] += 1
        counts["types by the parser library"] += theirs.total()
        counts["superclasses and protocols by the parser library"] += sum((len(t) - 2) * n for t, n in theirs.items())
        for entry in theirs - own:
            counts["differences"] += 1
            print(f"{file['path']}: {' '.join(entry)} isn't read")
        for entry in own - theirs:
            counts["differences"] += 1
            print(f"{file['path']}: {' '.join(entry)} isn't the parser library's")


def compare(path, theirs, file, counts):
    def report(text):
        counts["differences"] += 1
        print(f"{path}: {text}")

    types = [t for t in file["types"] if not t["local"]]
    if file["doubt"]:
        report(f"the file is in doubt: {file['doubt']}")
    pools = collections.defaultdict(list)
    for t in types:
        pools[t["kind"], t["name"] if t["kind"] == "extension" else t["name"].split(".")[-1]].append(t)
    for pool in pools.values():
        pool.sort(key=lambda t: bool(t["conditions"]))
    for entry in theirs:
        counts[entry["kind"]] += 1
        key = entry["kind"], entry["name"]
        if not pools[key]:
            report(f"{entry['kind']} {entry['name']} isn't read")
            continue
        t = next((t for t in pools[key] if matches(t, entry)), pools[key][0])
        pools[key].remove(t)
        counts["properties"] += len(entry["properties"])
        counts["methods"] += len(entry["methods"])
        counts["cases"] += len(entry["cases"])
        counts["inherited"] += entry["count"]
        if t["doubt"]:
            counts["types in doubt"] += 1
        differ(report, t, entry)
    for left in pools.values():
        for t in left:
            if not t["conditions"] and not any(u["name"] + "." in t["name"] and u["conditions"] for u in types):
                report(f"{t['kind']} {t['name']} isn't the compiler's")


def names(members, conditional):
    return collections.Counter(m["name"] for m in members if conditional or not m["conditions"])


def matches(t, entry):
    return len(t["inherited"]) == entry["count"] and \
        not (collections.Counter(entry["methods"]) - names(t["methods"], True)) and \
        not (names(t["methods"], False) - collections.Counter(entry["methods"])) and \
        not (collections.Counter(entry["properties"]) - names(t["properties"], True))


def differ(report, t, entry):
    what = f"{t['kind']} {t['name']}"
    if len(t["inherited"]) != entry["count"]:
        report(f"{what}: inherits {t['inherited']}, not {entry['count']} entries")
    for kind in ("properties", "methods"):
        theirs = collections.Counter(entry[kind])
        for name in (theirs - names(t[kind], True)):
            report(f"{what}: {name} of the {kind} isn't read")
        for name in (names(t[kind], False) - theirs):
            report(f"{what}: {name} of the {kind} isn't the compiler's")
    cases = collections.Counter(entry["cases"]) - collections.Counter(t["cases"])
    for name in cases:
        report(f"{what}: case {name} isn't read")


if __name__ == "__main__":
    main()
