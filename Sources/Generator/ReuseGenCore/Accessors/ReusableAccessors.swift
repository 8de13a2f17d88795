import ReuseGenMustache

/// Cells, headers, footers and supplementary views.
struct ReusableAccessors: AccessorKind {
  private let cells: [RecycledView]
  private let views: [RecycledView]
  private let cellConformances: [Conformance]
  private let viewConformances: [Conformance]

  init(_ input: AccessorInput) {
    let resolved = input.resolved
    cells = resolved.cells.map { RecycledView($0, input) }
    views = resolved.views.compactMap { RecycledView($0, input) }
    cellConformances = resolved.cells.filter(input.plan.writesConformance).map { Conformance(of: $0, input) }
    viewConformances = resolved.views.filter(input.plan.writesConformance).map { Conformance(of: $0, input) }
  }

  var accessors: [RecycledAccessor] { (cells + views).map(\.accessor) }

  var context: [String: MustacheValue] {
    let all = cells + views
    return [
      "hasCells": .bool(!cells.isEmpty),
      "cellConformances": .list(cellConformances),
      "cellContainers": Self.containers(cells),
      "cells": .list(cells),
      "hasViews": .bool(!viewConformances.isEmpty || !views.isEmpty),
      "hasReusableViews": .bool(!views.isEmpty),
      "viewConformances": .list(viewConformances),
      "viewContainers": Self.containers(views),
      "views": .list(views),
      "reusables": .list(all),
      "tableCells": .list(cells.filter { $0.container == .table }),
      "collectionCells": .list(cells.filter { $0.container == .collection }),
      "hasInitialPrototypes": .bool(all.contains { $0.isInInitialScene }),
      "registeredInTables": Self.registered(all, in: .table),
      "registeredInCollections": Self.registered(all, in: .collection),
      "groups": Self.groups(of: all),
    ]
  }

  /// The views by the container that recycles them, for one extension each.
  private static func containers(_ views: [RecycledView]) -> MustacheValue {
    let containers: [(Container, String)] = [(.table, "UITableView"), (.collection, "UICollectionView")]
    return .array(
      containers.compactMap { container, type in
        let own = views.filter { $0.container == container }
        guard !own.isEmpty else { return nil }
        return ["container": .string(type), "reusables": .list(own)]
      }
    )
  }

  /// The groups in the order of their first entries, each with the views to register.
  private static func groups(of views: [RecycledView]) -> MustacheValue {
    var names: [String] = []
    var members: [String: [RecycledView]] = [:]
    for view in views {
      for name in view.groups {
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
          "hasTables": .bool(views.contains { $0.container == .table }),
          "hasCollections": .bool(views.contains { $0.container == .collection }),
        ]
      }
    )
  }

  private static func registered(_ views: [RecycledView], in container: Container) -> MustacheValue {
    .list(views.filter { $0.container == container && $0.isRegisteredByCode })
  }
}
