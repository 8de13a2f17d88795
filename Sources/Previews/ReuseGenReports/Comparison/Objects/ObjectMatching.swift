/// Which objects of two documents are the same: by their identifiers, and by what they are where identifiers changed.
struct ObjectMatching: Sendable {
  private(set) var newByOld: [String: String] = [:]
  private(set) var oldByNew: [String: String] = [:]

  /// The number of resemblances that were computed: the work that can grow faster than the documents.
  private(set) var resemblances = 0

  init(_ old: ObjectTree, _ new: ObjectTree) {
    for id in old.order where old[id]?.kind == new[id]?.kind { match(id, id) }
    if oldByNew.count == new.order.count || newByOld.count == old.order.count { return }
    matchEqual(old, new)
    matchRoles(old, new)
    matchSimilar(old, new)
  }

  /// The number of pairs with different identifiers.
  var renamedCount: Int { newByOld.count { $0.key != $0.value } }

  private mutating func match(_ old: String, _ new: String) {
    newByOld[old] = new
    oldByNew[new] = old
  }

  /// Matches objects whose properties and content are equal.
  private mutating func matchEqual(_ old: ObjectTree, _ new: ObjectTree) {
    let (oldSignatures, newSignatures) = (Signatures(old), Signatures(new))
    var candidates: [Int: [String]] = [:]
    for id in old.order.reversed() where newByOld[id] == nil { candidates[oldSignatures[id], default: []].append(id) }
    for id in new.order where oldByNew[id] == nil {
      if let same = candidates[newSignatures[id]]?.popLast() { match(same, id) }
    }
  }

  /// Matches what has the same role in matched objects: content views, navigation items.
  private mutating func matchRoles(_ old: ObjectTree, _ new: ObjectTree) {
    // The lists end with the first object, which is matched first.
    var candidates: [Role: [String]] = [:]
    for id in old.order.reversed() where newByOld[id] == nil {
      guard let object = old[id], let parent = object.parent else { continue }
      candidates[Role(parent: parent, list: object.list, kind: object.kind), default: []].append(id)
    }
    for id in new.order where oldByNew[id] == nil {
      guard let object = new[id], object.hasRole, let parent = object.parent.flatMap({ oldByNew[$0] }) else { continue }
      let role = Role(parent: parent, list: object.list, kind: object.kind)
      if let same = candidates[role]?.popLast() { match(same, id) }
    }
  }

  /// The place and the kind of an object in the old version.
  private struct Role: Hashable {
    let parent: String
    let list: String
    let kind: String
  }

  /// The number of unmatched objects of one kind in one parent among which similar ones are looked for.
  private static let limit = 100

  private mutating func matchSimilar(_ old: ObjectTree, _ new: ObjectTree) {
    var orphans: [Role: [InterfaceObject]] = [:]
    for id in old.order where newByOld[id] == nil {
      guard let object = old[id] else { continue }
      let role = Role(parent: object.parent ?? "", list: object.list, kind: object.kind)
      orphans[role, default: []].append(object)
    }
    for id in new.order where oldByNew[id] == nil {
      guard let object = new[id] else { continue }
      let parent = object.parent.map { oldByNew[$0] ?? "none" } ?? ""
      let role = Role(parent: parent, list: object.list, kind: object.kind)
      let candidates = (orphans[role] ?? []).prefix(Self.limit)
      resemblances += candidates.count
      let best = candidates.enumerated().map { ($0.offset, Self.resemblance($0.element, object)) }.max { $0.1 < $1.1 }
      guard let best, best.1 >= 0.6, let same = orphans[role]?.remove(at: best.0) else { continue }
      match(same.id, id)
    }
  }

  /// The properties by which users tell objects apart.
  private static let tellingNames = [
    "class", "storyboardIdentifier", "reuseIdentifier", "text", "title", "normal.title", "placeholder",
  ]

  /// How alike two objects are: the part of their properties that are equal, more with the same name, less with
  /// another.
  static func resemblance(_ old: InterfaceObject, _ new: InterfaceObject) -> Double {
    var (equal, count) = (0, new.properties.count)
    for (name, value) in old.properties {
      guard let other = new.properties[name] else {
        count += 1
        continue
      }
      if value == other { equal += 1 }
    }
    if count == 0 { return old.children.count == new.children.count ? 1 : 0 }
    var result = Double(equal) / Double(count)
    for name in tellingNames {
      guard let one = old.properties[name], let other = new.properties[name] else { continue }
      result += one == other ? 0.5 : -0.5
    }
    return result
  }
}

/// Numbers that are equal for objects with equal properties and content, whatever their identifiers are.
private struct Signatures {
  private var byID: [String: Int] = [:]

  init(_ tree: ObjectTree) {
    // Objects come before what they contain.
    for id in tree.order.reversed() {
      guard let object = tree[id] else { continue }
      var hasher = Hasher()
      hasher.combine(object.kind)
      hasher.combine(object.list)
      hasher.combine(object.properties.filter { tree[$0.value.canonical] == nil })
      hasher.combine(object.frame)
      for child in object.children { hasher.combine(byID[child]) }
      byID[id] = hasher.finalize()
    }
  }

  subscript(id: String) -> Int { byID[id] ?? 0 }
}
