import ReuseGenMustache

/// The keys of the template's context, with which a template is checked before it is rendered. A test compares them
/// with a context that has an element in each list.
enum TemplateShape {
  static let keys: [String: MustacheShape] = [
    "manifest": .value, "imports": .value, "modules": .list(["name", "access", "isPackage"]), "access": .value,
    "namespace": .value, "usesResourceBundle": .value, "catalog": .value, "module": .value,
    "library": LibraryNames.shape,
    "cells": reusables, "views": reusables, "reusables": reusables, "tableCells": reusables,
    "collectionCells": reusables, "registeredInTables": reusables, "registeredInCollections": reusables,
    "cellContainers": .list(["container"], ["reusables": reusables]),
    "viewContainers": .list(["container"], ["reusables": reusables]),
    "groups": .list(
      ["name", "rawName", "hasTables", "hasCollections"],
      ["registeredInTables": reusables, "registeredInCollections": reusables]
    ),
    "cellConformances": .list(Conformance.keys.names), "viewConformances": .list(Conformance.keys.names),
    "sceneConformances": .list(Conformance.keys.names),
    "aliases": .list(["name", "type", "access", "available"]),
    "nibs": .list(NibAccessors.Nib.keys.names),
    "scenes": scenes,
    "storyboards": .list(SceneAccessors.Storyboard.keys.names, ["scenes": scenes]),
    "segueControllers": .list(
      SegueAccessors.Group.keys.names,
      ["segues": .list(SegueAccessors.Segue.keys.names)]
    ),
    "hasCells": .value, "hasViews": .value, "hasReusableViews": .value, "hasNibs": .value, "hasScenes": .value,
    "hasSegues": .value, "hasInitialPrototypes": .value,
  ]

  private static let reusables = MustacheShape.list(
    RecycledView.keys.names,
    ["groups": .list(RecycledView.GroupName.keys.names)]
  )
  private static let scenes = MustacheShape.list(SceneAccessors.Scene.keys.names)
}

extension MustacheShape {
  /// The elements of a list: the keys of their values, and of their own lists.
  fileprivate static func list(_ keys: [String], _ lists: [String: MustacheShape] = [:]) -> MustacheShape {
    let values = (keys + ["isFirst", "isLast"]).map { ($0, MustacheShape.value) }
    return .object(Dictionary(uniqueKeysWithValues: values).merging(lists) { _, list in list })
  }
}
