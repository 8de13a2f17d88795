extension ChangeCollector {
  mutating func collectSettings() {
    let (before, after) = (old.tree.settings, new.tree.settings)
    for name in Set(before.keys).union(after.keys).sorted() where before[name] != after[name] {
      if name == "initialViewController" {
        collectInitial(before[name]?.canonical, after[name]?.canonical)
      } else {
        let kind = Change.Kind.value(name: name, old: before[name]?.words, new: after[name]?.words)
        addSetting(.other, kind, of: "document")
      }
    }
  }

  private mutating func collectInitial(_ before: String?, _ after: String?) {
    if let before, let after, matching.newByOld[before] == after { return }
    func title(_ id: String?, _ version: DocumentVersion) -> String {
      guard let id else { return "none" }
      let scene = version.tree.enclosing(id) { $0.kind == "scene" }
      return scene.map { version.names.title(ofScene: $0.id) } ?? "none"
    }
    addSetting(.connection, .redirected(from: title(before, old), to: title(after, new)), of: "the initial arrow")
  }

  mutating func countRewrites() {
    rewrites.add(matching.renamedCount, .identifiers)
    countNotes()
    let (before, after) = (old.tree.notes, new.tree.notes)
    for name in Set(before.keys).union(after.keys) where before[name] != after[name] {
      rewrites.add(1, ["<resources>", "<designables>", "<classes>"].contains(name) ? .resources : .settings)
    }
    if old.tree.topLevelOrder(through: matching.newByOld) != new.tree.topLevelOrder(through: keyed(matching.oldByNew)) {
      rewrites.add(1, .order)
    }
    for (oldID, id) in matching.newByOld {
      guard let one = old.tree[oldID], let other = new.tree[id] else { continue }
      let constraints = (one.constraints.map(\.id), other.constraints.map(\.id))
      if constraints.0 != constraints.1, constraints.0.sorted() == constraints.1.sorted() { rewrites.add(1, .order) }
      let connections = (one.connections.map(\.id), other.connections.map(\.id))
      if connections.0 != connections.1, Set(connections.0) == Set(connections.1) { rewrites.add(1, .order) }
    }
  }

  private mutating func countNotes() {
    for (oldID, id) in matching.newByOld {
      guard let before = old.tree[oldID]?.notes, let after = new.tree[id]?.notes, before != after else { continue }
      rewrites.add(Set(before.keys).union(after.keys).count { before[$0] != after[$0] }, .notes)
    }
  }
}

/// Each key by itself.
private func keyed(_ names: [String: String]) -> [String: String] {
  Dictionary(uniqueKeysWithValues: names.keys.map { ($0, $0) })
}

extension ObjectTree {
  /// The outermost objects that both versions have, under their new identifiers.
  fileprivate func topLevelOrder(through names: [String: String]) -> [String] {
    order.filter { self[$0]?.parent == nil }.compactMap { names[$0] }
  }
}
