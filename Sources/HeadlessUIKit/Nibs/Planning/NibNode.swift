import InterfaceBuilderXML

/// An object of a document as it will be made: what its element says, worked out once.
@MainActor
final class NibNode {
  let element: IBElement
  /// The object's place among those that are made together.
  let slot: Int
  let kind: ElementKind
  let settings: [@MainActor (AnyObject) -> Void]
  var parts: [NibPart] = []
  var constraints: [NibConstraint] = []
  /// What a table or collection view makes when it is asked for: by identifier, or as a static row.
  var prototypes: [NibPrototype] = []
  var sections: [NibSection] = []
  /// The view of a controller, which is made when it is first asked for.
  var view: NibNode?
  /// The class that was found last, and for whom.
  var found: FoundClass?

  init(element: IBElement, slot: Int, kind: ElementKind, settings: [@MainActor (AnyObject) -> Void]) {
    self.element = element
    self.slot = slot
    self.kind = kind
    self.settings = settings
  }
}

/// An object within another one.
@MainActor
struct NibPart {
  let node: NibNode
  let bond: Bond

  /// What the object is to the one that it is in.
  enum Bond {
    case subview
    /// A subview that the default size class leaves out: made, because outlets may lead to it, but not added.
    case notInstalled
    /// The outer object has it already; it is only configured.
    case existing(@MainActor (AnyObject) -> AnyObject?)
    /// The value of a property.
    case property(String)
    /// One of the values of a property.
    case element(of: String)
  }
}

/// A cell or another view of a table or collection view, which is made on its own.
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

/// Where a side of a connection or constraint leads.
enum NibReference {
  /// An object that is made together with the source.
  case slot(Int)
  /// An object that a document's outer part made: for a prototype, of its scene.
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
final class NibConnection {
  /// By the name of the element.
  enum Kind: String {
    case outlet, action, segue
    case collection = "outletCollection"
  }

  let kind: Kind
  let element: IBElement
  let source: Int
  let destination: NibReference?
  let key: String
  /// Whether it is the first one of its source and key: an outlet collection begins with it.
  let isFirst: Bool
  /// Whether an end is in a controller's view, which is made later than the controller.
  let isInView: Bool
  /// How the key was set last, so that it isn't looked up for each object of a class.
  var route: KeyRoute?

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

/// A user defined runtime attribute.
@MainActor
final class NibAttribute {
  let element: IBElement
  let object: Int
  let keyPath: String
  let value: Any?
  let isInView: Bool
  var route: KeyRoute?

  init(element: IBElement, object: Int, keyPath: String, value: Any?, isInView: Bool) {
    self.element = element
    self.object = object
    self.keyPath = keyPath
    self.value = value
    self.isInView = isInView
  }
}
