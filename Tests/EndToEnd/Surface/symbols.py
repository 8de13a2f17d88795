"""Reads what modules declare from the symbol graphs of `swift symbolgraph-extract`."""
import json
import re
from dataclasses import dataclass, field

ATTRIBUTE = re.compile(r"@(?!escaping|Sendable|autoclosure|MainActor \(|MainActor @)\w+(\([^)]*\))?\s*")
MODIFIERS = {
    "open", "public", "final", "override", "convenience", "required", "weak", "unowned", "unowned(unsafe)", "lazy",
    "dynamic", "nonisolated", "nonisolated(unsafe)", "optional", "mutating", "nonmutating", "indirect", "prefix", "postfix", "infix", "static",
    "class",
}
ALIASES = [
    (re.compile(r"\bVoid\b"), "()"),
    (re.compile(r"\bNSNotification\.Name\b"), "Notification.Name"),
    (re.compile(r"\bany "), ""),
]
# Conformances that the compiler derives, or that come with `NSObject`.
IMPLIED = {
    "Copyable", "Escapable", "SendableMetatype", "BitwiseCopyable", "CVarArg", "Equatable & Sendable", "AnyObject",
    "CustomDebugStringConvertible",
}
TYPE_KINDS = {"class", "struct", "enum", "protocol", "typealias"}


@dataclass
class Declaration:
    """One public declaration: the facts by which two surfaces are compared."""

    name: str
    kind: str
    access: str = "public"
    isolation: str = ""
    accessors: str = ""
    requirement: str = ""
    defaults: str = ""
    signature: str = ""
    superclass: str = ""
    conformances: set = field(default_factory=set)
    unavailable: bool = False
    introduced: str = ""
    location: str = ""

    @property
    def isType(self):
        return self.kind in TYPE_KINDS


def normalized(text):
    """A declaration's text without attributes, modifiers, argument names, defaults and accessors."""
    text = re.sub(r"\{[^}]*\}", "", text).strip()
    while True:
        stripped = ATTRIBUTE.sub("", text, count=1) if text.startswith("@") else text
        first = stripped.split(" ", 1)[0]
        if first in MODIFIERS and " " in stripped and not re.match(r"(class|static) [A-Z]\w* *(:|$)", stripped):
            stripped = stripped.split(" ", 1)[1]
        if stripped == text:
            break
        text = stripped
    for pattern, replacement in ALIASES:
        text = pattern.sub(replacement, text)
    text = re.sub(r"(\(|, )(\w+) `?\w+`?: ", r"\1\2: ", text)
    text = without_defaults(text)
    text = re.sub(r"^let ", "var ", text)
    text = re.sub(r"\s+", " ", text.replace("`", ""))
    return text.strip()


def without_defaults(text):
    """The text up to ` = ` of each argument, and of the declaration."""
    result, depth, skipping = [], 0, None
    index = 0
    while index < len(text):
        character = text[index]
        if skipping is None and text.startswith(" = ", index):
            skipping = depth
        if character in "([":
            depth += 1
        elif character in ")]":
            if skipping is not None and depth == skipping:
                skipping = None
            depth -= 1
        elif character == "," and skipping == depth:
            skipping = None
        if skipping is None:
            result.append(character)
        index += 1
    return "".join(result)


def defaults(text):
    """One letter for each argument: `d` where it has a default, `-` where it has none."""
    if "(" not in text:
        return ""
    letters, depth, seen, started = [], 0, False, False
    for index in range(text.index("("), len(text)):
        character = text[index]
        if character in "([<":
            depth += 1
        elif character in ")]" or character == ">" and text[index - 1] != "-":
            depth -= 1
            if depth == 0:
                break
        elif depth == 1:
            if character == ",":
                letters.append("d" if seen else "-")
                seen = False
            elif text.startswith(" = ", index):
                seen = True
            elif not character.isspace():
                started = True
    if started:
        letters.append("d" if seen else "-")
    return "".join(letters)


def accessors(text):
    match = re.search(r"\{([^}]*)\}", text)
    if match:
        return "get set" if " set" in match.group(1) else "get"
    return "get" if re.search(r"\blet\b", text.split(":")[0]) else "get set"


def isolation(text):
    head = re.split(r"\b(?:func|var|let|init|class|struct|enum|protocol|case|subscript|typealias|actor)\b", text)[0]
    return "@MainActor" if "@MainActor" in head else ""


def read(paths):
    """The declarations of the graphs, by name."""
    symbols, relations = {}, []
    for path in paths:
        with open(path) as file:
            graph = json.load(file)
        for symbol in graph["symbols"]:
            identifier = symbol["identifier"]["precise"]
            if "::SYNTHESIZED::" not in identifier and not symbol.get("spi"):
                symbols.setdefault(identifier, symbol)
        relations += graph["relationships"]

    conformances, supers, required, defaulted = {}, {}, set(), set()
    for relation in relations:
        source, target = relation["source"], relation["target"]
        title = symbols[target]["pathComponents"] if target in symbols else None
        name = ".".join(title) if title else relation.get("targetFallback", target).split(".", 1)[-1]
        if relation["kind"] == "conformsTo" and "::SYNTHESIZED::" not in source and name not in IMPLIED:
            conformances.setdefault(source, set()).add(name)
        elif relation["kind"] == "inheritsFrom":
            supers[source] = name
        elif relation["kind"] in ("requirementOf", "optionalRequirementOf"):
            required.add(source)
        elif relation["kind"] == "defaultImplementationOf":
            defaulted.add(target)

    result = {}
    for identifier, symbol in symbols.items():
        name = ".".join(symbol["pathComponents"])
        kind = symbol["kind"]["identifier"].replace("swift.", "")
        if kind in ("func.op", "macro", "extension") or any(part.startswith("_") for part in symbol["pathComponents"]):
            continue
        text = "".join(fragment["spelling"] for fragment in symbol["declarationFragments"])
        declaration = Declaration(name, kind)
        declaration.access = symbol["accessLevel"]
        declaration.isolation = isolation(text)
        declaration.conformances = conformances.get(identifier, set())
        declaration.superclass = supers.get(identifier, "")
        if kind in ("property", "type.property", "var", "subscript", "type.subscript"):
            declaration.accessors = accessors(text)
        if kind in ("method", "type.method", "init", "func", "subscript"):
            declaration.defaults = defaults(text)
        if identifier in required:
            declaration.requirement = "optional" if identifier in defaulted or "optional " in text else "required"
        declaration.signature = "" if declaration.isType and kind != "typealias" else normalized(text)
        declaration.unavailable = any(row.get("isUnconditionallyUnavailable") for row in symbol.get("availability", []))
        for row in symbol.get("availability", []):
            if row.get("domain") == "iOS" and "introduced" in row:
                declaration.introduced = str(row["introduced"]["major"])
        if "location" in symbol:
            position = symbol["location"]
            declaration.location = f"{position['uri'].split('/main/', 1)[-1]}:{position['position']['line'] + 1}"
        result.setdefault(name, []).append(declaration)
    return result
