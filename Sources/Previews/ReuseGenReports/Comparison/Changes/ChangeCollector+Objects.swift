import ReuseGenBasics
import ReuseGenXML

extension ChangeCollector {
  mutating func collectObject(new id: String) {
    guard let object = new.tree[id] else { return }
    guard let oldID = matching.oldByNew[id], let before = old.tree[oldID] else { return collectAdded(object) }
    collectProperties(before, object)
    collectLocation(before, object)
    if object.kind != "scene" { collectFrame(before, object) }
    collectOrder(of: object, before)
  }

  private mutating func collectAdded(_ object: InterfaceObject) {
    // Objects inside a new object come with it.
    if let parent = object.parent, matching.oldByNew[parent] == nil { return }
    if Self.isCompanion(object) { return }
    let kind = Change.Kind.added(contents: new.tree.count(inside: object.id))
    add(.identity, kind, of: new.names[object.id], at: .new(object.id), nil, object.location)
  }

  mutating func collectRemoved() {
    for id in old.tree.order where matching.newByOld[id] == nil {
      guard let object = old.tree[id], !Self.isCompanion(object) else { continue }
      if let parent = object.parent, matching.newByOld[parent] == nil { continue }
      let kind = Change.Kind.removed(contents: old.tree.count(inside: id))
      add(.identity, kind, of: old.names[id], at: .old(id), object.location, nil)
    }
  }

  /// Whether Interface Builder adds an object to another one by itself.
  private static func isCompanion(_ object: InterfaceObject) -> Bool {
    ["viewControllerLayoutGuide", "viewLayoutGuide", "placeholder"].contains(object.kind)
  }

  // MARK: Properties

  private mutating func collectProperties(_ before: InterfaceObject, _ object: InterfaceObject) {
    for name in Set(before.properties.keys).union(object.properties.keys).sorted() {
      let values = (before.properties[name], object.properties[name])
      if values.0 == values.1 || refersToSame(values.0, values.1) { continue }
      let kind = Change.Kind.value(name: name, old: values.0?.words, new: values.1?.words)
      let category = PropertyWords.category(of: name)
      add(category, kind, of: subject(before, object, name), at: .new(object.id), before.location, object.location)
    }
  }

  /// A text that changes names its object by what remains, or by the old text.
  private func subject(_ before: InterfaceObject, _ object: InterfaceObject, _ name: String) -> String {
    let isName = before.properties[name].map { old.names[before.id].contains(PropertyWords.quoted($0.words)) } ?? false
    return isName || renames(before, object) ? old.names[before.id] : new.names[object.id]
  }

  /// Whether a change of text changes the object's name. All its sentences use the old one.
  private func renames(_ before: InterfaceObject, _ object: InterfaceObject) -> Bool {
    old.names[before.id] != new.names[object.id]
  }

  private func refersToSame(_ old: PropertyValue?, _ new: PropertyValue?) -> Bool {
    guard let old, let new else { return false }
    if matching.newByOld[old.canonical] == new.canonical { return true }
    // The references of variations.
    return renamed(old.canonical) == new.canonical
  }

  /// A text with the new identifiers of the objects that it names.
  private func renamed(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while !rest.isEmpty {
      let word = rest.prefix(while: Self.isOfIdentifier)
      if !word.isEmpty { result += matching.newByOld[String(word)] ?? String(word) }
      rest = rest[word.endIndex...]
      let other = rest.prefix { !Self.isOfIdentifier($0) }
      result += other
      rest = rest[other.endIndex...]
    }
    return result
  }

  private static func isOfIdentifier(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber) || character == "-" || character == "_"
  }

  // MARK: Places

  private mutating func collectLocation(_ before: InterfaceObject, _ object: InterfaceObject) {
    guard let oldParent = before.parent, let parent = object.parent else { return }
    if matching.newByOld[oldParent] == parent { return collectRole(before, object) }
    let kind = Change.Kind.moved(from: old.names.place(oldParent), into: new.names.place(parent))
    add(.appearance, kind, of: old.names[before.id], at: .new(object.id), before.location, object.location)
  }

  /// A bar button item on the other side, a header that is a footer. The only item of a list may stand there or alone:
  /// `rightBarButtonItems` or `rightBarButtonItem`.
  private mutating func collectRole(_ before: InterfaceObject, _ object: InterfaceObject) {
    let lists = [before.list, object.list].map { $0.hasSuffix("s") ? String($0.dropLast()) : $0 }
    guard lists[0] != lists[1], before.hasRole || object.hasRole else { return }
    let kind = Change.Kind.value(
      name: "role",
      old: PropertyWords.separated(before.list),
      new: PropertyWords.separated(object.list)
    )
    add(.appearance, kind, of: old.names[before.id], at: .new(object.id), before.location, object.location)
  }

  private mutating func collectFrame(_ before: InterfaceObject, _ object: InterfaceObject) {
    guard let stated = before.frame, let newStated = object.frame,
      before.parent.flatMap({ matching.newByOld[$0] }) == object.parent
    else { return }
    let seen = (old.frames[before.id] ?? stated, new.frames[object.id] ?? newStated)
    if seen.0.isNear(seen.1) {
      if stated != newStated { rewrites.add(1, .frames) }
      return
    }
    let kind = Change.Kind.frame(old: seen.0, new: seen.1)
    add(.appearance, kind, of: old.names[before.id], at: .new(object.id), before.location, object.location)
  }

  /// Lists the fewest objects whose move makes the new order, where it is seen; counts it elsewhere.
  private mutating func collectOrder(of object: InterfaceObject, _ before: InterfaceObject) {
    let lists = Dictionary(grouping: object.children) { new.tree[$0]?.list ?? "" }
    for (list, ids) in lists.sorted(by: { $0.key < $1.key }) {
      let kept = ids.filter { id in matching.oldByNew[id].map { old.tree[$0]?.parent == before.id } ?? false }
      let known = Set(kept)
      let oldOrder = before.children.compactMap { matching.newByOld[$0] }.filter { known.contains($0) }
      if oldOrder == kept { continue }
      guard InterfaceObject.isOrdered(list) else {
        rewrites.add(1, .order)
        continue
      }
      let oldPlaces = Dictionary(uniqueKeysWithValues: oldOrder.enumerated().map { ($1, $0) })
      let staying = Set(Self.longestIncreasing(kept.map { oldPlaces[$0] ?? 0 }))
      for (place, id) in kept.enumerated() {
        guard let oldPlace = oldPlaces[id], !staying.contains(oldPlace), let child = new.tree[id] else { continue }
        let kind = Change.Kind.reordered(from: oldPlace + 1, to: place + 1, count: kept.count)
        let name = matching.oldByNew[id].map { old.names[$0] } ?? new.names[id]
        add(.appearance, kind, of: name, at: .new(id), nil, child.location)
      }
    }
  }

  /// The values of a longest increasing subsequence.
  static func longestIncreasing(_ values: [Int]) -> [Int] {
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: values.count)
    for (index, value) in values.enumerated() {
      let length = ends.indices.partitionIndex { values[ends[$0]] >= value }
      previous[index] = length > 0 ? ends[length - 1] : nil
      if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    var result: [Int] = []
    var next = ends.last
    while let index = next {
      result.append(values[index])
      next = previous[index]
    }
    return result.reversed()
  }
}
