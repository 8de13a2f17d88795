extension ManifestMistakesTests {
  static let keys = Case.table(
    #"""
    []
      reuse.json:1:1: error: a manifest is an object in braces, not an array; write it as in { "cells": ["PersonCell"] } [manifest-value]
    "A"
      reuse.json:1:1: error: a manifest is an object in braces, not the string "A"; write it as in { "cells": ["PersonCell"] } [manifest-value]
    { "access": "pubic" }
      reuse.json:1:13: error: "access" can't be "pubic"; did you mean "public"? [manifest-value]
    { "access": 3 }
      reuse.json:1:13: error: "access" must be one of "internal", "package", "public", not a number [manifest-value]
    { "bundle": "" }
      reuse.json:1:13: error: "bundle" must be one of "module", "main", "class", not the string "" [manifest-value]
    { "imports": "Kit" }
      reuse.json:1:14: error: "imports" must be an array, not the string "Kit"; write ["Kit"] [manifest-value]
    { "imports": ["Kit", 1, "", "a-b", "Kit"] }
      reuse.json:1:22: error: each element of "imports" must be a nonempty string, not a number [manifest-value]
      reuse.json:1:25: error: each element of "imports" must be a nonempty string, not the string "" [manifest-value]
      reuse.json:1:29: error: "a-b" is not a module's name; correct it [manifest-name]
      reuse.json:1:36: error: "Kit" is imported twice; remove one [manifest-value]
    { "namespace": "My Reuse" }
      reuse.json:1:16: error: "namespace" is not a Swift identifier: "My Reuse"; did you mean "MyReuse"? [manifest-name]
    { "conformances": "yes" }
      reuse.json:1:19: error: "conformances" must be true or false, not the string "yes" [manifest-value]
    { "access": 01, "namespace": -1e400, "bundle": 0xFFFFFFFFFFFFFFFFF, "imports": [+.5, -Infinity] }
      reuse.json:1:13: error: "access" must be one of "internal", "package", "public", not a number [manifest-value]
      reuse.json:1:30: error: "namespace" must be a string, not a number [manifest-value]
      reuse.json:1:48: error: "bundle" must be one of "module", "main", "class", not a number [manifest-value]
      reuse.json:1:81: error: each element of "imports" must be a nonempty string, not a number [manifest-value]
      reuse.json:1:86: error: each element of "imports" must be a nonempty string, not a number [manifest-value]
    { "$schema": null }
      reuse.json:1:14: error: "$schema" must be a string, not null [manifest-value]
    { "project": ["App.xcodeproj"] }
      reuse.json:1:14: error: "project" must be an object or the path itself, not an array [manifest-value]
    { "project": { "target": "App" } }
      reuse.json:1:14: error: a project needs the key "path"; add it [manifest-key]
    { "project": { "path": "App.xcodeproj", "targt": "App" } }
      reuse.json:1:41: error: a project has no key "targt"; did you mean "target"? [manifest-key]
    { "project": "" }
      reuse.json:1:14: error: "path" is empty; specify a value or remove the key [manifest-value]
    { "interfaceBuilder": { } }
      reuse.json:1:23: error: "interfaceBuilder" must be an array, not an object; put it in brackets, as in [{ … }] [manifest-value]
    { "sources": [1, "", {}, { "path": "../Core", "modul": "Core" }, { "path": "a", "module": "a-b" }] }
      reuse.json:1:15: error: a path is an object or the path itself, not a number [manifest-value]
      reuse.json:1:18: error: "path" is empty; specify a value or remove the key [manifest-value]
      reuse.json:1:22: error: a path needs the key "path"; add it [manifest-key]
      reuse.json:1:47: error: a path has no key "modul"; did you mean "module"? [manifest-key]
      reuse.json:1:91: error: "a-b" is not a module's name; correct it [manifest-name]
    { "rules": ["nib-missing"] }
      reuse.json:1:12: error: "rules" must be an object of rules and severities, as in { "unlisted": "warning" }, not an array [manifest-value]
    { "rules": { "nib-mising": "off", "unlisted": "on", "unlisted": "on", "xyzzy": "off" } }
      reuse.json:1:14: error: there is no rule "nib-mising"; did you mean "nib-missing"? [manifest-key]
      reuse.json:1:47: error: "unlisted" must be one of "off", "warning", "error", not the string "on" [manifest-value]
      reuse.json:1:53: error: the rule "unlisted" is listed twice; remove one [manifest-key]
      reuse.json:1:71: error: there is no rule "xyzzy"; correct the name, or remove it [manifest-key]
    { "cells": [{ "class": "PersonCell", "reuseIdentifier": "person", "xibName": "PersonCell", "style": 1 }] }
      reuse.json:1:13: error: a cell needs its "type", the name of its Swift class; add it, as in "type": "PersonCell" [manifest-value]
      reuse.json:1:15: error: a cell has no key "class"; did you mean "type"? [manifest-key]
      reuse.json:1:38: error: a cell has no key "reuseIdentifier"; did you mean "identifier"? [manifest-key]
      reuse.json:1:67: error: a cell has no key "xibName"; did you mean "nib"? [manifest-key]
      reuse.json:1:92: error: a cell has no key "style"; use one of "type", "name", "in", "identifier", "nib", "storyboard", "group", "conformances", or update reusegen if a newer version has it [manifest-key]
    { "tableViewCells": [], "storyboards": [], "segues": [], "images": [], "disabled_rules": [], "excluded": [] }
      reuse.json:1:3: error: the manifest has no key "tableViewCells"; did you mean "cells"? [manifest-key]
      reuse.json:1:25: error: the manifest has no key "storyboards"; list each controller that code makes in "scenes" [manifest-key]
      reuse.json:1:44: error: the manifest has no key "segues"; remove it: those of the storyboards that "scenes" name get accessors [manifest-key]
      reuse.json:1:58: error: the manifest has no key "images"; remove it: only cells, views and scenes get accessors [manifest-key]
      reuse.json:1:72: error: the manifest has no key "disabled_rules"; did you mean "rules"? [manifest-key]
      reuse.json:1:94: error: the manifest has no key "excluded"; list the folders that count in "interfaceBuilder" and "sources" [manifest-key]
    { "imports": ["UIKit"] }
      reuse.json:1:14: error: "imports" leaves out "Recycler", which the generated file needs; add it [manifest-value]
    """#
  )
}
