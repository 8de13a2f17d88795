import HeadlessUIKit

/// The content of a view and its subviews, as values.
package struct ViewSnapshot {
  /// A property with its value.
  package struct Property {
    package let name: String
    package let value: SnapshotValue
  }

  let viewClass: UIView.Type
  /// The path from the root, such as "PersonCell.badgeLabel"; `nil` if the snapshot was taken without names.
  let path: String?
  /// The view's identity, to which constraints refer.
  let identity: ObjectIdentifier
  package let properties: [Property]
  let constraints: [ConstraintSnapshot]
  package let subviews: [ViewSnapshot]

  /// The number of views.
  package var count: Int { subviews.reduce(1) { $0 + $1.count } }
}

/// The properties that a snapshot collects.
@MainActor
package struct SnapshotProperties {
  private(set) var all: [ViewSnapshot.Property] = []

  mutating func reserve(_ count: Int) { all.reserveCapacity(count) }
  mutating func add(_ name: String, _ value: SnapshotValue) {
    all.append(ViewSnapshot.Property(name: name, value: value))
  }
  mutating func add(_ name: String, _ flag: Bool) { add(name, .flag(flag)) }
  mutating func add(_ name: String, _ number: CGFloat) { add(name, .number(Double(number))) }
  mutating func add(_ name: String, _ number: Int) { add(name, .number(Double(number))) }
  mutating func add(_ name: String, _ number: Float) { add(name, .number(Double(number))) }
  mutating func add(_ name: String, _ text: String?) { add(name, SnapshotValue(text: text)) }
  mutating func add(_ name: String, _ color: UIColor?) { add(name, SnapshotValue(color: color)) }
  mutating func add(_ name: String, _ font: UIFont?) { add(name, SnapshotValue(font: font)) }
  mutating func add(_ name: String, _ image: UIImage?) { add(name, SnapshotValue(image: image)) }
  mutating func add(_ name: String, _ point: CGPoint) {
    add("\(name).x", point.x)
    add("\(name).y", point.y)
  }
  mutating func add(_ name: String, _ insets: UIEdgeInsets) {
    add("\(name).top", insets.top)
    add("\(name).left", insets.left)
    add("\(name).bottom", insets.bottom)
    add("\(name).right", insets.right)
  }
}
