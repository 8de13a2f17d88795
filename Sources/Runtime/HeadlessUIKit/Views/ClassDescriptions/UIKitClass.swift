import ReuseGenXML

/// The description of a UIKit class: its elements in documents with their attributes and keys, its drawing, its
/// accessibility, and the properties that audits compare.
///
/// A class declares its description in a file `UIClass+Description.swift` beside it, and returns it as `uiKitClass`:
///
///     package override class var uiKitClass: UIKitClass { switchClass }
///
/// Nibs, pictures, assistive technologies and audits read descriptions, so a new class needs no change there. Anything
/// that a description omits is inherited from the superclass. A description is created once for each class, on first
/// use.
///
/// Behavior isn't described here: touches, layout and events are methods of the class. Classes of apps need no
/// description; theirs is the nearest UIKit superclass's.
@MainActor
package final class UIKitClass {
  typealias Settings = @MainActor (AnyObject) -> Void
  typealias Audit = @MainActor (AnyObject, inout SnapshotProperties) -> Void

  let base: any DescribedClass.Type
  /// The names of the elements; none for a class that only has subclasses in documents.
  let elements: [String]
  /// The names of elements whose own classes don't exist here, so that this one makes their objects.
  let replacing: [String]
  private let ownKeys: [String: KeyedOutlet]
  private let ownDrawing: AnyDrawing?
  private let ownAccessibility: StandardAccessibility<AnyObject>
  private let ownAudit: Audit?
  private let read: @MainActor (IBElement, NibValues) -> Settings?

  /// A class whose objects aren't views.
  convenience init<Object: DescribedClass>(
    _ type: Object.Type,
    elements: [String] = [],
    replacing: [String] = [],
    keys: [KeyedOutlet] = [],
    accessibility: StandardAccessibility<Object> = StandardAccessibility(),
    attributes: @escaping @MainActor (inout ElementReader<Object>) -> Void = { _ in }
  ) { self.init(type, elements, replacing, keys, nil, accessibility, nil, attributes) }

  init<Object: DescribedClass>(
    _ type: Object.Type,
    _ elements: [String],
    _ replacing: [String],
    _ keys: [KeyedOutlet],
    _ drawing: AnyDrawing?,
    _ accessibility: StandardAccessibility<Object>,
    _ audit: Audit?,
    _ attributes: @escaping @MainActor (inout ElementReader<Object>) -> Void
  ) {
    base = type
    self.elements = elements
    self.replacing = replacing
    ownKeys = Dictionary(keys.map { ($0.key, $0) }) { first, _ in first }
    ownDrawing = drawing
    ownAccessibility = accessibility.erased
    ownAudit = audit
    read = { element, values in
      var reader = ElementReader<Object>(element, values)
      attributes(&reader)
      return reader.settings
    }
  }

  /// The description of an object's class; `nil` if none of its classes has one.
  static func of(_ object: AnyObject) -> UIKitClass? { (type(of: object) as? any DescribedClass.Type)?.uiKitClass }

  private lazy var superclass = (class_getSuperclass(base) as? any DescribedClass.Type)?.uiKitClass

  /// The attributes of an element, those of superclasses first.
  func settings(_ element: IBElement, _ values: NibValues) -> [Settings] {
    ancestry.compactMap { $0.read(element, values) }
  }

  /// The class and its superclasses, the root first.
  private lazy var ancestry: [UIKitClass] = (superclass?.ancestry ?? []) + [self]

  /// The property that documents set by a key.
  func key(_ name: String) -> KeyedOutlet? { ownKeys[name] ?? superclass?.key(name) }

  /// The drawing of the class's views.
  private(set) lazy var drawing: AnyDrawing? = ownDrawing ?? superclass?.drawing

  /// The values of the class's objects for assistive technologies.
  private(set) lazy var accessibility: StandardAccessibility<AnyObject> =
    superclass.map { ownAccessibility.inheriting($0.accessibility) } ?? ownAccessibility

  /// Whether assistive technologies access the class's objects themselves.
  private(set) lazy var isAccessibilityElement = accessibility.isElement ?? false

  /// Adds the properties of an object that audits compare, those of superclasses first.
  package func audit(_ object: AnyObject, _ properties: inout SnapshotProperties) {
    properties.reserve(propertyCount)
    for audit in audits { audit(object, &properties) }
    propertyCount = properties.all.count
  }

  /// The number of properties that the last audit of an object had: the next one has as many.
  private var propertyCount = 0

  private lazy var audits: [Audit] = ancestry.compactMap { $0.ownAudit }
}

extension UIKitClass {
  /// A class of views. `drawing` is `.inherited` if its views look like those of the superclass.
  convenience init<View: UIView>(
    _ type: View.Type,
    elements: [String] = [],
    replacing: [String] = [],
    keys: [KeyedOutlet] = [],
    drawing: Drawing<View>,
    accessibility: StandardAccessibility<View> = StandardAccessibility(),
    attributes: @escaping @MainActor (inout ElementReader<View>) -> Void = { _ in },
    audited: (@MainActor (View, inout SnapshotProperties) -> Void)? = nil
  ) {
    let audit = audited.map { audited -> Audit in
      { view, properties in audited(unsafeDowncast(view, to: View.self), &properties) }
    }
    self.init(type, elements, replacing, keys, AnyDrawing(drawing), accessibility, audit, attributes)
  }
}
