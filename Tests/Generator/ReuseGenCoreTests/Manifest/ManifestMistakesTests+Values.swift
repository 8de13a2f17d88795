extension ManifestMistakesTests {
  static let values: [Case] = [
    Case("[]", "reuse.json:1:1: error: a manifest is an object in braces, not an array [manifest-value]"),
    Case("\"A\"", "reuse.json:1:1: error: a manifest is an object in braces, not the string \"A\" [manifest-value]"),
    Case(
      #"{ "celsl": [] }"#,
      #"reuse.json:1:3: error: the manifest has no key "celsl"; did you mean "cells"? [manifest-key]"#
    ),
    Case(
      #"{ "zzz": 1 }"#,
      """
      reuse.json:1:3: error: the manifest has no key "zzz"; the manifest has "$schema", "imports", "access", \
      "namespace", "bundle", "project", "interfaceBuilder", "sources", "templates", "conformances", "rules", "cells", \
      "views", "scenes" [manifest-key]
      """
    ),
    Case(
      "{ \"cells\": [],\n  \"cells\": [] }",
      """
      reuse.json:2:3: error: the manifest has the key "cells" twice; remove one [manifest-key]
      reuse.json:1:3: note: first here
      """,
      isBeyondSchema: true
    ),
    Case(
      #"{ "access": "pubic" }"#,
      #"reuse.json:1:13: error: "access" can't be "pubic"; did you mean "public"? [manifest-value]"#
    ),
    Case(
      #"{ "access": 3 }"#,
      #"reuse.json:1:13: error: "access" must be one of "internal", "package", "public", not a number [manifest-value]"#
    ),
    Case(
      #"{ "bundle": "" }"#,
      #"reuse.json:1:13: error: "bundle" must be one of "module", "main", "class", not the string "" [manifest-value]"#
    ),
    Case(
      #"{ "imports": "Kit" }"#,
      #"reuse.json:1:14: error: "imports" must be an array, not the string "Kit" [manifest-value]"#
    ),
    Case(
      #"{ "imports": ["Kit", 1, "", "a-b", "Kit"] }"#,
      """
      reuse.json:1:22: error: each element of "imports" must be a nonempty string, not a number [manifest-value]
      reuse.json:1:25: error: each element of "imports" must be a nonempty string, not the string "" [manifest-value]
      reuse.json:1:29: error: "a-b" is not a module's name; correct it [manifest-name]
      reuse.json:1:36: error: "Kit" is imported twice; remove one [manifest-value]
      """
    ),
    Case(
      #"{ "namespace": "My Reuse" }"#,
      #"reuse.json:1:16: error: "namespace" is not a Swift identifier: "My Reuse"; did you mean "MyReuse"? [manifest-name]"#
    ),
    Case(
      #"{ "conformances": "yes" }"#,
      #"reuse.json:1:19: error: "conformances" must be true or false, not the string "yes" [manifest-value]"#
    ),
    Case(
      #"{ "access": 01, "namespace": -1e400, "bundle": 0xFFFFFFFFFFFFFFFFF, "imports": [+.5, -Infinity] }"#,
      """
      reuse.json:1:13: error: "access" must be one of "internal", "package", "public", not a number [manifest-value]
      reuse.json:1:30: error: "namespace" must be a string, not a number [manifest-value]
      reuse.json:1:48: error: "bundle" must be one of "module", "main", "class", not a number [manifest-value]
      reuse.json:1:81: error: each element of "imports" must be a nonempty string, not a number [manifest-value]
      reuse.json:1:86: error: each element of "imports" must be a nonempty string, not a number [manifest-value]
      """
    ),
    Case(#"{ "$schema": null }"#, #"reuse.json:1:14: error: "$schema" must be a string, not null [manifest-value]"#),
    Case(
      #"{ "project": ["App.xcodeproj"] }"#,
      #"reuse.json:1:14: error: "project" must be an object or the path itself, not an array [manifest-value]"#
    ),
    Case(
      #"{ "project": { "target": "App" } }"#,
      #"reuse.json:1:14: error: a project needs the key "path"; add it [manifest-key]"#
    ),
    Case(
      #"{ "project": { "path": "App.xcodeproj", "targt": "App" } }"#,
      #"reuse.json:1:41: error: a project has no key "targt"; did you mean "target"? [manifest-key]"#
    ),
    Case(
      #"{ "template": "a.mustache" }"#,
      #"reuse.json:1:3: error: the manifest has no key "template"; did you mean "templates"? [manifest-key]"#
    ),
    Case(
      #"{ "template": "a.mustache", "templates": ["standalone"] }"#,
      #"reuse.json:1:3: error: the manifest has no key "template"; did you mean "templates"? [manifest-key]"#
    ),
    Case(
      #"{ "templates": ["a.mustache", 1, {}, { "file": "b.mustache", "ouput": "B.swift" }] }"#,
      """
      reuse.json:1:17: error: the template "a.mustache" needs the key "output", the file that it writes; add it \
      [manifest-key]
      reuse.json:1:31: error: a template is an object or the template's file, not a number [manifest-value]
      reuse.json:1:34: error: a template needs the key "file"; add it [manifest-key]
      reuse.json:1:62: error: a template has no key "ouput"; did you mean "output"? [manifest-key]
      """
    ),
    Case(
      #"{ "templates": ["standalone", { "file": "a.mustache", "output": "./X/../Reuse.generated.swift" }] }"#,
      """
      reuse.json:1:65: error: two templates write "./X/../Reuse.generated.swift"; specify another output for one \
      [manifest-value]
      reuse.json:1:17: note: first here
      """,
      isBeyondSchema: true
    ),
    Case(
      #"{ "templates": [{ "file": "a.mustache", "output": "A.swift" }, { "file": "b.mustache", "output": "./a.SWIFT" }] }"#,
      """
      reuse.json:1:98: error: "./a.SWIFT" and "A.swift" are one file where case or Unicode's normalization doesn't count; \
      specify another output for one [manifest-value]
      reuse.json:1:51: note: first here
      """,
      isBeyondSchema: true
    ),
    Case(
      #"{ "templates": [{ "file": "a.mustache", "output": "A/É.swift" }, { "file": "b.mustache", "output": "B/E\#u{301}.swift" }] }"#,
      """
      reuse.json:1:101: error: "B/E\u{301}.swift" and "A/É.swift" have one name, of which SwiftPM compiles only one in a \
      target; specify another output for one [manifest-value]
      reuse.json:1:51: note: first here
      """,
      isBeyondSchema: true
    ),
    Case(
      #"{ "templates": [{ "file": "a.mustache", "output": "A" }, { "file": "b.mustache", "output": "x.y/.swift" }] }"#,
      """
      reuse.json:1:51: error: the output "A" has no extension, by which builds know what a file is; add one, such as \
      "A.swift" [manifest-value]
      reuse.json:1:92: error: the output "x.y/.swift" has no extension, by which builds know what a file is; add one, such \
      as "x.y/.swift.swift" [manifest-value]
      """,
      isBeyondSchema: true
    ),
    // Outputs of one name in two targets.
    Case(
      #"{ "templates": [{ "file": "a.mustache", "output": "A.swift" }, { "file": "b.mustache", "output": "../T/A.swift" }, 1] }"#,
      "reuse.json:1:116: error: a template is an object or the template's file, not a number [manifest-value]"
    ),
    Case(
      #"{ "project": "" }"#,
      #"reuse.json:1:14: error: "path" is empty; specify a value or remove the key [manifest-value]"#
    ),
    Case(
      #"{ "interfaceBuilder": { } }"#,
      #"reuse.json:1:23: error: "interfaceBuilder" must be an array, not an object [manifest-value]"#
    ),
    Case(
      #"{ "sources": [1, "", {}, { "path": "../Core", "modul": "Core" }, { "path": "a", "module": "a-b" }] }"#,
      """
      reuse.json:1:15: error: a path is an object or the path itself, not a number [manifest-value]
      reuse.json:1:18: error: "path" is empty; specify a value or remove the key [manifest-value]
      reuse.json:1:22: error: a path needs the key "path"; add it [manifest-key]
      reuse.json:1:47: error: a path has no key "modul"; did you mean "module"? [manifest-key]
      reuse.json:1:91: error: "a-b" is not a module's name; correct it [manifest-name]
      """
    ),
    Case(
      #"{ "rules": ["nib-missing"] }"#,
      #"reuse.json:1:12: error: "rules" must be an object of rules and severities, not an array [manifest-value]"#
    ),
    Case(
      #"{ "rules": { "nib-mising": "off", "unlisted": "on", "unlisted": "on", "xyzzy": "off" } }"#,
      """
      reuse.json:1:14: error: there is no rule "nib-mising"; did you mean "nib-missing"? [manifest-key]
      reuse.json:1:47: error: "unlisted" must be one of "off", "warning", "error", not the string "on" [manifest-value]
      reuse.json:1:53: error: the rule "unlisted" is listed twice; remove one [manifest-key]
      reuse.json:1:71: error: there is no rule "xyzzy" [manifest-key]
      """
    ),
    Case(
      #"{ "cells": ["A", 1, null, []] }"#,
      """
      reuse.json:1:18: error: a cell is an object or the name of its type, not a number [manifest-value]
      reuse.json:1:21: error: a cell is an object or the name of its type, not null [manifest-value]
      reuse.json:1:27: error: a cell is an object or the name of its type, not an array [manifest-value]
      """
    ),
    Case(
      #"{ "cells": [{}] }"#,
      #"reuse.json:1:13: error: a cell needs its "type", the name of its Swift class [manifest-value]"#
    ),
    Case(
      #"{ "scenes": [{ "type": "" }] }"#,
      #"reuse.json:1:24: error: "type" is empty; specify a value or remove the key [manifest-value]"#
    ),
    Case(
      #"{ "cells": ["Person Cell", "A..B", "9Cell", ""] }"#,
      """
      reuse.json:1:13: error: "type" is not the name of a Swift class: "Person Cell" [manifest-name]
      reuse.json:1:28: error: "type" is not the name of a Swift class: "A..B" [manifest-name]
      reuse.json:1:36: error: "type" is not the name of a Swift class: "9Cell" [manifest-name]
      reuse.json:1:45: error: "type" is empty; specify a value or remove the key [manifest-value]
      """
    ),
    Case(
      #"{ "cells": [{ "type": "A", "kind": "header" }] }"#,
      """
      reuse.json:1:28: error: a cell can't have "kind", which is a key of a view; a cell has "type", "name", "in", \
      "identifier", "nib", "storyboard", "group", "conformances" [manifest-key]
      """
    ),
    Case(
      #"{ "cells": [{ "type": "A", "nub": true }] }"#,
      #"reuse.json:1:28: error: a cell has no key "nub"; did you mean "nib"? [manifest-key]"#
    ),
    Case(
      #"{ "cells": [{ "type": "A", "in": "colection" }] }"#,
      #"reuse.json:1:34: error: "in" can't be "colection"; did you mean "collection"? [manifest-value]"#
    ),
    Case(
      #"{ "cells": [{ "type": "A", "nib": 1 }, { "type": "B", "nib": "" }] }"#,
      """
      reuse.json:1:35: error: "nib" must be true, false or the nib's name, not a number [manifest-value]
      reuse.json:1:62: error: "nib" is empty; specify a value or remove the key [manifest-value]
      """
    ),
    Case(
      #"{ "cells": [{ "type": "A", "nib": true, "storyboard": "Main" }] }"#,
      """
      reuse.json:1:55: error: a cell comes from a nib or is a prototype in a storyboard, not both; \
      remove "nib" or "storyboard" [manifest-value]
      """
    ),
    Case(
      #"{ "cells": [{ "type": "A", "name": "a-b" }, { "type": "B", "name": "init" }, { "type": "C", "name": "😀" }] }"#,
      """
      reuse.json:1:36: error: "name" is not a Swift identifier: "a-b"; did you mean "aB"? [manifest-name]
      reuse.json:1:68: error: "name" can't be "init", which Swift reserves; choose another name [manifest-name]
      """
    ),
    Case(
      #"{ "views": [{ "type": "A", "in": "table", "kind": "header" }] }"#,
      #"reuse.json:1:51: error: a table's header or footer has no "kind"; remove it [manifest-value]"#
    ),
    Case(
      #"{ "views": [{ "type": "A", "in": "collection" }] }"#,
      """
      reuse.json:1:13: error: a view in a collection needs its "kind": "header", "footer" or the element kind of its \
      layout [manifest-value]
      """,
      isBeyondSchema: true
    ),
    Case(
      #"{ "views": ["A"] }"#,
      """
      reuse.json:1:13: error: a view outside of tables and collections needs its nib: add "nib": true, or "in" \
      [manifest-value]
      """,
      isBeyondSchema: true
    ),
    Case(
      #"{ "views": [{ "type": "A", "nib": true, "identifier": "A" }] }"#,
      """
      reuse.json:1:55: error: a view outside of tables and collections is not recycled and has no "identifier"; \
      remove it, or add "in" [manifest-value]
      """
    ),
    Case(
      #"{ "views": [{ "type": "A", "owner": true }] }"#,
      "reuse.json:1:37: error: the File's Owner needs its nib; add \"nib\": true or the nib's name [manifest-value]"
    ),
    Case(
      #"{ "views": [{ "type": "A", "in": "Table" }, { "type": "B", "nib": 1 }] }"#,
      """
      reuse.json:1:34: error: "in" can't be "Table"; did you mean "table"? [manifest-value]
      reuse.json:1:67: error: "nib" must be true, false or the nib's name, not a number [manifest-value]
      """
    ),
    Case(
      #"{ "imports": ["UIKit"] }"#,
      """
      reuse.json:1:14: error: "imports" leaves out "Recycler", which the generated file needs; add it [manifest-value]
      """
    ),
    Case(
      #"{ "cells": ["UITableViewCell"] }"#,
      """
      reuse.json:1:13: error: UITableViewCell is UIKit's own class, whose accessors are named after the identifier; add \
      "identifier", or list a subclass [manifest-value]
      """,
      isBeyondSchema: true
    ),
    Case(
      #"{ "views": [{ "type": "UIView", "nib": "Plain" }, "UIView"] }"#,
      """
      reuse.json:1:51: error: UIView is UIKit's own class, whose accessors are named after the nib; add "nib", or list a \
      subclass [manifest-value]
      """,
      isBeyondSchema: true
    ),
    Case(
      #"{ "scenes": [{ "type": "UINavigationController", "storyboard": "Main" }, "UINavigationController"] }"#,
      """
      reuse.json:1:74: error: UINavigationController is UIKit's own class, whose accessors are named after the \
      storyboard; add "storyboard", or list a subclass [manifest-value]
      """,
      isBeyondSchema: true
    ),
    Case(
      #"{ "cells": ["A", { "type": "A", "name": "b", "identifier": "b", "in": "collection" }] }"#,
      """
      reuse.json:1:28: error: A is a collection's cell or supplementary view here and a table's cell elsewhere, and no \
      class is both; correct one of them [manifest-value]
      reuse.json:1:13: note: elsewhere
      """,
      isBeyondSchema: true
    ),
    Case(
      #"{ "scenes": [{ "type": "A", "nib": true }] }"#,
      """
      reuse.json:1:29: error: a scene can't have "nib", which is a key of a cell or a view; a scene has "type", \
      "name", "identifier", "storyboard", "conformances" [manifest-key]
      """
    ),
  ]
}
