import ReuseGenXML

extension ClassReference {
  /// The class as the manifest names it; `nil` for an object without a custom class, or with one that can't have
  /// accessors.
  package var type: TypeName? {
    guard let className, !isOfFramework else { return nil }
    return TypeName(mangledName?.path ?? className)
  }

  /// UIKit's own class of an object without a custom class, or with one of these as its custom class.
  package func typeOfUIKit(element: String) -> TypeName? {
    TypeName(className ?? DocumentClass.name(ofElement: element)).flatMap { $0.isOfUIKit ? $0 : nil }
  }

  /// Why `type` is `nil`.
  package func reason(of subject: String) -> String {
    guard let className else { return "\(subject) has no class of its own" }
    if isOfFramework { return "\(subject) has the class \(className), and an accessor would reach all its subclasses" }
    return "\(subject) has the class \(quoted(className)), which Swift can't name"
  }

  /// The parts of a class's name that is written as the Objective-C runtime knows it; `nil` for other names.
  var mangledName: MangledClassName? { className.flatMap(MangledClassName.init) }

  /// The class with the types around it, without the letters of the Objective-C runtime.
  var path: String? { mangledName?.path ?? className }

  /// The module that the reference names; `nil` if it names none or a blank one.
  package var namedModule: String? {
    if let mangledName { return mangledName.module }
    return module.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
  }

  /// Whether the class is one of UIKit or Foundation: UIApplication, NSObject.
  private var isOfFramework: Bool {
    guard let className else { return false }
    // Even if "Inherit Module From Target" is selected.
    if NameTable.baseClasses.contains(className) { return true }
    guard namedModule == nil else { return false }
    return (className.hasPrefix("UI") || className.hasPrefix("NS"))
      && className.dropFirst(2).prefix(2).contains(where: \.isLowercase)
  }
}
