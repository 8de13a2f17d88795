package import InterfaceBuilderXML

/// An object of a document, planned once and made many times.
@MainActor
package final class NibNode {
  let element: IBElement
  /// The index of the object among those that are made together.
  package let slot: Int
  let kind: ElementClass
  let settings: [@MainActor (AnyObject) -> Void]
  var parts: [NibPart] = []
  var constraints: [NibConstraint] = []
  /// The cells and rows that a table or collection view makes on request.
  var prototypes: [NibPrototype] = []
  var sections: [NibSection] = []
  /// The view of a view controller, which is made on first access.
  var view: NibNode?
  /// The class that was found last.
  var found: FoundClass?

  init(element: IBElement, slot: Int, kind: ElementClass, settings: [@MainActor (AnyObject) -> Void]) {
    self.element = element
    self.slot = slot
    self.kind = kind
    self.settings = settings
  }
}

/// An object contained in another one.
@MainActor
struct NibPart {
  let node: NibNode
  let relation: Relation

  /// The relation of the object to its container.
  enum Relation {
    case subview
    /// A subview that the default size class excludes. It is made, because outlets may refer to it, but not added.
    case notInstalled
    /// The container already has the object, which is only configured.
    case existing(@MainActor (AnyObject) -> AnyObject?)
    /// The value of a property.
    case property(String)
    /// One of the values of a property.
    case element(of: String)
  }
}

/// A cell or another view of a table or collection view that is made separately.
@MainActor
struct NibPrototype {
  let identifier: String
  /// The kind of a supplementary view.
  let kind: String?
  let plan: NibPlan
}

/// A section of a table whose rows are in the document.
@MainActor
struct NibSection {
  let header: String?
  let footer: String?
  let cells: [NibNode]
}

/// The object at one end of a connection or constraint.
enum NibReference {
  /// An object of the same plan.
  case slot(Int)
  /// An object outside of the plan: for a prototype, one of its scene.
  case outer(String)
}

struct NibConstraint {
  let slot: Int
  let first: NibReference?
  let firstAttribute: NSLayoutConstraint.Attribute
  let relation: NSLayoutConstraint.Relation
  let second: NibReference?
  let secondAttribute: NSLayoutConstraint.Attribute
  let multiplier: CGFloat
  let constant: CGFloat
  let priority: UILayoutPriority
  let identifier: String?
  let isInstalled: Bool
}

/// An outlet, an action or a segue.
@MainActor
package final class NibConnection {
  /// The kinds, by the names of their elements.
  package enum Kind: String {
    case outlet, action, segue
    case collection = "outletCollection"
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

/// A user-defined runtime attribute.
@MainActor
final class NibAttribute {
  let element: IBElement
  let object: Int
  let keyPath: String
  let value: Any?
  let isInView: Bool
  var accessor: KeyAccessor?

  init(element: IBElement, object: Int, keyPath: String, value: Any?, isInView: Bool) {
    self.element = element
    self.object = object
    self.keyPath = keyPath
    self.value = value
    self.isInView = isInView
  }
}
