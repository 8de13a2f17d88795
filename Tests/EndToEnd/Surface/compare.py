"""Compares what the built modules declare with `uikit.tsv`, the surface of UIKit, and prints what differs.

A difference that is meant has a row in `deviations.tsv`, with a reason. Those that are still to be corrected are in the
column `left`, which may only shrink. A row or an entry that matches nothing is an error, too.
"""
import argparse
import collections
import csv
import fnmatch
import os
import sys

import symbols

FOLDER = os.path.dirname(os.path.abspath(__file__))


class Difference(collections.namedtuple("Difference", "kind files name detail location")):
    """One thing that isn't as in UIKit. `kind` is its class, as in `deviations.tsv`."""


def rows(name):
    with open(os.path.join(FOLDER, name)) as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def expected_surface():
    """UIKit's declarations by name, as `uikit.tsv` lists them."""
    result = collections.defaultdict(list)
    for row in rows("uikit.tsv"):
        result[row["name"]].append(row)
    return result


class Surface:
    """The declarations of the built modules, with members where a class inherits them."""

    def __init__(self, declarations, uikit_names):
        self.declarations = declarations
        self.uikit_names = uikit_names
        self.types = {name: found[0] for name, found in declarations.items() if found[0].isType}

    def ancestors(self, name):
        """The superclasses and protocols of a type, nearest first."""
        seen, queue = [], [name]
        while queue:
            declaration = self.types.get(queue.pop(0))
            if declaration is None:
                continue
            for parent in [declaration.superclass] + sorted(declaration.conformances):
                if parent and parent not in seen:
                    seen.append(parent)
                    queue.append(parent)
        return seen

    def find(self, name):
        """The declarations of a name, those that its type inherits among them."""
        if name in self.declarations or "." not in name:
            return self.declarations.get(name, [])
        owner, member = split(name)
        for ancestor in self.ancestors(owner):
            if f"{ancestor}.{member}" in self.declarations:
                return self.declarations[f"{ancestor}.{member}"]
        return []


# What a type declares because it adopts a protocol. The importer of Objective-C and the compiler give it to UIKit's
# types, so that no header declares it.
MEMBERS_OF_CONFORMANCES = {
    "NSCopying": {"copy(with:)"},
    "NSMutableCopying": {"mutableCopy(with:)"},
    "NSCoding": {"encode(with:)", "init(coder:)"},
    "NSSecureCoding": {"supportsSecureCoding"},
    "NSObjectProtocol": {"hash", "isEqual(_:)", "init()"},
    "CustomStringConvertible": {"description"},
    "Equatable": {"==(_:_:)"},
    "Hashable": {"hash(into:)", "hashValue"},
    "Comparable": {"<(_:_:)"},
    "Encodable": {"encode(to:)"},
    "Decodable": {"init(from:)"},
}


def split(name):
    """The type and the member of a name."""
    owner, _, member = name.rpartition(".")
    return owner, member


def differences(expected, surface):
    for name, wanted in sorted(expected.items()):
        found = surface.find(name)
        if not found:
            # The compiler's symbol graph leaves out what isn't available, as former names aren't.
            yield from (missing(row) for row in wanted[:1] if row["origin"] != "renamed")
            continue
        left = list(found)
        for row in wanted:
            here = min(left or found, key=lambda declaration: len(list(compare(row, declaration, surface, expected))))
            if here in left:
                left.remove(here)
            for kind, detail in compare(row, here, surface, expected):
                yield Difference(kind, int(row["files"]), name, detail, here.location)
    for name, found in sorted(surface.declarations.items()):
        if name in expected or all(declaration.unavailable for declaration in found):
            continue
        if not is_member_of_conformance(name, expected, surface):
            yield Difference("extra", 0, name, found[0].kind, found[0].location)


def is_member_of_conformance(name, expected, surface):
    """Whether UIKit's type has the member through a protocol that it adopts."""
    owner, member = split(name)
    adopted = {
        protocol
        for known in [owner] + surface.ancestors(owner)
        for row in expected.get(known, [])
        for protocol in row["conformances"].split()
    }
    return any(
        member in MEMBERS_OF_CONFORMANCES.get(protocol, ())
        or f"{protocol}.{member}" in expected
        or f"{protocol}.{member}" in surface.declarations
        for protocol in adopted
    )


def missing(row):
    """A declaration of UIKit that the modules lack."""
    return Difference("missing", int(row["files"]), row["name"], row["signature"] or row["kind"], "")


def compare(row, here, surface, expected):
    """How a declaration differs from its row: pairs of class, and what UIKit and this module declare."""

    def pair(wanted, found):
        return f"{wanted or 'nothing'} / {found or 'nothing'}"

    if row["origin"] == "renamed":
        if not here.unavailable:
            yield "renamed", "unavailable / available"
        return
    if row["origin"] == "later":
        if not here.introduced and not inherits_availability(here, surface):
            yield "later", "@available / nothing"
        return
    if row["kind"] != here.kind:
        yield "kind", pair(row["kind"], here.kind)
        return
    # The list of what was missing states neither what is open, nor the isolation of members, nor which requirements aren't
    # optional.
    if row["access"] != here.access and (row["origin"] != "missing" or here.access != "open"):
        yield "open", pair(row["access"], here.access)
    if row["isolation"] != here.isolation and (row["isolation"] or row["origin"] != "missing"):
        yield ("type-isolation" if here.isType else "isolation"), pair(row["isolation"], here.isolation)
    if row["accessors"] != here.accessors and row["accessors"]:
        yield "settable", pair(row["accessors"], here.accessors)
    if row["requirement"] != here.requirement and (row["requirement"] or row["origin"] != "missing"):
        yield "requirement", pair(row["requirement"], here.requirement)
    if row["defaults"] != here.defaults:
        yield "default-arguments", pair(row["defaults"], here.defaults)
    if row["signature"] != here.signature:
        yield "type", pair(row["signature"], here.signature)
    if here.isType and row["origin"] != "missing":
        yield from compare_types(row, here, surface, expected, pair)


def compare_types(row, here, surface, expected, pair):
    inherited = surface.ancestors(here.name)
    if row["superclass"] not in inherited if row["superclass"] else here.superclass:
        yield "superclass", pair(row["superclass"], here.superclass)
    wanted = set(row["conformances"].split())
    # A subclass has the conformances of its superclasses.
    of_ancestors = {
        protocol for known in inherited for other in expected.get(known, []) for protocol in other["conformances"].split()
    }
    for protocol in sorted(wanted - here.conformances):
        if protocol not in inherited:
            yield "conformance", f"yes / no: {protocol}"
    # What belongs to an actor is Sendable.
    implied = of_ancestors | ({"Sendable"} if here.isolation else set())
    for protocol in sorted(here.conformances - wanted - implied):
        if protocol in surface.uikit_names or protocol not in surface.types:
            yield "conformance", f"no / yes: {protocol}"


def inherits_availability(here, surface):
    owner = here.name
    while "." in owner:
        owner = split(owner)[0]
        if owner in surface.types and surface.types[owner].introduced:
            return True
    return False


class Deviations:
    """The differences that are meant: patterns of names in a class of difference, with a reason."""

    def __init__(self, table):
        self.table = table
        self.matches = [0] * len(table)
        self.exact = collections.defaultdict(list)
        self.patterns = collections.defaultdict(list)
        for index, row in enumerate(table):
            for name in row["names"].split():
                target = self.patterns if any(mark in name for mark in "*?") else self.exact
                target[(row["class"], name) if target is self.exact else row["class"]].append((index, name))

    def covers(self, difference):
        candidates = self.exact[difference.kind, difference.name] + [
            (index, pattern)
            for index, pattern in self.patterns[difference.kind]
            if fnmatch.fnmatchcase(difference.name, pattern)
        ]
        for index, _ in candidates:
            row = self.table[index]
            below = int(row["files below"] or 1 << 30)
            if difference.files < below and (not row["detail"] or row["detail"] in difference.detail):
                self.matches[index] += 1
                return True
        return False

    def stale(self):
        return [row for row, count in zip(self.table, self.matches) if count == 0]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("graphs", nargs="+", help="symbol graphs of the modules that UIKit exports")
    parser.add_argument("--tables", help="writes the differences to a file, one a line")
    parser.add_argument("--record", action="store_true", help="removes from the column what no longer differs")
    parser.add_argument("--record-all", action="store_true", help="records all differences without a reason")
    arguments = parser.parse_args()

    expected = expected_surface()
    surface = Surface(symbols.read(arguments.graphs), set(expected))
    deviations = Deviations(rows("deviations.tsv"))
    found = sorted(set(differences(expected, surface)), key=lambda each: (each.kind, -each.files, each.name, each.detail))
    unexplained = [each for each in found if not deviations.covers(each)]
    known = {(kind, row["name"]) for row in rows("uikit.tsv") for kind in row["left"].split()}
    left = [each for each in unexplained if key(each) not in known]
    corrected = known - {key(each) for each in unexplained}

    report(found, unexplained)
    if arguments.tables:
        write_tables(arguments.tables, found, set(unexplained))
    if arguments.record_all:
        record(unexplained)
        return
    if arguments.record:
        record([each for each in unexplained if key(each) in known])
        corrected = set()
    fail_unless_recorded(left, corrected, deviations.stale())


def key(difference):
    return difference.kind, difference.name


def report(found, unexplained):
    """Prints the rows of each class, and how many of them have no reason."""
    counts, left = (collections.Counter(each.kind for each in table) for table in (found, unexplained))
    used = collections.Counter(each.kind for each in unexplained if each.files)
    print("class              differ  without a reason  of them in apps")
    for kind in sorted(counts):
        print(f"{kind:<18} {counts[kind]:>6}  {left[kind]:>16}  {used[kind]:>15}")


def write_tables(path, found, unexplained):
    with open(path, "w") as file:
        for each in found:
            file.write("\t".join(["left" if each in unexplained else "meant", *map(str, each)]) + "\n")


def record(differences):
    """Writes the kinds of differences into the column of each declaration, for overloads into the first one's."""
    kinds = collections.defaultdict(set)
    for each in differences:
        kinds[each.name].add(each.kind)
    table = rows("uikit.tsv")
    with open(os.path.join(FOLDER, "uikit.tsv"), "w") as file:
        file.write("\t".join(table[0]) + "\n")
        for row in table:
            row["left"] = " ".join(sorted(kinds.pop(row["name"], ())))
            file.write("\t".join(row.values()) + "\n")


def fail_unless_recorded(left, corrected, stale):
    for each in left:
        print(f"{each.location or 'nowhere'}: {each.kind}: {each.name}: in UIKit / here: {each.detail}")
    for kind, name in sorted(corrected):
        print(f"Tests/EndToEnd/Surface/uikit.tsv: corrected: {kind}: {name}. Run Tests/EndToEnd/Surface/check --record.")
    for row in stale:
        print(f"Tests/EndToEnd/Surface/deviations.tsv: nothing differs there: {row['class']}: {row['names']}")
    if left:
        print(f"{len(left)} declarations are not as in UIKit. Correct them, or add them to deviations.tsv with a reason.")
    if left or corrected or stale:
        sys.exit(1)


if __name__ == "__main__":
    main()
