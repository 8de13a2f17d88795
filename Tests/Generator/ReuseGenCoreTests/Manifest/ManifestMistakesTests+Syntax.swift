extension ManifestMistakesTests {
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
    Case("{\"a\" 1}", "reuse.json:1:6: error: expected ':' after the key \"a\", found '1'; add ':' [manifest-syntax]"),
    Case(
      "{\"A\"}",
      "reuse.json:1:5: error: expected ':' after the key \"A\", found '}'; add ':' and a value [manifest-syntax]"
    ),
    Case("{\"a\": 1 \"b\": 2}", "reuse.json:1:9: error: expected ',' or '}', found '\"'; add ',' [manifest-syntax]"),
    Case("[1 {}]", "reuse.json:1:4: error: expected ',' or ']', found '{'; add ',' [manifest-syntax]"),
    Case("[1 }", "reuse.json:1:4: error: expected ',' or ']', found '}'; remove it [manifest-syntax]"),
    Case("[1,,2]", "reuse.json:1:4: error: expected a value, found ','; remove it [manifest-syntax]"),
    Case("{,}", "reuse.json:1:2: error: expected a key in quotes, found ','; remove it [manifest-syntax]"),
    Case("{ [] }", "reuse.json:1:3: error: expected a key in quotes, found '['; add one [manifest-syntax]"),
    Case("{\"a\":", "reuse.json:1:6: error: expected a value, found the end of the file; add one [manifest-syntax]"),
    Case(
      "{} x",
      "reuse.json:1:4: error: expected the end of the file, found 'x'; remove what follows [manifest-syntax]"
    ),
    Case(
      "{} é",
      "reuse.json:1:4: error: expected the end of the file, found 'é'; remove what follows [manifest-syntax]"
    ),
    Case(
      "cells:\n  - PersonCell\n",
      #"reuse.json:1:1: error: the file is YAML, not JSON; write it in braces, as in { "cells": [ … ] } [manifest-syntax]"#
    ),
    Case(
      "---\n# Cells\nviews:\n",
      #"reuse.json:1:1: error: the file is YAML, not JSON; write it in braces, as in { "cells": [ … ] } [manifest-syntax]"#
    ),
    Case(
      "\n# Cells\n",
      #"reuse.json:2:1: error: the file is YAML, not JSON; write it in braces, as in { "cells": [ … ] } [manifest-syntax]"#
    ),
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
    Case(
      "{ / }",
      "reuse.json:1:3: error: expected a comment, found '/'; write '//' before it, or remove it [manifest-syntax]"
    ),
    Case(
      String(repeating: "[", count: 513),
      "reuse.json:1:513: error: nested deeper than 512 levels; remove the inner levels [manifest-syntax]"
    ),
  ]
}
