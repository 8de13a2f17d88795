import InterfaceBuilderXML

/// A class that elements of documents describe: the names of the elements, their attributes and their drawing.
///
/// Each class declares its own in a file `UIClass+InterfaceBuilder.swift` and has one line in `ElementClass.all`. The
/// attributes of superclasses are read too, and a view without an element of its own is drawn as its superclass.
@MainActor
final class ElementClass {
  typealias Settings = @MainActor (AnyObject) -> Void

  /// The names of the elements; none for a class that only has subclasses in documents.
  let names: [String]
  /// The class of an object whose element specifies none.
  let base: any NibObject.Type
  /// The drawing of the class's views; `nil` for other classes.
  let drawing: AnyDrawing?
  private let read: @MainActor (IBElement, NibValues) -> Settings?
  private let isSuperclass: @MainActor (any NibObject.Type) -> Bool

  /// A class of views. One that draws nothing specifies `.nothing`.
  convenience init<View: UIView>(
    _ type: View.Type,
    _ names: String...,
    drawing: Drawing<View>,
    attributes: @escaping @MainActor (inout ElementReader<View>) -> Void = { _ in }
  ) {
    self.init(type, names, AnyDrawing(drawing), attributes)
  }

  /// A class of other objects.
  convenience init<Object: NibObject>(
    _ type: Object.Type,
    _ names: String...,
    attributes: @escaping @MainActor (inout ElementReader<Object>) -> Void = { _ in }
  ) {
    self.init(type, names, nil, attributes)
  }

  private init<Object: NibObject>(
    _ type: Object.Type,
    _ names: [String],
    _ drawing: AnyDrawing?,
    _ attributes: @escaping @MainActor (inout ElementReader<Object>) -> Void
  ) {
    self.names = names
    base = type
    self.drawing = drawing
    read = { element, values in
      var reader = ElementReader<Object>(element, values)
      attributes(&reader)
      return reader.settings
    }
    isSuperclass = { $0 is Object.Type }
  }

  var isController: Bool { base is UIViewController.Type }
  var isView: Bool { base is UIView.Type }

  /// The attributes of an element, those of superclasses first.
  func settings(_ element: IBElement, _ values: NibValues) -> [Settings] {
    ancestry.compactMap { $0.read(element, values) }
  }

  /// The class and its superclasses, the root first.
  private lazy var ancestry = Self.all.filter { $0.isSuperclass(base) }

  /// The class of an element; `nil` for elements that are values, or have no meaning at run time.
  static func named(_ name: String) -> ElementClass? { byName[name] }

  private static let byName = Dictionary(
    all.flatMap { element in element.names.map { ($0, element) } },
    uniquingKeysWith: { first, _ in first }
  )
}
