extension ManifestMistakesTests {
  private static func mistake(_ manifest: String, _ location: String, _ message: String) -> Case {
    Case(manifest, "reuse.json:\(location): error: \(message) [manifest-syntax]")
  }

  static let syntax: [Case] = [
    mistake("", "1:1", "the file is empty; a manifest must contain at least {}"),
    mistake(" \n ", "1:1", "the file is empty; a manifest must contain at least {}"),
    mistake("// nothing\n", "1:1", "the file is empty; a manifest must contain at least {}"),
    mistake("{\n  \"cells\": [\"A\"\n", "2:12", "the array that begins here is not closed; add ']'"),
    mistake("{", "1:1", "the object that begins here is not closed; add '}'"),
    mistake("{\"a\" 1}", "1:6", "expected ':' after the key \"a\", found '1'; add ':'"),
    mistake("{\"A\"}", "1:5", "expected ':' after the key \"A\", found '}'; add ':' and a value"),
    mistake("{\"a\": 1 \"b\": 2}", "1:9", "expected ',' or '}', found '\"'; add ','"),
    mistake("[1 {}]", "1:4", "expected ',' or ']', found '{'; add ','"),
    mistake("[1 }", "1:4", "expected ',' or ']', found '}'; remove it"),
    mistake("[1,,2]", "1:4", "expected a value, found ','; remove it"),
    mistake("{,}", "1:2", "expected a key in quotes, found ','; remove it"),
    mistake("{ [] }", "1:3", "expected a key in quotes, found '['; add one"),
    mistake("{\"a\":", "1:6", "expected a value, found the end of the file; add one"),
    mistake("{} x", "1:4", "expected the end of the file, found 'x'; remove what follows"),
    mistake("{} é", "1:4", "expected the end of the file, found 'é'; remove what follows"),
    mistake(
      "cells:\n  - PersonCell\n",
      "1:1",
      #"the file is YAML, not JSON; write it in braces, as in { "cells": [ … ] }"#
    ),
    mistake(
      "---\n# Cells\nviews:\n",
      "1:1",
      #"the file is YAML, not JSON; write it in braces, as in { "cells": [ … ] }"#
    ),
    mistake("\n# Cells\n", "2:1", #"the file is YAML, not JSON; write it in braces, as in { "cells": [ … ] }"#),
    mistake("{\"cells\": [PersonCell]}", "1:12", "PersonCell is not a value; write a string in quotes: \"PersonCell\""),
    mistake("{\"a\": \"b\n\"}", "1:7", "the string that begins here is not closed on its line; add a quote"),
    mistake("{\"a\": \"b", "1:7", "the string that begins here is not closed; add a quote"),
    mistake("{\"a\": \"\u{1}\"}", "1:8", "a string can't contain a control character; write it as an escape"),
    mistake(#"{"a": "\u12"}"#, "1:8", "this escape needs 4 hexadecimal digits"),
    mistake(#"{"a": "\uD800"}"#, "1:8", "this escape is half of a surrogate pair; write both halves, or the character"),
    mistake(#"{"a": "\u+123"}"#, "1:8", "this escape needs 4 hexadecimal digits"),
    mistake(#"{"a": "\u0000"}"#, "1:8", "a string can't contain the character U+0000; remove its escape"),
    mistake(#"{"cells": ["Person\(Cell)"]}"#, "1:19", #"'\(' is not an escape; write a backslash as '\\'"#),
    mistake("{\n\"a\": \"\\a\\v\"}", "2:7", #"'\a' is not an escape; write a backslash as '\\'"#),
    mistake(#"["\v"]"#, "1:3", #"'\v' is not an escape; write a backslash as '\\'"#),
    mistake(#"["\0"]"#, "1:3", #"'\0' is not an escape; write a backslash as '\\'"#),
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
    mistake(
      "{\n\u{A0}\"a\": 1}",
      "2:1",
      "expected a key in quotes, found the white space U+00A0; replace it with a space"
    ),
    mistake(
      "{\"a\": 1}\n\u{FEFF}",
      "2:1",
      "expected the end of the file, found the white space U+FEFF; replace it with a space"
    ),
    mistake("{\"a\": \0}", "1:7", "expected a value, found the control character U+0000; delete it"),
    mistake("[+-1]", "1:2", "+-1 is not a value; write a string in quotes: \"+-1\""),
    mistake("{ /* a", "1:3", "the comment that begins here is not closed; add '*/'"),
    mistake("{ / }", "1:3", "expected a comment, found '/'; write '//' before it, or remove it"),
    Case(
      String(repeating: "[", count: 513),
      "reuse.json:1:513: error: nested deeper than 512 levels; remove the inner levels [manifest-syntax]"
    ),
  ]
}
