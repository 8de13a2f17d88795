import ReuseGenMustache

/// Cells, headers, footers and supplementary views.
struct ReusableAccessors: AccessorKind {
  private let cells: [Reusable]
  private let views: [Reusable]
  private let cellConformances: [MustacheValue]
  private let viewConformances: [MustacheValue]

  /// A view and its value in the context, which all lists share: a manifest can have many entries.
  private struct Reusable: Sendable {
    let view: ReusableView
    let value: MustacheValue

    init(_ view: ReusableView) {
      self.view = view
      value = view.value
    }
  }

  init(_ translation: Translation) {
    let resolved = translation.resolved
    cells = resolved.cells.map { Reusable(ReusableView($0, translation)) }
    views = resolved.views.compactMap { ReusableView($0, translation).map(Reusable.init) }
    cellConformances = resolved.cells.filter { translation.conforms($0.entry) }
      .map { Self.conformance(of: $0, translation).value }
    viewConformances = resolved.views.filter { translation.conforms($0.entry) }
      .map { Self.conformance(of: $0, translation).value }
  }

  var context: [String: MustacheValue] {
    let all = cells + views
    return [
      "hasCells": .bool(!cells.isEmpty),
      "cellConformances": .array(cellConformances),
      "cellContainers": Self.containers(cells),
      "cells": .array(cells.map(\.value)),
      "hasViews": .bool(!viewConformances.isEmpty || !views.isEmpty),
      "hasReusableViews": .bool(!views.isEmpty),
      "viewConformances": .array(viewConformances),
      "viewContainers": Self.containers(views),
      "views": .array(views.map(\.value)),
      "reusables": .array(all.map(\.value)),
      "tableCells": .array(cells.filter { $0.view.container == .table }.map(\.value)),
      "collectionCells": .array(cells.filter { $0.view.container == .collection }.map(\.value)),
      "hasInitialPrototypes": .bool(all.contains { $0.view.isInInitialScene }),
      "registeredInTables": Self.registered(all, in: .table),
      "registeredInCollections": Self.registered(all, in: .collection),
      "groups": Self.groups(of: all),
    ]
  }

  /// The views by the container that recycles them, for one extension each.
  private static func containers(_ views: [Reusable]) -> MustacheValue {
    let containers: [(Container, String)] = [(.table, "UITableView"), (.collection, "UICollectionView")]
    return .array(
      containers.compactMap { container, type in
        let own = views.filter { $0.view.container == container }
        guard !own.isEmpty else { return nil }
        return ["container": .string(type), "reusables": .array(own.map(\.value))]
      }
    )
  }

  /// The groups in the order of their first entries, each with the views to register.
  private static func groups(of views: [Reusable]) -> MustacheValue {
    var names: [String] = []
    var members: [String: [Reusable]] = [:]
    for view in views {
      for name in view.view.groups {
        if members[name] == nil { names.append(name) }
        members[name, default: []].append(view)
      }
    }
    return .array(
      names.map { name in
        let views = members[name] ?? []
        return [
          "name": .string(SwiftIdentifier.declared(name)),
          "rawName": .string(name),
          "registeredInTables": registered(views, in: .table),
          "registeredInCollections": registered(views, in: .collection),
          "hasTables": .bool(views.contains { $0.view.container == .table }),
          "hasCollections": .bool(views.contains { $0.view.container == .collection }),
        ]
      }
    )
  }

  private static func registered(_ views: [Reusable], in container: Container) -> MustacheValue {
    .array(views.filter { $0.view.container == container && $0.view.isRegisteredByCode }.map(\.value))
  }

  // MARK: Conformances

  private static func conformance(of cell: ResolvedCell, _ translation: Translation) -> Conformance {
    var conformance = Conformance(of: cell.entry, to: [cell.nib == nil ? "Reusable" : "NibReusable"], translation)
    conformance.reuseIdentifier = cell.entry.reuseIdentifier
    conformance.nibName = cell.nib?.name
    return conformance
  }

  private static func conformance(of view: ResolvedView, _ translation: Translation) -> Conformance {
    let isRecycled = view.role != .standalone
    let mixins =
      switch (isRecycled, view.nib != nil, view.entry.isOwner) {
      case (true, true, true): ["Reusable", "NibOwnerLoadable"]
      case (true, true, false): ["NibReusable"]
      case (true, false, _): ["Reusable"]
      case (false, _, true): ["NibOwnerLoadable"]
      case (false, _, false): ["NibLoadable"]
      }
    var conformance = Conformance(of: view.entry, to: mixins, translation)
    conformance.reuseIdentifier = isRecycled ? view.entry.reuseIdentifier : nil
    conformance.nibName = view.nib?.name
    return conformance
  }
}
