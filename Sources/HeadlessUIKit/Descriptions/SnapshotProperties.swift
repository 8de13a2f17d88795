/// The properties of a view that a snapshot collects.
@MainActor
package struct SnapshotProperties {
  /// A property with its value.
  package struct Property {
    package let name: String
    package let value: SnapshotValue
  }

  package private(set) var all: [Property] = []
  private var comparison: SnapshotComparison?

  package init() {}

  /// Compares the properties that are added with others, and doesn't collect them.
  package init(comparedWith properties: [Property], isSame: @escaping (SnapshotValue, SnapshotValue) -> Bool) {
    comparison = SnapshotComparison(expected: properties, isSameValue: isSame)
  }

  /// Whether the properties that were added are the others, in their order.
  package var areAsExpected: Bool { comparison?.isSame ?? false }

  package mutating func reserve(_ count: Int) { all.reserveCapacity(count) }
  package mutating func add(_ name: String, _ value: SnapshotValue) {
    if comparison == nil {
      all.append(Property(name: name, value: value))
    } else {
      comparison?.compare(name, value)
    }
  }
  package mutating func add(_ name: String, _ flag: Bool) { add(name, .flag(flag)) }
  package mutating func add(_ name: String, _ number: CGFloat) { add(name, .number(Double(number))) }
  package mutating func add(_ name: String, _ number: Int) { add(name, .number(Double(number))) }
  package mutating func add(_ name: String, _ number: Float) { add(name, .number(Double(number))) }
  package mutating func add(_ name: String, _ text: String?) { add(name, SnapshotValue(text: text)) }
  package mutating func add(_ name: String, _ color: UIColor?) { add(name, SnapshotValue(color: color)) }
  package mutating func add(_ name: String, _ font: UIFont?) { add(name, SnapshotValue(font: font)) }
  package mutating func add(_ name: String, _ image: UIImage?) { add(name, SnapshotValue(image: image)) }
  package mutating func add(_ name: String, _ point: CGPoint) {
    add("\(name).x", point.x)
    add("\(name).y", point.y)
  }
  package mutating func add(_ name: String, _ insets: UIEdgeInsets) {
    add("\(name).top", insets.top)
    add("\(name).left", insets.left)
    add("\(name).bottom", insets.bottom)
    add("\(name).right", insets.right)
  }
}

/// A comparison of properties with those that are expected, one after the other.
private struct SnapshotComparison {
  let expected: [SnapshotProperties.Property]
  let isSameValue: (SnapshotValue, SnapshotValue) -> Bool
  private var count = 0
  private var hasDifference = false

  init(expected: [SnapshotProperties.Property], isSameValue: @escaping (SnapshotValue, SnapshotValue) -> Bool) {
    self.expected = expected
    self.isSameValue = isSameValue
  }

  var isSame: Bool { !hasDifference && count == expected.count }

  mutating func compare(_ name: String, _ value: SnapshotValue) {
    if hasDifference { return }
    guard count < expected.count, expected[count].name == name, isSameValue(expected[count].value, value) else {
      hasDifference = true
      return
    }
    count += 1
  }
}
