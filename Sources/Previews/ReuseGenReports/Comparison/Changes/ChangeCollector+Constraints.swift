extension ChangeCollector {
  mutating func collectConstraints() {
    let before = old.tree.order.flatMap { old.tree[$0]?.constraints ?? [] }
    var after = new.tree.order.flatMap { new.tree[$0]?.constraints ?? [] }
    var rest: [InterfaceConstraint] = []
    let ids = Dictionary(after.enumerated().map { ($1.id, $0) }) { first, _ in first }
    var taken: Set<Int> = []
    for constraint in before {
      if let index = ids[constraint.id], renamed(constraint).statement == after[index].statement,
        taken.insert(index).inserted
      {
        compare(constraint, after[index])
      } else {
        rest.append(constraint)
      }
    }
    after = after.enumerated().filter { !taken.contains($0.offset) }.map(\.element)
    collectRewritten(rest, after)
  }

  /// Compares constraints whose identifiers changed: equal ones first, then those of the same attributes.
  private mutating func collectRewritten(_ before: [InterfaceConstraint], _ after: [InterfaceConstraint]) {
    var candidates = Dictionary(grouping: after, by: \.statement)
    var rest: [InterfaceConstraint] = []
    for constraint in before {
      let statement = renamed(constraint).statement
      if let index = candidates[statement]?.firstIndex(where: { $0.values == constraint.values }) {
        candidates[statement]?.remove(at: index)
        rewrites.add(1, .identifiers)
      } else {
        rest.append(constraint)
      }
    }
    for constraint in rest {
      let statement = renamed(constraint).statement
      if let other = candidates[statement]?.first {
        candidates[statement]?.removeFirst()
        compare(constraint, other)
      } else {
        addGone(constraint)
      }
    }
    let left = Set(candidates.values.flatMap { $0 })
    for constraint in after where left.contains(constraint) { addNew(constraint) }
  }

  private func renamed(_ constraint: InterfaceConstraint) -> InterfaceConstraint {
    var renamed = constraint
    renamed.first = matching.newByOld[constraint.first] ?? constraint.first
    renamed.second = constraint.second.map { matching.newByOld[$0] ?? $0 }
    return renamed
  }

  private mutating func compare(_ before: InterfaceConstraint, _ after: InterfaceConstraint) {
    for name in Set(before.values.keys).union(after.values.keys).sorted() {
      let (one, other) = (before.values[name], after.values[name])
      if one == other { continue }
      let kind = Change.Kind.value(name: name, old: one, new: other)
      add(
        .appearance,
        kind,
        of: constraintName(of: before, in: old),
        at: .new(after.first),
        before.location,
        after.location
      )
    }
  }

  /// Constraints of an object that is new or gone come and go with it.
  private mutating func addNew(_ constraint: InterfaceConstraint) {
    let items = [constraint.first, constraint.second].compactMap { $0 }
    if items.contains(where: { matching.oldByNew[$0] == nil && new.tree[$0] != nil }) { return }
    let detail = Self.values(of: constraint)
    let subject = constraintName(of: constraint, in: new)
    add(.appearance, .stated(detail), of: subject, at: .new(constraint.first), nil, constraint.location)
  }

  private mutating func addGone(_ constraint: InterfaceConstraint) {
    let items = [constraint.first, constraint.second].compactMap { $0 }
    if items.contains(where: { matching.newByOld[$0] == nil && old.tree[$0] != nil }) { return }
    let side = matching.newByOld[constraint.first].map(Side.new) ?? .old(constraint.first)
    add(.appearance, .gone, of: constraintName(of: constraint, in: old), at: side, constraint.location, nil)
  }

  /// The values that differ from the defaults: "constant 8, priority 750".
  private static func values(of constraint: InterfaceConstraint) -> String {
    constraint.values.filter { InterfaceConstraint.defaults[$0.key] != $0.value }.sorted { $0.key < $1.key }
      .map { "\(PropertyWords.separated($0.key)) \($0.value)" }.joined(separator: ", ")
  }

  /// "constraint from top of label “Name” to bottom of button “Go”", "constraint of width of view".
  private func constraintName(of constraint: InterfaceConstraint, in version: DocumentVersion) -> String {
    let first = "\(PropertyWords.separated(constraint.firstAttribute)) of \(version.names[constraint.first])"
    guard let second = constraint.second, let attribute = constraint.secondAttribute else {
      return "constraint on \(first)"
    }
    return "constraint from \(first) to \(PropertyWords.separated(attribute)) of \(version.names[second])"
  }
}
