extension ManifestMistakesTests {
  /// Names that are wrong because of others, which a schema can't compare.
  static let clashes = Case.table(
    #"""
    { "cells": ["Init"] }
      reuse.json:1:13: error: the name of Init, which follows from its type, can't be "init", which Swift reserves; choose another name: for example "name": "initItem" [manifest-name]
    { "cells": ["A", { "type": "A", "identifier": "init" }] }
      reuse.json:1:28: error: A and A would both be named "a"; give one of them its own name, for example "name": "a2" [manifest-name]
      reuse.json:1:13: note: the other entry of this name
    { "cells": ["Feed.PhotoCell",
      "Album.PhotoCell"] }
      reuse.json:2:3: error: Album.PhotoCell and Feed.PhotoCell would both be named "photoCell"; give one of them its own name, for example "name": "albumPhotoCell" [manifest-name]
      reuse.json:1:13: note: the other entry of this name
    { "cells": ["A", { "type": "A", "nib": "Compact-A" }, { "type": "A", "identifier": "big" }, "A"] }
      reuse.json:1:28: error: A and A would both be named "a"; give one of them its own name, for example "name": "compactA" [manifest-name]
      reuse.json:1:13: note: the other entry of this name
      reuse.json:1:65: error: A and A would both be named "a"; give one of them its own name, for example "name": "big" [manifest-name]
      reuse.json:1:13: note: the other entry of this name
      reuse.json:1:93: error: A is listed twice; remove one of the entries [manifest-name]
      reuse.json:1:13: note: the other entry is here
    { "cells": ["A", { "type": "B", "name": "a" }] }
      reuse.json:1:41: error: B and A would both be named "a"; give one of them its own name, for example "name": "a2" [manifest-name]
      reuse.json:1:13: note: the other entry of this name
    { "cells": ["A"], "views": [{ "type": "B", "in": "table", "name": "a" }] }
      reuse.json:1:67: error: B and A would both be named "a"; give one of them its own name, for example "name": "a2" [manifest-name]
      reuse.json:1:13: note: the other entry of this name
    { "cells": ["URLCell", { "type": "B", "name": "uRLCell" }] }
      reuse.json:1:47: error: B and URLCell would both be named "uRLCell" (their functions would be the same); give one of them its own name, for example "name": "uRLCell2" [manifest-name]
      reuse.json:1:13: note: the other entry of this name
    { "scenes": ["A", { "type": "A", "identifier": "Detail" }] }
      reuse.json:1:29: error: A and A would both be named "a"; give one of them its own name, for example "name": "detail" [manifest-name]
      reuse.json:1:14: note: the other entry of this name
    { "cells": ["Reuse.Cell"] }
      reuse.json:1:13: error: the type "Reuse.Cell" has the name of the catalog; choose another "namespace", for example "ReuseCatalog" [manifest-name]
    { "namespace": "person", "cells": ["Person"] }
      reuse.json:1:36: error: Person would be named "person" as the catalog is; give it another "name", or choose another "namespace" [manifest-name]
    { "cells": ["Cells"] }
      reuse.json:1:13: error: the type "Cells" would be taken for Reuse.Cells; write it with its module's name, "Module.Cells" [manifest-name]
    { "cells": ["View"] }
      reuse.json:1:13: error: the type "View" would be taken for the View of a generated extension; write it with its module's name, "Module.View" [manifest-name]
    { "cells": ["Bundle"] }
      reuse.json:1:13: error: the type "Bundle" hides the Bundle that the generated file uses; rename the class [manifest-name]
    """#
  )
}
