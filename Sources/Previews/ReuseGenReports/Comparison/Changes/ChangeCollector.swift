import ReuseGenXML

/// Collects the changes between two versions of a document, part by part.
struct ChangeCollector {
  let old: DocumentVersion
  let new: DocumentVersion
  let matching: ObjectMatching
  var rewrites = Rewrites()
  private var changes: [PartKey: [Change]] = [:]

  init(_ old: DocumentVersion, _ new: DocumentVersion) {
    self.old = old
    self.new = new
    matching = ObjectMatching(old.tree, new.tree)
  }

  /// A part, by the object in the new version that makes it one, or in the old version if it is gone.
  private struct PartKey: Hashable {
    let id: String?
    let isOld: Bool
  }

  /// An object of one of the versions.
  enum Side {
    case new(String)
    case old(String)
  }

  // MARK: Adding

  mutating func add(
    _ category: Change.Category,
    _ kind: Change.Kind,
    of subject: String,
    at side: Side,
    _ oldLocation: IBLocation?,
    _ newLocation: IBLocation?
  ) {
    let id =
      switch side {
      case .new(let id), .old(let id): id
      }
    let change = Change(
      category: category,
      subject: subject,
      objectID: id,
      kind: kind,
      oldLocation: oldLocation,
      newLocation: newLocation
    )
    changes[key(of: side), default: []].append(change)
  }

  /// Adds a change of the document as a whole.
  mutating func addSetting(_ category: Change.Category, _ kind: Change.Kind, of subject: String) {
    let change = Change(
      category: category,
      subject: subject,
      objectID: "",
      kind: kind,
      oldLocation: .start,
      newLocation: .start
    )
    changes[PartKey(id: nil, isOld: false), default: []].append(change)
  }

  private func key(of side: Side) -> PartKey {
    switch side {
    case .new(let id): PartKey(id: Self.part(of: id, in: new.tree) ?? "", isOld: false)
    case .old(let id):
      // A removed object belongs to the part that remains.
      if let part = Self.part(of: id, in: old.tree) {
        matching.newByOld[part].map { PartKey(id: $0, isOld: false) } ?? PartKey(id: part, isOld: true)
      } else {
        PartKey(id: "", isOld: false)
      }
    }
  }

  /// The nearest cell or scene around an object; `nil` in a nib.
  private static func part(of id: String, in tree: ObjectTree) -> String? {
    tree.enclosing(id) { object in
      object.kind == "scene"
        || (object.parent != nil && IBObjectType.category(of: object.kind).isReusableView
          && object.properties["reuseIdentifier"] != nil)
    }?.id
  }

  // MARK: The result

  var parts: [ComparedPart] {
    let newPlaces = Dictionary(uniqueKeysWithValues: new.tree.order.enumerated().map { ($1, $0) })
    let oldPlaces = Dictionary(uniqueKeysWithValues: old.tree.order.enumerated().map { ($1, $0) })
    func place(_ key: PartKey) -> (Int, Int) {
      guard let id = key.id else { return (-1, 0) }
      return key.isOld ? (.max, oldPlaces[id] ?? 0) : (newPlaces[id] ?? 0, 0)
    }
    return changes.keys.sorted { place($0) < place($1) }.map(part)
  }

  private func part(_ key: PartKey) -> ComparedPart {
    let sorted = (changes[key] ?? []).enumerated().sorted {
      ($0.element.category, $0.offset) < ($1.element.category, $1.offset)
    }.map(\.element)
    let (kind, title) = title(of: key)
    return ComparedPart(
      kind: kind,
      title: title,
      oldRoots: roots(of: key, in: old.tree, id: key.isOld ? key.id : key.id.flatMap { matching.oldByNew[$0] }),
      newRoots: roots(of: key, in: new.tree, id: key.isOld ? nil : key.id),
      changes: sorted
    )
  }

  private func title(of key: PartKey) -> (ComparedPart.Kind, String) {
    guard let id = key.id else { return (.document, "document") }
    let (tree, names) = key.isOld ? (old.tree, old.names) : (new.tree, new.names)
    guard let object = tree[id] else {
      let root = tree.order.first { $0.first != "-" && tree[$0]?.parent == nil && tree[$0]?.kind != "placeholder" }
      return (.nib, root.map { names[$0] } ?? "nib")
    }
    if object.kind == "scene" { return (.scene, names.title(ofScene: id)) }
    let scene = tree.enclosing(id) { $0.kind == "scene" }
    return (.cell, names[id] + (scene.map { " in \(names.title(ofScene: $0.id))" } ?? ""))
  }

  private func roots(of key: PartKey, in tree: ObjectTree, id: String?) -> [String] {
    guard let partID = key.id else { return [] }
    if partID.isEmpty { return tree.order.filter { tree[$0]?.parent == nil } }
    guard let id, let object = tree[id] else { return [] }
    return object.kind == "scene" ? object.children : [tree.root(of: id)]
  }
}
