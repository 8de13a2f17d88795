package import ReuseGenXML

/// A difference between two versions of a document, as a person would state it.
package struct Change: Hashable, Sendable {
  /// The subject of a change, in the order of importance.
  package enum Category: String, CaseIterable, Comparable, Sendable {
    /// Outlets, actions, segues and the initial scene.
    case connection
    /// Classes and identifiers, and whole objects that are added or removed.
    case identity
    /// Text that users read.
    case text
    /// The look: frames, fonts, colors, images, constraints, visibility, order.
    case appearance
    /// Any other attribute.
    case other

    package static func < (one: Category, other: Category) -> Bool { one.rank < other.rank }
    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  package enum Kind: Hashable, Sendable {
    /// An object is only in the new version, with a number of objects inside it.
    case added(contents: Int)
    case removed(contents: Int)
    /// An object is in another one.
    case moved(from: String, into: String)
    /// An object has another place among those that have it in common. Places are counted from 1.
    case reordered(from: Int, to: Int, count: Int)
    /// A connection or a constraint is new, with what it leads to.
    case stated(String)
    /// A connection or a constraint is gone.
    case gone
    /// A connection leads elsewhere.
    case redirected(from: String, to: String)
    /// A value differs; `nil` if a version does not state it.
    case value(name: String, old: String?, new: String?)
    case frame(old: InterfaceFrame, new: InterfaceFrame)
  }

  package let category: Category
  /// The object, the connection or the constraint: "label “Welcome”".
  package let subject: String
  /// The identifier of the object in the new version, or in the old one if it is gone.
  package let objectID: String
  package let kind: Kind
  /// The locations in the versions that have it.
  package let oldLocation: IBLocation?
  package let newLocation: IBLocation?
}

/// The changes in a scene, in a cell, or in a nib.
package struct ComparedPart: Sendable {
  package enum Kind: String, Sendable { case document, scene, cell, nib }

  package let kind: Kind
  /// The name for people: the identifier or the class.
  package let title: String
  /// The objects whose pictures show the part, in each version.
  package let oldRoots: [String]
  package let newRoots: [String]
  package let changes: [Change]
}
