import ReuseGenXML

/// An object of a document, planned once and made many times.
@MainActor
package final class NibNode {
  let element: IBElement
  /// The index of the object among those that are made together.
  package let slot: Int
  let kind: UIKitClass
  /// How an object is made whose element specifies no class.
  let type: InstantiableClass
  /// Whether the object may take more than attributes and parts. An object without a class in UIKit may be anything.
  let mayBeContainer: Bool
  let settings: [@MainActor (AnyObject) -> Void]
  /// The attributes that differ between size classes.
  let variation: NibVariation?
  var parts: [NibPart] = []
  var constraints: [NibConstraint] = []
  /// The cells and rows that a table or collection view makes on request.
  var prototypes: [NibPrototype] = []
  var sections: [NibSection] = []
  /// The view of a view controller, which is made on first access.
  var view: NibNode?
  var found: FoundClass?

  /// Whether the document specifies the object's class.
  var hasCustomClass: Bool { Self.hasCustomClass(element) }

  /// Whether an element specifies the class of its object.
  static func hasCustomClass(_ element: IBElement) -> Bool { element["customClass"]?.isEmpty == false }

  init(
    element: IBElement,
    slot: Int,
    kind: UIKitClass,
    type: InstantiableClass,
    settings: [@MainActor (AnyObject) -> Void],
    variation: NibVariation?
  ) {
    self.element = element
    self.variation = variation
    self.slot = slot
    self.kind = kind
    self.type = type
    mayBeContainer = kind.base is any DocumentContainer.Type || kind.base is DocumentObject.Type
    self.settings = settings
  }
}
