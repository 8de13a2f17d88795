/// The properties of a view that a snapshot collects.
@MainActor
package struct SnapshotProperties {
  /// A property with its value.
  package struct Property {
    package let name: String
    package let value: SnapshotValue
  }

  package private(set) var all: [Property] = []

  package init() {}

  package mutating func reserve(_ count: Int) { all.reserveCapacity(count) }
  package mutating func add(_ name: String, _ value: SnapshotValue) {
    all.append(Property(name: name, value: value))
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
