package import ReuseGenXML

/// An outlet, an action or a segue.
@MainActor
package final class NibConnection {
  /// The kinds, by the names of their elements.
  package enum Kind: String {
    case outlet, action, segue
    case collection = "outletCollection"

    /// Whether the connection sets a value of its source by key-value coding.
    var setsKey: Bool { self == .outlet || self == .collection }
  }

  package let kind: Kind
  package let element: IBElement
  let source: Int
  let destination: NibReference?
  package let key: String
  /// Whether it is the first connection of its source and key, which replaces the collection.
  let isFirst: Bool
  /// Whether an end is in the view of a view controller, which is made later.
  let isInView: Bool
  /// How the key was set last, so that it isn't looked up for each object.
  var accessor: KeyAccessor?

  init(
    kind: Kind,
    element: IBElement,
    source: Int,
    destination: NibReference?,
    key: String,
    isFirst: Bool,
    isInView: Bool
  ) {
    self.kind = kind
    self.element = element
    self.source = source
    self.destination = destination
    self.key = key
    self.isFirst = isFirst
    self.isInView = isInView
  }
}

/// The object at one end of a connection or constraint.
enum NibReference {
  /// An object of the same plan.
  case slot(Int)
  /// An object outside of the plan: for a prototype, one of its scene.
  case outer(String)
}
