extension ManifestKeys {
  /// The remedy for a key that documents, UIKit or other tools have; `nil` if it isn't one of theirs.
  static func advice(for key: String, in part: ManifestPart) -> String? {
    let word = key.lowercased().filter { $0 != "_" && $0 != "-" }
    guard let found = otherNames[word] else { return part == .manifest ? advice[word] : nil }
    return names(of: part).contains(found) ? didYouMean(found) : nil
  }

  private static let otherNames = [
    "class": "type", "classname": "type", "customclass": "type", "cellclass": "type",
    "id": "identifier", "reuseid": "identifier", "reuseidentifier": "identifier", "cellidentifier": "identifier",
    "storyboardid": "identifier", "storyboardidentifier": "identifier", "sceneidentifier": "identifier",
    "nibname": "nib", "xib": "nib", "xibname": "nib", "storyboardname": "storyboard", "elementkind": "kind",
    "container": "in", "accessor": "name", "tablecells": "cells", "tableviewcells": "cells",
    "collectioncells": "cells", "collectionviewcells": "cells", "reusables": "cells", "headers": "views",
    "footers": "views", "supplementaryviews": "views", "viewcontrollers": "scenes", "controllers": "scenes",
    "accesslevel": "access", "publicaccess": "access", "enumname": "namespace", "disabledrules": "rules",
    "optinrules": "rules", "onlyrules": "rules", "included": "interfaceBuilder", "inputs": "interfaceBuilder",
    "documents": "interfaceBuilder", "outputs": "templates", "xcodeproj": "project",
  ]

  private static let advice = [
    "storyboards": "list each controller that code makes in \"scenes\"",
    "nibs": "list the class in \"cells\" or \"views\", with \"nib\": true",
    "xibs": "list the class in \"cells\" or \"views\", with \"nib\": true",
    "ib": "list classes in \"cells\", \"views\" and \"scenes\", or draft the manifest with reusegen init",
    "segues": "remove it: those of the storyboards that \"scenes\" name get accessors",
    "excluded": "list the folders that count in \"interfaceBuilder\" and \"sources\"",
    "exclude": "list the folders that count in \"interfaceBuilder\" and \"sources\"",
    "images": noAccessors, "colors": noAccessors, "fonts": noAccessors, "strings": noAccessors, "files": noAccessors,
    "xcassets": noAccessors,
  ]

  private static let noAccessors = "remove it: only cells, views and scenes get accessors"
}
