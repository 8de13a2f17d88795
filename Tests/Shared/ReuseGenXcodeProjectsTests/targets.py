#!/usr/bin/env python3
"""The targets of Xcode projects, read independently of the module ReuseGenXcodeProjects, from the description of the format.

  targets.py PROJECT.PBXPROJ...     one line for each native target, with tabs: the file, the target's name, and the
                                    numbers of documents, sources (without headers) and asset catalogs in its build
                                    phases

Files of synchronized folders aren't counted, because the project doesn't list them, and neither are files that a build or
Xcode itself provides.
"""
import json
import plistlib
import re
import sys

TOKEN = re.compile(
    r"""\s+ | //[^\n]* | /\*.*?\*/ | (?P<open>[{(]) | (?P<close>[)}]) | (?P<mark>[=;,])
      | "(?P<quoted>(?:[^"\\]|\\.)*)" | '(?P<single>(?:[^'\\]|\\.)*)' | <(?P<data>[0-9A-Fa-f\s]*)>
      | (?P<plain>[^\s{}()=;,"'<>]+)""",
    re.VERBOSE | re.DOTALL,
)


def tokens(text):
    position = 0
    while position < len(text):
        match = TOKEN.match(text, position)
        if not match:
            raise ValueError(f"character {position}")
        position = match.end()
        kind = match.lastgroup
        if kind:
            yield kind, match.group(kind)


def parse(text):
    found = list(tokens(text))
    place = 0

    def value():
        nonlocal place
        kind, content = found[place]
        place += 1
        if content == "{" and kind == "open":
            result = {}
            while found[place][0] != "close":
                key = value()
                assert found[place] == ("mark", "=")
                place += 1
                result[key] = value()
                assert found[place] == ("mark", ";")
                place += 1
            place += 1
            return result
        if kind == "open":
            result = []
            while found[place][0] != "close":
                result.append(value())
                if found[place] == ("mark", ","):
                    place += 1
            place += 1
            return result
        if kind in ("quoted", "single"):
            return re.sub(r"\\(.)", r"\1", content, flags=re.DOTALL)
        return content

    return value()


def read(path):
    with open(path, "rb") as file:
        data = file.read()
    if data.lstrip().startswith(b"<?xml"):
        return plistlib.loads(data)
    text = data.decode("utf-8")
    return json.loads(text) if text.lstrip().startswith('{"') else parse(text)


KINDS = {"xib": 0, "storyboard": 0, "swift": 1, "m": 1, "mm": 1, "xcassets": 2}
PHASES = {"PBXSourcesBuildPhase": (0, 1, 2), "PBXResourcesBuildPhase": (0, 2)}
PROVIDED = ("BUILT_PRODUCTS_DIR", "SDKROOT", "DEVELOPER_DIR")


def files(objects, reference):
    """The names of the files of a reference: those in it, if it is a group of versions or languages."""
    item = objects.get(reference)
    if item is None:
        return []
    if "children" in item:
        return [name for child in item["children"] for name in files(objects, child)]
    if item.get("lastKnownFileType") == "folder" or item.get("sourceTree") in PROVIDED:
        return []
    return [item.get("path") or item.get("name") or ""]


def counts(objects, target):
    result = [0, 0, 0]
    for phase in target.get("buildPhases", []):
        phase = objects.get(phase, {})
        for build in phase.get("files", []):
            for name in files(objects, objects.get(build, {}).get("fileRef")):
                kind = KINDS.get(name.rsplit(".", 1)[-1].lower() if "." in name else "")
                if kind in PHASES.get(phase.get("isa"), ()):
                    result[kind] += 1
    return result


for path in sys.argv[1:]:
    project = read(path)
    objects = project["objects"]
    for target in objects[project["rootObject"]].get("targets", []):
        target = objects.get(target, {})
        if target.get("isa") == "PBXNativeTarget":
            print(path, target.get("name"), *counts(objects, target), sep="\t")
