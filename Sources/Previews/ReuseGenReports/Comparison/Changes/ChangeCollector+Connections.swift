import ReuseGenXML

extension ChangeCollector {
  mutating func collectConnections() {
    var before = old.tree.order.flatMap { old.tree[$0]?.connections ?? [] }
    var after = new.tree.order.flatMap { new.tree[$0]?.connections ?? [] }
    removeEqual(&before, &after)
    // From the last to the first, so that the first is taken from the end.
    var places: [ConnectionKey: [Int]] = [:]
    for (place, connection) in before.enumerated().reversed() {
      guard let owner = matching.newByOld[connection.owner] else { continue }
      for key in Self.keys(of: connection, owner: owner) { places[key, default: []].append(place) }
    }
    var taken: Set<Int> = []
    for connection in after {
      let found = Self.keys(of: connection, owner: connection.owner).compactMap { key -> Int? in
        while let last = places[key]?.last, taken.contains(last) { places[key]?.removeLast() }
        return places[key]?.last
      }
      if let place = found.min() {
        taken.insert(place)
        addChange(before[place], connection)
      } else {
        addNew(connection)
      }
    }
    for (place, connection) in before.enumerated() where !taken.contains(place) { addGone(connection) }
  }

  /// A property that two versions of a connection share: the identifier, or the name of an outlet or a segue.
  private struct ConnectionKey: Hashable {
    let kind: InterfaceConnection.Kind
    /// The owner in the new version.
    let owner: String
    var id: String?
    var name: String?
  }

  private static func keys(of connection: InterfaceConnection, owner: String) -> [ConnectionKey] {
    var keys: [ConnectionKey] = []
    if let id = connection.id { keys.append(ConnectionKey(kind: connection.kind, owner: owner, id: id)) }
    if connection.kind == .outlet || connection.kind == .segue, !connection.name.isEmpty {
      keys.append(ConnectionKey(kind: connection.kind, owner: owner, name: connection.name))
    }
    return keys
  }

  /// A connection as the new version would state it.
  private func renamed(_ connection: InterfaceConnection) -> InterfaceConnection {
    var renamed = connection
    renamed.owner = matching.newByOld[connection.owner] ?? "old \(connection.owner)"
    renamed.destination = matching.newByOld[connection.destination] ?? connection.destination
    return renamed
  }

  private func removeEqual(_ before: inout [InterfaceConnection], _ after: inout [InterfaceConnection]) {
    var counts: [InterfaceConnection.Statement: Int] = [:]
    for connection in after { counts[connection.statement, default: 0] += 1 }
    var common: [InterfaceConnection.Statement: Int] = [:]
    before = before.filter { connection in
      let statement = renamed(connection).statement
      guard counts[statement, default: 0] > common[statement, default: 0] else { return true }
      common[statement, default: 0] += 1
      return false
    }
    after = after.filter { connection in
      guard common[connection.statement, default: 0] > 0 else { return true }
      common[connection.statement, default: 0] -= 1
      return false
    }
  }

  private mutating func addNew(_ connection: InterfaceConnection) {
    let isInside =
      matching.oldByNew[connection.owner] == nil && addedRoot(connection.owner) == addedRoot(connection.destination)
    if isInside { return }
    let detail = "to \(new.names[connection.destination])"
    add(
      .connection,
      .stated(detail),
      of: name(connection, in: new),
      at: .new(connection.owner),
      nil,
      connection.location
    )
  }

  private mutating func addGone(_ connection: InterfaceConnection) {
    let isInside =
      matching.newByOld[connection.owner] == nil
      && removedRoot(connection.owner) == removedRoot(connection.destination)
    if isInside { return }
    let side = matching.newByOld[connection.owner].map(Side.new) ?? .old(connection.owner)
    add(.connection, .gone, of: name(connection, in: old), at: side, connection.location, nil)
  }

  private mutating func addChange(_ before: InterfaceConnection, _ after: InterfaceConnection) {
    let subject = name(before, in: old)
    let (old, new) = (self.old.names, self.new.names)
    func add(_ kind: Change.Kind) {
      self.add(.connection, kind, of: subject, at: .new(after.owner), before.location, after.location)
    }
    if matching.newByOld[before.destination] != after.destination {
      add(.redirected(from: old[before.destination], to: new[after.destination]))
    }
    if before.name != after.name {
      let words =
        ["outlet": "property", "action": "selector", "segue": "identifier"][before.kind.rawValue] ?? "property"
      add(.value(name: words, old: Self.stated(before.name), new: Self.stated(after.name)))
    }
    for name in Set(before.details.keys).union(after.details.keys).sorted()
    where before.details[name] != after.details[name] {
      add(.value(name: name, old: before.details[name], new: after.details[name]))
    }
  }

  private static func stated(_ name: String) -> String? { name.isEmpty ? nil : name }

  /// The outermost new object around one; `nil` if it isn't new.
  private func addedRoot(_ id: String) -> String? {
    Self.outermost(id, in: new.tree) { matching.oldByNew[$0] == nil }
  }

  private func removedRoot(_ id: String) -> String? {
    Self.outermost(id, in: old.tree) { matching.newByOld[$0] == nil }
  }

  private static func outermost(_ id: String, in tree: ObjectTree, where isOne: (String) -> Bool) -> String? {
    var (found, next) = (String?.none, tree[id])
    while let object = next, isOne(object.id) {
      found = object.id
      next = object.parent.flatMap { tree[$0] }
    }
    return found
  }

  /// "outlet nameLabel", "action save: of button “Save”", "segue “detail”".
  private func name(_ connection: InterfaceConnection, in version: DocumentVersion) -> String {
    let owner = version.names[connection.owner]
    let parent = version.tree[connection.owner]?.parent.flatMap { version.tree[$0] }
    let isMain = parent?.kind == "scene" || connection.owner == "-1"
    switch connection.kind {
    case .outlet: return "outlet \(connection.name)" + (isMain ? "" : " of \(owner)")
    case .outletCollection: return "outlet collection \(connection.name)" + (isMain ? "" : " of \(owner)")
    case .action: return "action \(connection.name) of \(owner)"
    case .segue:
      let kind = connection.details["relationship"] ?? connection.details["kind"] ?? ""
      return (connection.name.isEmpty ? "\(kind) segue" : "segue “\(connection.name)”") + (isMain ? "" : " of \(owner)")
    }
  }
}
