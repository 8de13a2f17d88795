import ReuseGenMustache

/// Cells, headers, footers and supplementary views.
struct ReusableAccessors: AccessorKind {
  private let cells: [Reusable]
  private let views: [Reusable]
  private let cellConformances: [Conformance]
  private let viewConformances: [Conformance]

  /// A view that several lists share: a manifest can have many entries.
  private final class Reusable: Sendable {
    let view: ReusableView

    init(_ view: ReusableView) { self.view = view }
  }

  init(_ translation: Translation) {
    let resolved = translation.resolved
    cells = resolved.cells.map { Reusable(ReusableView($0, translation)) }
    views = resolved.views.compactMap { ReusableView($0, translation).map { Reusable($0) } }
    cellConformances = resolved.cells.filter { translation.conforms($0.entry) }
      .map { Self.conformance(of: $0, translation) }
    viewConformances = resolved.views.filter { translation.conforms($0.entry) }
      .map { Self.conformance(of: $0, translation) }
  }

  var context: [String: MustacheValue] {
    let all = cells + views
    return [
      "hasCells": .bool(!cells.isEmpty),
      "cellConformances": .list(cellConformances, \.value),
      "cellContainers": Self.containers(cells),
      "cells": Self.list(cells),
      "hasViews": .bool(!viewConformances.isEmpty || !views.isEmpty),
      "hasReusableViews": .bool(!views.isEmpty),
      "viewConformances": .list(viewConformances, \.value),
      "viewContainers": Self.containers(views),
      "views": Self.list(views),
      "reusables": Self.list(all),
      "tableCells": Self.list(cells.filter { $0.view.container == .table }),
      "collectionCells": Self.list(cells.filter { $0.view.container == .collection }),
      "hasInitialPrototypes": .bool(all.contains { $0.view.isInInitialScene }),
      "registeredInTables": Self.registered(all, in: .table),
      "registeredInCollections": Self.registered(all, in: .collection),
      "groups": Self.groups(of: all),
    ]
  }

  private static func list(_ views: [Reusable]) -> MustacheValue { .list(views) { $0.view.value } }

  /// The views by the container that recycles them, for one extension each.
  private static func containers(_ views: [Reusable]) -> MustacheValue {
    let containers: [(Container, String)] = [(.table, "UITableView"), (.collection, "UICollectionView")]
    return .array(
      containers.compactMap { container, type in
        let own = views.filter { $0.view.container == container }
        guard !own.isEmpty else { return nil }
        return ["container": .string(type), "reusables": list(own)]
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
    list(views.filter { $0.view.container == container && $0.view.isRegisteredByCode })
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
