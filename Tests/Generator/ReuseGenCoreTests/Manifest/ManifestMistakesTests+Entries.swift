extension ManifestMistakesTests {
  static let entries = Case.table(
    #"""
    { "celsl": [] }
      reuse.json:1:3: error: the manifest has no key "celsl"; did you mean "cells"? [manifest-key]
    ✱{ "cells": [],
      "cells": [] }
      reuse.json:2:3: error: the manifest has the key "cells" twice; remove one [manifest-key]
      reuse.json:1:3: note: first here
    { "cells": ["A", 1, null, []] }
      reuse.json:1:18: error: a cell is an object or the name of its type, not a number [manifest-value]
      reuse.json:1:21: error: a cell is an object or the name of its type, not null [manifest-value]
      reuse.json:1:27: error: a cell is an object or the name of its type, not an array [manifest-value]
    { "cells": [{}] }
      reuse.json:1:13: error: a cell needs its "type", the name of its Swift class; add it, as in "type": "PersonCell" [manifest-value]
    { "scenes": [{ "type": "" }] }
      reuse.json:1:24: error: "type" is empty; specify a value or remove the key [manifest-value]
    { "cells": ["Person Cell", "A..B", "9Cell", ""] }
      reuse.json:1:13: error: "type" is not the name of a Swift class: "Person Cell" [manifest-name]
      reuse.json:1:28: error: "type" is not the name of a Swift class: "A..B" [manifest-name]
      reuse.json:1:36: error: "type" is not the name of a Swift class: "9Cell" [manifest-name]
      reuse.json:1:45: error: "type" is empty; specify a value or remove the key [manifest-value]
    { "cells": [{ "type": "A", "kind": "header" }] }
      reuse.json:1:28: error: a cell can't have "kind", which is a key of a view; move it there, or use one of "type", "name", "in", "identifier", "nib", "storyboard", "group", "conformances" [manifest-key]
    { "cells": [{ "type": "A", "nub": true }] }
      reuse.json:1:28: error: a cell has no key "nub"; did you mean "nib"? [manifest-key]
    { "cells": [{ "type": "A", "in": "colection" }] }
      reuse.json:1:34: error: "in" can't be "colection"; did you mean "collection"? [manifest-value]
    { "cells": [{ "type": "A", "nib": 1 }, { "type": "B", "nib": "" }] }
      reuse.json:1:35: error: "nib" must be true, false or the nib's name, not a number [manifest-value]
      reuse.json:1:62: error: "nib" is empty; specify a value or remove the key [manifest-value]
    { "cells": [{ "type": "A", "nib": true, "storyboard": "Main" }] }
      reuse.json:1:55: error: a cell comes from a nib or is a prototype in a storyboard, not both; remove "nib" or "storyboard" [manifest-value]
    { "cells": [{ "type": "A", "name": "a-b" }, { "type": "B", "name": "init" }, { "type": "C", "name": "😀" }] }
      reuse.json:1:36: error: "name" is not a Swift identifier: "a-b"; did you mean "aB"? [manifest-name]
      reuse.json:1:68: error: "name" can't be "init", which Swift reserves; choose another name [manifest-name]
    { "views": [{ "type": "A", "in": "table", "kind": "header" }] }
      reuse.json:1:51: error: a table's header or footer has no "kind"; remove it [manifest-value]
    ✱{ "views": [{ "type": "A", "in": "collection" }] }
      reuse.json:1:13: error: a view in a collection needs its "kind": "header", "footer" or the element kind of its layout [manifest-value]
    ✱{ "views": ["A"] }
      reuse.json:1:13: error: a view outside of tables and collections needs its nib: add "nib": true, or "in" [manifest-value]
    { "views": [{ "type": "A", "nib": true, "identifier": "A" }] }
      reuse.json:1:55: error: a view outside of tables and collections is not recycled and has no "identifier"; remove it, or add "in" [manifest-value]
    { "views": [{ "type": "A", "owner": true }] }
      reuse.json:1:37: error: the File's Owner needs its nib; add "nib": true or the nib's name [manifest-value]
    { "views": [{ "type": "A", "in": "Table" }, { "type": "B", "nib": 1 }] }
      reuse.json:1:34: error: "in" can't be "Table"; did you mean "table"? [manifest-value]
      reuse.json:1:67: error: "nib" must be true, false or the nib's name, not a number [manifest-value]
    ✱{ "cells": ["UITableViewCell"] }
      reuse.json:1:13: error: UITableViewCell is UIKit's own class, whose accessors are named after the identifier; add "identifier", or list a subclass [manifest-value]
    ✱{ "views": [{ "type": "UIView", "nib": "Plain" }, "UIView"] }
      reuse.json:1:51: error: UIView is UIKit's own class, whose accessors are named after the nib; add "nib", or list a subclass [manifest-value]
    ✱{ "scenes": [{ "type": "UINavigationController", "storyboard": "Main" }, "UINavigationController"] }
      reuse.json:1:74: error: UINavigationController is UIKit's own class, whose accessors are named after the storyboard; add "storyboard", or list a subclass [manifest-value]
    ✱{ "cells": ["A", { "type": "A", "name": "b", "identifier": "b", "in": "collection" }] }
      reuse.json:1:28: error: A is a collection's cell or supplementary view here and a table's cell elsewhere, and no class is both; correct one of them [manifest-value]
      reuse.json:1:13: note: elsewhere
    { "scenes": [{ "type": "A", "nib": true }] }
      reuse.json:1:29: error: a scene can't have "nib", which is a key of a cell or a view; move it there, or use one of "type", "name", "identifier", "storyboard", "conformances" [manifest-key]
    """#
  )
}
