import ReuseGenCore
import Testing

/// Every message about a manifest, as the user reads it.
struct ManifestMistakesTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var manifest: String
    var messages: String
    /// Whether the schema accepts the manifest, because a schema can't express what is wrong with it.
    var isBeyondSchema: Bool
    var testDescription: String { String(manifest.prefix(60)).replacing("\n", with: "⏎") }

    init(_ manifest: String, _ messages: String, isBeyondSchema: Bool = false) {
      self.manifest = manifest
      self.messages = messages
      self.isBeyondSchema = isBeyondSchema
    }
  }

  static let syntax: [Case] = [
    Case("", "reuse.json:1:1: error: the file is empty; a manifest must contain at least {} [manifest-syntax]"),
    Case(" \n ", "reuse.json:1:1: error: the file is empty; a manifest must contain at least {} [manifest-syntax]"),
    Case(
      "// nothing\n",
      "reuse.json:1:1: error: the file is empty; a manifest must contain at least {} [manifest-syntax]"
    ),
    Case(
      "{\n  \"cells\": [\"A\"\n",
      "reuse.json:2:12: error: the array that begins here is not closed; add ']' [manifest-syntax]"
    ),
    Case("{", "reuse.json:1:1: error: the object that begins here is not closed; add '}' [manifest-syntax]"),
    Case("{\"a\" 1}", "reuse.json:1:6: error: expected ':' after the key \"a\", found '1' [manifest-syntax]"),
    Case("{\"a\": 1 \"b\": 2}", "reuse.json:1:9: error: expected ',' or '}', found '\"' [manifest-syntax]"),
    Case("[1,,2]", "reuse.json:1:4: error: expected a value, found ',' [manifest-syntax]"),
    Case("{,}", "reuse.json:1:2: error: expected a key in quotes, found ',' [manifest-syntax]"),
    Case("{\"a\":", "reuse.json:1:6: error: expected a value, found the end of the file [manifest-syntax]"),
    Case("{} x", "reuse.json:1:4: error: expected the end of the file, found 'x' [manifest-syntax]"),
    Case("{} é", "reuse.json:1:4: error: expected the end of the file, found 'é' [manifest-syntax]"),
    Case(
      "{\"cells\": [PersonCell]}",
      "reuse.json:1:12: error: PersonCell is not a value; write a string in quotes: \"PersonCell\" [manifest-syntax]"
    ),
    Case(
      "{\"a\": \"b\n\"}",
      "reuse.json:1:7: error: the string that begins here is not closed on its line; add a quote [manifest-syntax]"
    ),
    Case(
      "{\"a\": \"b",
      "reuse.json:1:7: error: the string that begins here is not closed; add a quote [manifest-syntax]"
    ),
    Case(
      "{\"a\": \"\u{1}\"}",
      "reuse.json:1:8: error: a string can't contain a control character; write it as an escape [manifest-syntax]"
    ),
    Case(#"{"a": "\u12"}"#, "reuse.json:1:8: error: this escape needs 4 hexadecimal digits [manifest-syntax]"),
    Case(
      #"{"a": "\uD800"}"#,
      "reuse.json:1:8: error: this escape is half of a surrogate pair; write both halves, or the character [manifest-syntax]"
    ),
    Case(#"{"a": "\u+123"}"#, "reuse.json:1:8: error: this escape needs 4 hexadecimal digits [manifest-syntax]"),
    Case(
      #"{"a": "\u0000"}"#,
      "reuse.json:1:8: error: a string can't contain the character U+0000; remove its escape [manifest-syntax]"
    ),
    Case(
      #"{"cells": ["Person\(Cell)"]}"#,
      #"reuse.json:1:19: error: '\(' is not an escape; write a backslash as '\\' [manifest-syntax]"#
    ),
    Case(
      "{\n\"a\": \"\\a\\v\"}",
      #"reuse.json:2:7: error: '\a' is not an escape; write a backslash as '\\' [manifest-syntax]"#
    ),
    Case(#"["\v"]"#, #"reuse.json:1:3: error: '\v' is not an escape; write a backslash as '\\' [manifest-syntax]"#),
    Case(#"["\0"]"#, #"reuse.json:1:3: error: '\0' is not an escape; write a backslash as '\\' [manifest-syntax]"#),
    Case(
      #"["\ "]"#,
      """
      reuse.json:1:3: error: a backslash before white space is not an escape; write a backslash as \
      '\\\\' [manifest-syntax]
      """
    ),
    Case(
      "[\"a\\\nb\"]",
      """
      reuse.json:1:4: error: a backslash before white space is not an escape; write a backslash as \
      '\\\\' [manifest-syntax]
      """
    ),
    Case(
      "{\n\u{A0}\"a\": 1}",
      "reuse.json:2:1: error: expected a key in quotes, found the white space U+00A0; replace it with a space [manifest-syntax]"
    ),
    Case(
      "{\"a\": 1}\n\u{FEFF}",
      "reuse.json:2:1: error: expected the end of the file, found the white space U+FEFF; replace it with a space [manifest-syntax]"
    ),
    Case(
      "{\"a\": \0}",
      "reuse.json:1:7: error: expected a value, found the control character U+0000; delete it [manifest-syntax]"
    ),
    Case(
      "[+-1]",
      "reuse.json:1:2: error: +-1 is not a value; write a string in quotes: \"+-1\" [manifest-syntax]"
    ),
    Case(
      "{ /* a",
      "reuse.json:1:3: error: the comment that begins here is not closed; add '*/' [manifest-syntax]"
    ),
    Case("{ / }", "reuse.json:1:3: error: expected a comment, found '/' [manifest-syntax]"),
    Case(
      String(repeating: "[", count: 513),
      "reuse.json:1:513: error: nested deeper than 512 levels; remove the inner levels [manifest-syntax]"
    ),
  ]

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

  static let names: [Case] = [
    Case(
      #"{"cells": [{"type": "A", "group": "Cells"}]}"#,
      """
      reuse.json:1:35: error: the group "Cells" has the name of a member of the catalog; choose another [manifest-name]
      """
    ),
    Case(
      #"{"cells": [{"type": "A", "group": ["Chat", "a b"]}]}"#,
      #"reuse.json:1:44: error: "group" is not a Swift identifier: "a b"; did you mean "aB"? [manifest-name]"#
    ),
    Case(
      #"{"cells": [{"type": "A", "group": ["Chat", "Chat"]}]}"#,
      #"reuse.json:1:44: error: the group "Chat" is listed twice; remove one [manifest-value]"#
    ),
    Case(
      #"{"cells": [{"type": "A", "group": []}]}"#,
      #"reuse.json:1:35: error: "group" is empty; specify a group or remove the key [manifest-value]"#
    ),
    Case(
      #"{"views": [{"type": "A", "in": "table", "group": 1}]}"#,
      #"reuse.json:1:50: error: "group" must be an array, not a number [manifest-value]"#
    ),
    Case(
      #"{ "cells": ["class", "Feed.Type"], "scenes": ["any"] }"#,
      """
      reuse.json:1:13: error: "type" is not the name of a Swift class: "class", because Swift reserves the word "class" \
      [manifest-name]
      reuse.json:1:22: error: "type" is not the name of a Swift class: "Feed.Type", because Swift reserves the word "Type" [manifest-name]
      reuse.json:1:47: error: "type" is not the name of a Swift class: "any", because Swift reserves the word "any" \
      [manifest-name]
      """
    ),
    Case(
      #"{ "namespace": "Reusable", "cells": [{ "type": "A", "name": "UINib" }] }"#,
      """
      reuse.json:1:16: error: "namespace" can't be "Reusable", which the generated file uses; choose another \
      name [manifest-name]
      reuse.json:1:61: error: "name" can't be "UINib", which the generated file uses; choose another name \
      [manifest-name]
      """
    ),
  ]

  /// Names that are wrong because of others, which a schema can't compare.
  static let clashes: [Case] = [
    Case(
      #"{ "cells": ["Init"] }"#,
      """
      reuse.json:1:13: error: the name of Init, which follows from its type, can't be "init", which Swift reserves; \
      choose another name: for example "name": "initItem" [manifest-name]
      """
    ),
    Case(
      #"{ "cells": ["A", { "type": "A", "identifier": "init" }] }"#,
      """
      reuse.json:1:28: error: A and A would both be named "a"; give one of them its own name, for example \
      "name": "a2" [manifest-name]
      reuse.json:1:13: note: the other entry of this name
      """
    ),
    Case(
      "{ \"cells\": [\"Feed.PhotoCell\",\n  \"Album.PhotoCell\"] }",
      """
      reuse.json:2:3: error: Album.PhotoCell and Feed.PhotoCell would both be named "photoCell"; give one of them its \
      own name, for example "name": "albumPhotoCell" [manifest-name]
      reuse.json:1:13: note: the other entry of this name
      """
    ),
    Case(
      #"{ "cells": ["A", { "type": "A", "nib": "Compact-A" }, { "type": "A", "identifier": "big" }, "A"] }"#,
      """
      reuse.json:1:28: error: A and A would both be named "a"; give one of them its own name, for example \
      "name": "compactA" [manifest-name]
      reuse.json:1:13: note: the other entry of this name
      reuse.json:1:65: error: A and A would both be named "a"; give one of them its own name, for example \
      "name": "big" [manifest-name]
      reuse.json:1:13: note: the other entry of this name
      reuse.json:1:93: error: A and A would both be named "a"; give one of them its own name, for example \
      "name": "a2" [manifest-name]
      reuse.json:1:13: note: the other entry of this name
      """
    ),
    Case(
      #"{ "cells": ["A", { "type": "B", "name": "a" }] }"#,
      """
      reuse.json:1:41: error: B and A would both be named "a"; give one of them its own name, for example \
      "name": "a2" [manifest-name]
      reuse.json:1:13: note: the other entry of this name
      """
    ),
    Case(
      #"{ "cells": ["A"], "views": [{ "type": "B", "in": "table", "name": "a" }] }"#,
      """
      reuse.json:1:67: error: B and A would both be named "a"; give one of them its own name, for example \
      "name": "a2" [manifest-name]
      reuse.json:1:13: note: the other entry of this name
      """
    ),
    Case(
      #"{ "cells": ["URLCell", { "type": "B", "name": "uRLCell" }] }"#,
      """
      reuse.json:1:47: error: B and URLCell would both be named "uRLCell" (their functions would be the same); give \
      one of them its own name, for example "name": "uRLCell2" [manifest-name]
      reuse.json:1:13: note: the other entry of this name
      """
    ),
    Case(
      #"{ "scenes": ["A", { "type": "A", "identifier": "Detail" }] }"#,
      """
      reuse.json:1:29: error: A and A would both be named "a"; give one of them its own name, for example \
      "name": "detail" [manifest-name]
      reuse.json:1:14: note: the other entry of this name
      """
    ),
    Case(
      #"{ "cells": ["Reuse.Cell"] }"#,
      """
      reuse.json:1:13: error: the type "Reuse.Cell" has the name of the catalog; choose another "namespace", for \
      example "ReuseCatalog" [manifest-name]
      """
    ),
    Case(
      #"{ "namespace": "person", "cells": ["Person"] }"#,
      """
      reuse.json:1:36: error: Person would be named "person" as the catalog is; give it another "name", or choose \
      another "namespace" [manifest-name]
      """
    ),
    Case(
      #"{ "cells": ["Cells"] }"#,
      """
      reuse.json:1:13: error: the type "Cells" would be taken for Reuse.Cells; write it with its module's name, \
      "Module.Cells" [manifest-name]
      """
    ),
    Case(
      #"{ "cells": ["View"] }"#,
      """
      reuse.json:1:13: error: the type "View" would be taken for the View of a generated extension; write it with its \
      module's name, "Module.View" [manifest-name]
      """
    ),
    Case(
      #"{ "cells": ["Bundle"] }"#,
      """
      reuse.json:1:13: error: the type "Bundle" hides the Bundle that the generated file uses; rename the class \
      [manifest-name]
      """
    ),
  ]

  @Test(arguments: syntax + values + names + clashes)
  func theMessageStatesLocationAndFix(_ example: Case) {
    let output = Pipeline().generate(example.manifest)
    #expect(output.text == nil)
    #expect(output.diagnostics.map { Reporter.text.lines(for: $0) }.joined(separator: "\n") == example.messages)
  }

  @Test func invalidUTF8IsReportedAtItsByte() {
    let bytes = Array("{\n \"a".utf8) + [0xFF] + Array("\": 1}".utf8)
    let output = Pipeline().generate(TargetInput(ManifestReader.read(bytes, file: "reuse.json"), documents: []))
    #expect(
      output.diagnostics.map { Reporter.text.lines(for: $0) } == [
        "reuse.json:2:4: error: the file is not UTF-8 from here on; save it as UTF-8 [manifest-syntax]"
      ]
    )
  }

  @Test func oneRunReportsAllMistakes() {
    let manifest = """
      { "access": "secret", "cells": ["A", "A"], "views": ["B"], "scenes": [{ "tipe": "C" }] }
      """
    let rules = Pipeline().generate(manifest).diagnostics.map(\.rule)
    #expect(rules == ["manifest-value", "manifest-name", "manifest-value", "manifest-value", "manifest-key"])
  }
}
