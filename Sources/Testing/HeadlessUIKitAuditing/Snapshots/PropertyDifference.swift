package import HeadlessUIKit

/// A property whose value in a view is wrong.
package struct PropertyDifference {
  /// The path of the property, such as "PersonCell.badgeLabel.isHidden".
  package let path: String
  package let shown: SnapshotValue
  package let expected: SnapshotValue
}

extension ViewSnapshot {
  /// Whether the views show the same content.
  package func isSame(as other: ViewSnapshot, tolerance: Double) -> Bool {
    guard viewClass == other.viewClass, properties.count == other.properties.count,
      subviews.count == other.subviews.count, constraints.count == other.constraints.count
    else { return false }
    // By index: a loop over the elements copies each of them, for every row of an audit.
    for index in properties.indices
    where properties[index].name != other.properties[index].name
      || !properties[index].value.isSame(as: other.properties[index].value, tolerance: tolerance)
    {
      return false
    }
    for index in subviews.indices where !subviews[index].isSame(as: other.subviews[index], tolerance: tolerance) {
      return false
    }
    // Constraints that were activated in another order are compared in detail.
    return zip(constraints, other.constraints).allSatisfy { one, other in
      one.constant == other.constant && one.relation.firstAttribute == other.relation.firstAttribute
        && one.relation.secondAttribute == other.relation.secondAttribute
    }
  }

  /// The properties in which the view differs from a view with the expected content.
  ///
  /// Paths have names if one of the snapshots has names.
  package func differences(from expected: ViewSnapshot, tolerance: Double) -> [PropertyDifference] {
    var comparison = SnapshotComparison(tolerance: tolerance)
    comparison.compare(self, expected)
    comparison.compareConstraints(of: self, expected)
    return comparison.differences
  }
}

/// A comparison of two trees: first of the views, which finds the pairs, then of the constraints between them.
private struct SnapshotComparison {
  let tolerance: Double
  var differences: [PropertyDifference] = []
  /// For each view of the tree that is shown, the corresponding one of the other.
  private var pairs: [ObjectIdentifier: ObjectIdentifier] = [:]
  private var paths: [ObjectIdentifier: String] = [:]

  init(tolerance: Double) { self.tolerance = tolerance }

  mutating func compare(_ shown: ViewSnapshot, _ expected: ViewSnapshot) {
    pairs[shown.identity] = expected.identity
    let path = shown.path ?? expected.path ?? "\(shown.viewClass)"
    paths[shown.identity] = path
    paths[expected.identity] = path
    guard shown.viewClass == expected.viewClass else {
      return add(path, "class", .list(["\(shown.viewClass)"]), .list(["\(expected.viewClass)"]))
    }
    let before = differences.count
    compareProperties(of: shown, expected, path)
    // The views of a configuration show what it contains; they would be reported twice.
    if differences[before...].contains(where: { $0.path.hasPrefix("\(path).contentConfiguration") }) { return }
    if !shown.isUnseen, !expected.isUnseen { compareSubviews(of: shown, expected, path) }
  }

  private mutating func compareProperties(of shown: ViewSnapshot, _ expected: ViewSnapshot, _ path: String) {
    let values = Dictionary(expected.properties.map { ($0.name, $0.value) }) { first, _ in first }
    for property in shown.properties {
      guard let value = values[property.name], !property.value.isSame(as: value, tolerance: tolerance) else { continue }
      if case .other(let one) = property.value, case .other(let other) = value {
        for part in Reflected.differences(one, other) {
          let name = part.path.isEmpty ? property.name : "\(property.name).\(part.path)"
          add(path, name, SnapshotValue(part.one), SnapshotValue(part.other))
        }
      } else {
        add(path, property.name, property.value, value)
      }
    }
  }

  private mutating func compareSubviews(of shown: ViewSnapshot, _ expected: ViewSnapshot, _ path: String) {
    let common = SubviewPairs(shown.subviews, expected.subviews)
    for (one, other) in common.pairs { compare(one, other) }
    if common.isComplete { return }
    add(path, "subviews", .list(shown.subviews.map(Self.name)), .list(expected.subviews.map(Self.name)))
  }

  private static func name(_ view: ViewSnapshot) -> String {
    let name = view.path?.split(separator: ".").last.map(String.init)
    return name.flatMap { $0.hasPrefix("subviews[") ? nil : $0 } ?? "\(view.viewClass)"
  }

  private mutating func add(_ path: String, _ name: String, _ shown: SnapshotValue, _ expected: SnapshotValue) {
    differences.append(PropertyDifference(path: "\(path).\(name)", shown: shown, expected: expected))
  }

  // MARK: Constraints

  mutating func compareConstraints(of shown: ViewSnapshot, _ expected: ViewSnapshot) {
    var missing: [ConstraintSnapshot.Relation: [ConstraintSnapshot]] = [:]
    for constraint in expected.allConstraints { missing[constraint.relation, default: []].append(constraint) }
    var added: [ConstraintSnapshot] = []
    for constraint in shown.allConstraints {
      // A constraint of an added view belongs to it.
      guard let relation = constraint.relation.moved(pairs) else { continue }
      guard let match = missing[relation]?.first else {
        added.append(constraint)
        continue
      }
      missing[relation]?.removeFirst()
      if abs(match.constant - constraint.constant) > tolerance {
        add(name(constraint, match), "constant", .number(constraint.constant), .number(match.constant))
      }
    }
    for constraint in added { add(name(constraint, nil), "isActive", .flag(true), .flag(false)) }
    let pairedViews = Set(pairs.values)
    for constraint in expected.allConstraints where missing[constraint.relation]?.isEmpty == false {
      missing[constraint.relation]?.removeFirst()
      let items = [constraint.relation.first, constraint.relation.second].compactMap { $0?.view }
      if items.allSatisfy(pairedViews.contains) {
        add(name(constraint, nil), "isActive", .flag(false), .flag(true))
      }
    }
  }

  private func name(_ one: ConstraintSnapshot, _ other: ConstraintSnapshot?) -> String {
    if let name = one.name ?? other?.name { return name }
    let relation = one.relation
    let signs: [Int: String] = [-1: "<=", 0: "==", 1: ">="]
    var text = "\(name(relation.first)).\(relation.firstAttribute) \(signs[relation.relation.rawValue] ?? "==")"
    if relation.second != nil { text += " \(name(relation.second)).\(relation.secondAttribute)" }
    return "(\(text))"
  }

  private func name(_ item: ConstraintSnapshot.Item?) -> String { item.flatMap { paths[$0.view] } ?? "nil" }
}

extension ViewSnapshot {
  fileprivate var allConstraints: [ConstraintSnapshot] { constraints + subviews.flatMap(\.allConstraints) }
}

/// The subviews of two views that correspond to each other: a longest common subsequence of their classes.
private struct SubviewPairs {
  private(set) var pairs: [(ViewSnapshot, ViewSnapshot)] = []
  /// Whether no view is left over.
  let isComplete: Bool

  init(_ shown: [ViewSnapshot], _ expected: [ViewSnapshot]) {
    func fits(_ one: Int, _ other: Int) -> Bool { shown[one].viewClass == expected[other].viewClass }
    isComplete = shown.count == expected.count && shown.indices.allSatisfy { fits($0, $0) }
    if isComplete {
      pairs = Array(zip(shown, expected))
      return
    }
    // The length of the longest common subsequence of the rest from each pair of indices.
    var lengths = Array(repeating: Array(repeating: 0, count: expected.count + 1), count: shown.count + 1)
    for one in shown.indices.reversed() {
      for other in expected.indices.reversed() {
        lengths[one][other] =
          fits(one, other)
          ? lengths[one + 1][other + 1] + 1 : max(lengths[one + 1][other], lengths[one][other + 1])
      }
    }
    var (one, other) = (0, 0)
    while one < shown.count, other < expected.count {
      if fits(one, other) {
        pairs.append((shown[one], expected[other]))
        (one, other) = (one + 1, other + 1)
      } else if lengths[one + 1][other] >= lengths[one][other + 1] {
        one += 1
      } else {
        other += 1
      }
    }
  }
}
