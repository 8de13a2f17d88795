/// The properties of a view that a snapshot collects.
@MainActor
package struct SnapshotProperties {
  /// A property with its value.
  package struct Property {
    package let name: String
    package let value: SnapshotValue
  }

  /// The properties that were added, or are expected.
  package private(set) var all: [Property] = []
  /// Whether the properties that are added are compared with those that are expected, and not collected.
  private let isComparing: Bool
  private let tolerance: Double
  /// Compares objects and values of other types.
  private let isSame: (SnapshotValue, SnapshotValue) -> Bool
  /// The number of properties that were compared; -1 after a difference.
  private var comparedCount = 0

  package init() {
    isComparing = false
    tolerance = 0
    isSame = { _, _ in false }
  }

  /// Compares the properties that are added with others, and doesn't collect them.
  package init(
    comparedWith properties: [Property],
    tolerance: Double,
    isSame: @escaping (SnapshotValue, SnapshotValue) -> Bool
  ) {
    all = properties
    isComparing = true
    self.tolerance = tolerance
    self.isSame = isSame
  }

  /// Whether the properties that were added are the others, in their order.
  package var areAsExpected: Bool { comparedCount == all.count }

  package mutating func reserve(_ count: Int) { all.reserveCapacity(count) }

  package mutating func add(_ name: String, _ value: SnapshotValue) {
    guard isComparing else { return all.append(Property(name: name, value: value)) }
    guard comparedCount >= 0 else { return }
    let isExpected =
      comparedCount < all.count && all[comparedCount].name == name
      && all[comparedCount].value.isSame(as: value, tolerance: tolerance, or: isSame)
    comparedCount = isExpected ? comparedCount + 1 : -1
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
