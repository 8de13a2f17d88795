import ReuseGenMustache

/// The context that templates are given: an interface that users build on, written down in
/// Documentation/TemplateContext.md and checked by a snapshot.
///
/// Everything is text that can stand in Swift as it is: identifiers are literals in quotes, names are in
/// backticks where they must be, the access level ends in a blank where there is one.
enum TemplateContext {
  static func make(_ accessors: Accessors) -> MustacheValue {
    let cells = accessors.cells.reusables.map { Row($0, part: "Cells") }
    let views = accessors.views.reusables.map { Row($0, part: "Views") }
    let all = cells + views
    return [
      "manifest": .string(accessors.manifestName),
      "imports": .array(accessors.imports.map { .string($0) }),
      "access": .string(access(accessors.access)),
      "namespace": .string(SwiftIdentifier.declared(accessors.namespace)),
      "hasCells": .bool(!cells.isEmpty),
      "cellConformances": .array(accessors.cells.conformances.map { conformance($0, in: accessors) }),
      "cellContainers": containers(cells),
      "cells": .array(cells.map(\.value)),
      "hasViews": .bool(!accessors.views.conformances.isEmpty || !views.isEmpty),
      "viewConformances": .array(accessors.views.conformances.map { conformance($0, in: accessors) }),
      "viewContainers": containers(views),
      "views": .array(views.map(\.value)),
      "reusables": .array(all.map(\.value)),
      "aliases": .array(accessors.aliases.map { ["name": .string($0.name), "type": .string($0.type)] }),
      "nibs": .array(accessors.nibs.map(nib)),
      "hasScenes": .bool(!accessors.scenes.isEmpty),
      "sceneConformances": .array(accessors.sceneConformances.map { conformance($0, in: accessors) }),
      "scenes": .array(accessors.scenes.map(scene)),
      "segueControllers": .array(accessors.segues.map(segueGroup)),
      "registeredInTables": registered(all, in: .table),
      "registeredInCollections": registered(all, in: .collection),
    ]
  }

  private static func access(_ level: AccessLevel) -> String {
    level == .internal ? "" : level.rawValue + " "
  }

  private static func literal(_ text: String) -> MustacheValue { .string(SwiftLiteral.string(text)) }

  private static func optionalLiteral(_ text: String?) -> MustacheValue { text.map(literal) ?? .null }

  // MARK: Reusable views

  /// One reusable view, and the part of the catalogue in which it stands.
  private struct Row {
    var reusable: Accessors.Reusable
    var value: MustacheValue

    init(_ reusable: Accessors.Reusable, part: String) {
      self.reusable = reusable
      var members = TemplateContext.members(of: reusable)
      members["part"] = .string(part)
      value = .object(members)
    }
  }

  private static func members(of reusable: Accessors.Reusable) -> [String: MustacheValue] {
    var nibName: MustacheValue = .null
    var prototypeIn: MustacheValue = .null
    switch reusable.source {
    case .code: break
    case .nib(let name): nibName = literal(name)
    case .prototype(let storyboard): prototypeIn = literal(storyboard)
    }
    return [
      "type": .string(reusable.type),
      "catalogueType": .string(reusable.catalogueType),
      "name": .string(reusable.name.declaration),
      "reference": .string(reusable.name.reference),
      "suffix": .string(reusable.name.suffix),
      "identifier": literal(reusable.identifier),
      "identifierType": .string(reusable.kind == nil ? "ReuseIdentifier" : "SupplementaryIdentifier"),
      "receiver": .string(reusable.container == .table ? "tableView" : "collectionView"),
      "position": .string(position(of: reusable)),
      "kind": optionalLiteral(reusable.kind),
      "nibName": nibName,
      "prototypeIn": prototypeIn,
      "bundle": .string(reusable.bundle),
      "isPlain": .bool(reusable.source == .code && reusable.kind == nil),
      "isIndexed": .bool(!reusable.isHeaderOrFooter),
      "isRegistered": .bool(reusable.isRegisteredByCode),
    ]
  }

  private static func position(of reusable: Accessors.Reusable) -> String {
    if reusable.kind != nil { return "the section" }
    return reusable.container == .table ? "the row" : "the item"
  }

  /// The rows by the container that recycles them, for one extension each.
  private static func containers(_ rows: [Row]) -> MustacheValue {
    let containers: [(Container, String)] = [(.table, "UITableView"), (.collection, "UICollectionView")]
    return .array(
      containers.compactMap { container, type in
        let own = rows.filter { $0.reusable.container == container }
        guard !own.isEmpty else { return nil }
        return ["container": .string(type), "reusables": .array(markingFirst(own))]
      }
    )
  }

  private static func markingFirst(_ rows: [Row]) -> [MustacheValue] {
    rows.enumerated().map { index, row in
      guard case .object(var members) = row.value else { return row.value }
      members["isFirst"] = .bool(index == 0)
      return .object(members)
    }
  }

  private static func registered(_ rows: [Row], in container: Container) -> MustacheValue {
    .array(rows.filter { $0.reusable.container == container && $0.reusable.isRegisteredByCode }.map(\.value))
  }

  // MARK: Conformances, nibs, scenes

  private static func conformance(_ conformance: Accessors.Conformance, in accessors: Accessors) -> MustacheValue {
    [
      "access": .string(access(conformance.access ?? accessors.access)),
      "bundle": .string(conformance.bundle),
      "type": .string(conformance.type),
      "mixins": conformance.mixins.isEmpty ? .null : .string(conformance.mixins.joined(separator: ", ")),
      "reuseIdentifier": optionalLiteral(conformance.reuseIdentifier),
      "nibName": optionalLiteral(conformance.nib?.nibName),
      "sceneIdentifier": optionalLiteral(conformance.sceneIdentifier),
      "storyboard": optionalLiteral(conformance.storyboard?.storyboard),
    ]
  }

  private static func nib(_ nib: Accessors.Nib) -> MustacheValue {
    [
      "name": .string(nib.name.declaration),
      "reference": .string(nib.name.reference),
      "type": .string(nib.type),
      "nibName": literal(nib.nibName),
      "bundle": .string(nib.bundle),
    ]
  }

  private static func scene(_ scene: Accessors.Scene) -> MustacheValue {
    [
      "name": .string(scene.name.declaration),
      "reference": .string(scene.name.reference),
      "type": .string(scene.type),
      "catalogueType": .string(scene.catalogueType),
      "storyboard": literal(scene.storyboard),
      "identifier": optionalLiteral(scene.identifier),
      "bundle": .string(scene.bundle),
    ]
  }

  // MARK: Segues

  private static func segueGroup(_ group: Accessors.SegueGroup) -> MustacheValue {
    [
      "name": .string(group.name.declaration),
      "type": .string(group.type),
      "segues": .array(
        group.segues.map { segue in
          [
            "name": .string(segue.name.declaration),
            "reference": .string(segue.name.reference),
            "controller": .string(group.name.reference),
            "access": .string(access(segue.access)),
            "identifier": literal(segue.identifier),
            "source": .string(segue.source),
            "destination": .string(segue.destination),
            "catalogueSource": .string(segue.catalogueSource),
            "catalogueDestination": .string(segue.catalogueDestination),
          ]
        }
      ),
    ]
  }
}

extension Accessors.Reusable {
  /// Whether code registers the view; a storyboard registers its prototypes itself.
  fileprivate var isRegisteredByCode: Bool {
    if case .prototype = source { false } else { true }
  }
}
