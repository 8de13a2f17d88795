import ReuseGenXML

extension ClassReference {
  /// Describes a class that differs from the class that the manifest lists.
  func description(element: String, insteadOf listed: ListedClass) -> String {
    guard let className else {
      return "no class of its own (it is a \(DocumentClass.name(ofElement: element)))"
    }
    // If the names are equal, the modules differ.
    guard className == listed.last else { return "the class \(className)" }
    if isInTargetModule { return "the class \(className) of the target's own module" }
    return namedModule.map { "the class \(className) of the module \($0)" } ?? "the class \(className)"
  }
}
