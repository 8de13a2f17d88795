import ReuseGenXML

/// An object of a document: a scene, or an element with an identifier that is neither a connection nor a constraint.
struct InterfaceObject: Sendable {
  let id: String
  /// The tag: "label".
  let kind: String
  let location: IBLocation
  /// The object that contains it.
  let parent: String?
  /// The list or the role in which the parent has it: "subviews", "contentView".
  let list: String
  /// Whether it has a role of its own in its parent, as a content view has.
  let hasRole: Bool
  /// The values by name; that of a part of the object has a path: "normal.title".
  var properties: [String: PropertyValue] = [:]
  /// The values that only Interface Builder uses: its labels, simulated bars and locations on the canvas.
  var notes: [String: String] = [:]
  var frame: InterfaceFrame?
  var connections: [InterfaceConnection] = []
  var constraints: [InterfaceConstraint] = []
  var children: [String] = []

  /// Whether the order of a list is seen.
  static func isOrdered(_ list: String) -> Bool {
    ["subviews", "items", "sections", "cells", "toolbarItems", "leftBarButtonItems", "rightBarButtonItems"]
      .contains(list)
  }
}

/// A frame in the superview, in points.
package struct InterfaceFrame: Hashable, Sendable {
  package var x, y, width, height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  init?(_ element: IBElement) {
    let numbers = ["x", "y", "width", "height"].compactMap { element[$0].flatMap { Double($0) } }
    guard numbers.count == 4, numbers.allSatisfy({ $0.isFinite && abs($0) < 1e9 }) else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Whether no edge differs by half a point or more, as after rounding to the pixels of another device.
  func isNear(_ other: InterfaceFrame) -> Bool {
    let differences = [
      x - other.x, y - other.y, x + width - other.x - other.width, y + height - other.y - other.height,
    ]
    return differences.allSatisfy { abs($0) <= 0.5 }
  }
}

/// An outlet, an action or a segue.
struct InterfaceConnection: Hashable, Sendable {
  enum Kind: String, Sendable {
    case outlet, outletCollection, action, segue

    /// The kind of a child of `<connections>`; `nil` for the bindings of macOS.
    init?(element: String) { self.init(rawValue: element) }
  }

  let kind: Kind
  let id: String?
  let location: IBLocation
  var owner: String
  var destination: String
  /// The property, the selector or the identifier of the segue; empty if there is none.
  let name: String
  /// The event of an action, the kind of a segue …
  let details: [String: String]

  init?(_ element: IBElement, owner: String) {
    guard let kind = Kind(element: element.name) else { return nil }
    self.kind = kind
    self.owner = owner
    id = element.id
    location = element.location
    destination = element["destination"] ?? element["target"] ?? ""
    name = element[kind == .action ? "selector" : kind == .segue ? "identifier" : "property"] ?? ""
    let others = ["id", "destination", "target", "selector", "identifier", "property", "appends"]
    let parts = element.children.compactMap { child in
      PropertyValue(child).map { (child.key ?? child.name, $0.words) }
    }
    details = Dictionary(element.attributes.filter { !others.contains($0.key) } + parts) { first, _ in first }
  }

  var statement: Statement {
    Statement(kind: kind, owner: owner, destination: destination, name: name, details: details)
  }

  struct Statement: Hashable {
    let kind: Kind
    let owner, destination, name: String
    let details: [String: String]
  }
}

/// A constraint between two items, or of one.
struct InterfaceConstraint: Hashable, Sendable {
  let id: String
  let location: IBLocation
  var first: String
  var second: String?
  let firstAttribute: String
  let secondAttribute: String?
  /// The relation, constant, multiplier, priority and other values, with defaults.
  let values: [String: String]

  /// - Parameter owner: The view that has the constraint, which is an item that the element doesn't name.
  init(_ element: IBElement, owner: String) {
    id = element.id ?? ""
    location = element.location
    first = element["firstItem"] ?? owner
    firstAttribute = element["firstAttribute"] ?? ""
    secondAttribute = element["secondAttribute"]
    second = element["secondItem"] ?? (secondAttribute == nil ? nil : owner)
    let items = ["id", "firstItem", "firstAttribute", "secondItem", "secondAttribute", "symbolic"]
    // A variation is a child with the values of a size class.
    let stated = ([element] + element.children).flatMap { part in
      part.attributes.filter { !items.contains($0.key) && $0.key != "key" }
        .map { ((part.key.map { "\($0)." } ?? "") + $0.key, PropertyValue.normalized($0.value)) }
    }
    values = Self.defaults.merging(stated) { $1 }
  }

  static let defaults = ["relation": "equal", "constant": "0", "multiplier": "1", "priority": "1000"]

  /// The items and attributes that the constraint relates.
  var statement: [String?] { [first, firstAttribute, second, secondAttribute] }
}
