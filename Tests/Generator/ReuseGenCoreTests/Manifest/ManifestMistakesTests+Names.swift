extension ManifestMistakesTests {
  static let names = Case.table(
    #"""
    {"cells": [{"type": "A", "group": "Cells"}]}
      reuse.json:1:35: error: the group "Cells" has the name of a member of the catalog; choose another [manifest-name]
    {"cells": [{"type": "A", "group": ["Chat", "a b"]}]}
      reuse.json:1:44: error: "group" is not a Swift identifier: "a b"; did you mean "aB"? [manifest-name]
    {"cells": [{"type": "A", "group": ["Chat", "Chat"]}]}
      reuse.json:1:44: error: the group "Chat" is listed twice; remove one [manifest-value]
    {"cells": [{"type": "A", "group": []}]}
      reuse.json:1:35: error: "group" is empty; specify a group or remove the key [manifest-value]
    {"views": [{"type": "A", "in": "table", "group": 1}]}
      reuse.json:1:50: error: "group" must be an array, not a number [manifest-value]
    { "cells": ["class", "Feed.Type"], "scenes": ["any"] }
      reuse.json:1:13: error: "type" is not the name of a Swift class: "class", because Swift reserves the word "class" [manifest-name]
      reuse.json:1:22: error: "type" is not the name of a Swift class: "Feed.Type", because Swift reserves the word "Type" [manifest-name]
      reuse.json:1:47: error: "type" is not the name of a Swift class: "any", because Swift reserves the word "any" [manifest-name]
    { "namespace": "Reusable", "cells": [{ "type": "A", "name": "UINib" }] }
      reuse.json:1:16: error: "namespace" can't be "Reusable", which the generated file uses; choose another name [manifest-name]
      reuse.json:1:61: error: "name" can't be "UINib", which the generated file uses; choose another name [manifest-name]
    """#
  )
}
