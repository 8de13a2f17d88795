extension IBObjectType {
  /// The class of the object without a custom class, and its superclasses from the nearest to the farthest.
  package var classNames: [String] { [className] + Self.superclasses(of: className) }

  /// The superclasses of a framework's class, from the nearest to the farthest; empty for a class that is not in the
  /// table of elements.
  package static func superclasses(of className: String) -> [String] {
    var names: [String] = []
    var current = className
    while let superclass = superclasses[current] {
      names.append(superclass)
      current = superclass
    }
    return names
  }

  private static let superclasses = superclassesInRuntime.merging(superclassesOfOthers) { first, _ in first }
}
