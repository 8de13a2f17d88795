import ReuseGenMustache

/// The keys of the template's context, with which a template is checked before it is rendered. A test compares them
/// with a context that has an element in each list.
enum TemplateShape {
  static let keys: [String: MustacheShape] = [
    "manifest": .value, "imports": .value, "modules": .list(["name"]), "access": .value, "namespace": .value,
    "usesResourceBundle": .value, "catalog": .value, "module": .value,
    "cells": .list(reusable), "views": .list(reusable), "reusables": .list(reusable),
    "cellContainers": .list(["container"], ["reusables": .list(reusable)]),
    "viewContainers": .list(["container"], ["reusables": .list(reusable)]),
    "registeredInTables": .list(reusable), "registeredInCollections": .list(reusable),
    "groups": .list(
      ["name", "rawName", "hasTables", "hasCollections"],
      ["registeredInTables": .list(reusable), "registeredInCollections": .list(reusable)]
    ),
    "cellConformances": .list(conformance), "viewConformances": .list(conformance),
    "sceneConformances": .list(conformance),
    "aliases": .list(["name", "type", "access"]),
    "nibs": .list(nib),
    "scenes": .list(scene),
    "storyboards": .list(["storyboard", "rawStoryboard"], ["scenes": .list(scene)]),
    "segueControllers": .list(["name", "rawName", "type"], ["segues": .list(segue)]),
    "hasCells": .value, "hasViews": .value, "hasReusableViews": .value, "hasNibs": .value, "hasScenes": .value,
    "hasSegues": .value, "hasInitialPrototypes": .value, "tableCells": .list(reusable),
    "collectionCells": .list(reusable),
  ]

  static let reusable = [
    "type", "catalogType", "name", "rawName", "reference", "suffix", "identifier", "rawIdentifier", "identifierType",
    "part", "receiver", "position", "kind", "rawKind", "nibName", "rawNibName", "prototypeIn", "rawPrototypeIn",
    "bundle",
    "isPlain", "isIndexed", "isRegistered", "outlets", "prototypeScene", "isInInitialScene",
  ]
  static let conformance = [
    "access", "bundle", "type", "mixins", "reuseIdentifier", "rawReuseIdentifier", "nibName", "rawNibName",
    "sceneIdentifier", "rawSceneIdentifier", "storyboard", "rawStoryboard", "isPlain",
  ]
  static let nib = [
    "name", "rawName", "reference", "type", "nibName", "rawNibName", "bundle", "outlets", "isOwner",
    "isStandaloneOwner",
  ]
  static let scene = [
    "name", "rawName", "reference", "type", "catalogType", "storyboard", "rawStoryboard", "identifier",
    "rawIdentifier", "bundle", "outlets",
  ]
  static let segue = [
    "name", "rawName", "reference", "controller", "access", "identifier", "rawIdentifier", "source", "destination",
    "catalogSource", "catalogDestination", "scene",
  ]
}

extension MustacheShape {
  /// The elements of a list: the keys of their values, and of their own lists.
  fileprivate static func list(_ keys: [String], _ lists: [String: MustacheShape] = [:]) -> MustacheShape {
    var shape = lists
    for key in keys + ["isFirst", "isLast"] { shape[key] = .value }
    if keys.contains("identifierType") { shape["groups"] = .list(["name", "rawName"]) }
    return .object(shape)
  }
}
