import ReuseGenXML

/// The class of an object in a document: the custom class, or UIKit's class for the element.
struct DocumentClass: Sendable {
  /// Groups classes that differ in their modules only.
  struct Key: Hashable, Sendable {
    var isCustom: Bool
    var path: String
  }

  /// The class, without a module where the document writes one before the class.
  let key: Key
  /// The module that the document states.
  private let module: String?
  private let isInTargetModule: Bool

  init(path: String, isCustom: Bool, reference: ClassReference) {
    key = Key(isCustom: isCustom, path: path)
    module = reference.namedModule
    isInTargetModule = reference.isInTargetModule
  }

  /// Whether this is the class that the manifest names.
  func matches(_ listed: ListedClass) -> Bool {
    guard key.isCustom else { return key.path == listed.path }
    if let wanted = listed.module {
      guard !isInTargetModule, module == nil || module == wanted else { return false }
    }
    return key.path == listed.path || key.path == listed.last || key.path == listed.otherName
  }

  /// AppKit's class for an element without a custom class.
  static func appKitName(of element: String) -> String { "NS" + AccessorName.capitalized(element) }

  /// UIKit's class for an element without a custom class.
  static func name(ofElement element: String) -> String {
    IBObjectType(element: element)?.className ?? "UI" + AccessorName.capitalized(element)
  }

  /// Whether some element has a class of this name without stating it.
  static func canBeImplied(_ className: String) -> Bool {
    // The prefix of a framework has at least two capitals.
    guard let second = className.utf8.dropFirst().first, second < UInt8(ascii: "a") else { return false }
    return className.hasPrefix("UI") || IBObjectType.isImplied(className)
  }
}

extension InterfaceBuilderDocument {
  /// The class of a scene's controller, stated or implied.
  func className(of scene: Scene) -> String {
    scene.class.className ?? frameworkClass(ofElement: scene.element)
  }

  /// UIKit's or AppKit's class for an element without a custom class.
  func frameworkClass(ofElement element: String) -> String {
    hasUIKit ? DocumentClass.name(ofElement: element) : DocumentClass.appKitName(of: element)
  }

  /// The same of an object at the top level of a nib for UIKit.
  func className(of root: Root) -> String { root.class.className ?? DocumentClass.name(ofElement: root.element) }
}
