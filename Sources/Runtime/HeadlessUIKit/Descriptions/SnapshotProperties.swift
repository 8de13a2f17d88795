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

  /// Makes room for a number of properties, if they are collected.
  mutating func reserve(_ count: Int) { if !isComparing { all.reserveCapacity(count) } }

  package mutating func add(_ name: String, _ value: SnapshotValue) {
    if isComparing { compare(name, value) } else { all.append(Property(name: name, value: value)) }
  }

  private mutating func compare(_ name: String, _ value: SnapshotValue) {
    let index = comparedCount
    if index < 0 { return }
    guard index < all.count, all[index].name == name else { return comparedCount = -1 }
    let isExpected: Bool
    if let known = all[index].value.isPlainlySame(as: value, tolerance: tolerance) {
      isExpected = known
    } else {
      isExpected = isSameValue(at: index, as: value)
    }
    comparedCount = isExpected ? index + 1 : -1
  }

  /// Not inlined, so that values are only copied for it.
  @inline(never) private func isSameValue(at index: Int, as value: SnapshotValue) -> Bool {
    all[index].value.isSame(as: value, tolerance: tolerance, or: isSame)
  }

  package mutating func add(_ name: String, _ flag: Bool) { add(name, .flag(flag)) }
  package mutating func add(_ name: String, _ number: CGFloat) { add(name, .number(Double(number))) }
  package mutating func add(_ name: String, _ number: Int) { add(name, .number(Double(number))) }
  package mutating func add(_ name: String, _ number: Float) { add(name, .number(Double(number))) }
  package mutating func add(_ name: String, _ text: String?) { add(name, SnapshotValue(text: text)) }
  package mutating func add(_ name: String, _ color: UIColor?) { add(name, SnapshotValue(color: color)) }
  package mutating func add(_ name: String, _ font: UIFont?) { add(name, SnapshotValue(font: font)) }
  package mutating func add(_ name: String, _ image: UIImage?) { add(name, SnapshotValue(image: image)) }
  package mutating func add(_ names: EdgeNames, _ insets: UIEdgeInsets) {
    add(names.top, insets.top)
    add(names.left, insets.left)
    add(names.bottom, insets.bottom)
    add(names.right, insets.right)
  }

  /// The names of insets of four edges. A class makes them once: joining texts takes longer than reading a view.
  package struct EdgeNames: Sendable {
    let top: String
    let left: String
    let bottom: String
    let right: String

    init(_ name: String) {
      top = "\(name).top"
      left = "\(name).left"
      bottom = "\(name).bottom"
      right = "\(name).right"
    }
  }
}

extension Array<SnapshotProperties.Property> {
  /// Calls a closure with the index of each property that isn't the one of its index among others.
  ///
  /// It is here, and not where it is used: in another module, each value would be copied, for every row of an audit.
  package func forEachDifference(
    from others: Self,
    isSame: (SnapshotValue, SnapshotValue) -> Bool,
    _ body: (Int) -> Void
  ) {
    for index in indices {
      if index < others.count, self[index].name == others[index].name {
        if let known = self[index].value.isPlainlySame(as: others[index].value, tolerance: 0) {
          if known { continue }
        } else if isSameValue(at: index, as: others, isSame) {
          continue
        }
      }
      body(index)
    }
  }

  /// Not inlined, so that values are only copied for it.
  @inline(never) private func isSameValue(
    at index: Int,
    as others: Self,
    _ isSame: (SnapshotValue, SnapshotValue) -> Bool
  ) -> Bool { self[index].value.isSame(as: others[index].value, tolerance: 0, or: isSame) }
}
