import InterfaceBuilderXML

/// Whether the class that a document states is the one that the manifest names.
struct ClassComparison: Sendable {
  /// The modules that the generated file imports: a type's first component may be one of them.
  var imports: [String]
  /// The target's own module, if it is known.
  var module: String?

  /// - Parameter element: the document's element, which says the class where no custom class is stated.
  func equal(_ type: TypeName, _ reference: ClassReference, element: String) -> Bool {
    guard let className = reference.className else { return type.text == Self.className(ofElement: element) }
    let (otherModule, components) = split(type)
    if let otherModule {
      let isOwn = reference.isInTargetModule
      guard !isOwn, reference.namedModule.map({ $0 == otherModule }) ?? true else { return false }
    }
    // A nested class may be given its last name for Objective-C, which is what Interface Builder looks up.
    let stated = split(className).components
    return stated == components || stated == components.suffix(1)
  }

  /// Whether the type is one of the target's own module.
  func isOwn(_ type: TypeName) -> Bool { split(type).module == nil }

  /// Whether the class that a document states is in the target's own module.
  func isOwn(_ reference: ClassReference) -> Bool {
    reference.isInTargetModule || module != nil && reference.namedModule == module
  }

  private func split(_ type: TypeName) -> (module: String?, components: [String]) { split(type.text) }

  private func split(_ text: String) -> (module: String?, components: [String]) {
    let components = text.split(separator: ".").map(String.init)
    guard components.count > 1, let first = components.first else { return (nil, components) }
    if first == module { return (nil, Array(components.dropFirst())) }
    return imports.contains(first) ? (first, Array(components.dropFirst())) : (nil, components)
  }

  /// UIKit's class for an element without a class of its own.
  static func className(ofElement element: String) -> String {
    IBObjectType(element: element)?.className ?? "UI" + AccessorName.capitalised(element)
  }
}

extension ClassReference {
  /// The module that is named, nil where none or an empty one is.
  var namedModule: String? { module.flatMap { $0.isEmpty ? nil : $0 } }
}
