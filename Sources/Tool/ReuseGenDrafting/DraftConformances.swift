import ReuseGenCore

/// Decides which entries have `"conformances": false`.
struct DraftConformances {
  private let sources: DraftSources
  private let obstacles: ConformanceObstacles

  init(_ sources: DraftSources, _ obstacles: ConformanceObstacles) {
    self.sources = sources
    self.obstacles = obstacles
  }

  func decide(_ entries: inout [DraftEntry]) {
    let subclasses = conformingSubclasses(of: entries)
    for index in entries.indices {
      guard let name = sources.fullName(of: entries[index].type) else { continue }
      if let reason = obstacles.reason(forClass: name, adding: entries[index].conformanceMembers) {
        entries[index].writesConformance = false
        entries[index].remark("no conformance: \(reason)")
      } else if let subclass = subclasses[name] {
        entries[index].writesConformance = false
        entries[index].remark("no conformance: its subclass \(subclass) has its own")
      }
    }
  }

  /// A subclass for each class that has one which conforms or has the members of the conformance: a class can't
  /// override the static members that an extension adds to its superclass.
  private func conformingSubclasses(of entries: [DraftEntry]) -> [String: String] {
    var subclasses: [String: String] = [:]
    let superclasses = Superclasses(sources.declarations)
    let listed = entries.compactMap { sources.fullName(of: $0.type) }
    for name in listed { superclasses.record(name, in: &subclasses) }
    let known = Set(listed)
    for declared in sources.reusableClasses where !known.contains(declared.name) {
      if obstacles.reason(forClass: declared.name, adding: ["reuseIdentifier"]) != nil {
        superclasses.record(declared.name, in: &subclasses)
      }
    }
    return subclasses
  }

  /// Gives no conformance to a controller of several scenes, which could instantiate only one of them.
  static func separateSharedScenes(_ entries: inout [DraftEntry]) {
    let scenes = entries.indices.filter { entries[$0].part == .scenes && !entries[$0].type.isOfUIKit }
    for indices in Dictionary(grouping: scenes, by: { entries[$0].type }).values where indices.count > 1 {
      for index in indices {
        entries[index].writesConformance = false
        entries[index].isShared = true
      }
      entries[indices[0]].remark(
        "\(entries[indices[0]].type.text) is the class of \(indices.count) scenes: no conformance, because it would pick "
          + "one"
      )
    }
  }
}

extension DraftEntry {
  /// The static members that a conformance adds.
  fileprivate var conformanceMembers: Set<String> {
    var members: Set<String> = nib == nil ? [] : ["nibName", "nib"]
    switch part {
    case .scenes: members.formUnion(identifier == nil ? ["sceneStoryboard"] : ["sceneStoryboard", "sceneIdentifier"])
    case .cells: members.insert("reuseIdentifier")
    case .views: if container != nil { members.insert("reuseIdentifier") }
    }
    return members
  }
}
