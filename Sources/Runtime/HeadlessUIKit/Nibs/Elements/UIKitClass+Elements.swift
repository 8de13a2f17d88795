extension UIKitClass {
  /// The class of an element; `nil` for elements that are values, or have no meaning at run time.
  static func named(_ element: String) -> UIKitClass? { byElement[element] }

  private static let byElement = Dictionary(
    UIKitClass.everyClass.flatMap { described in (described.elements + described.replacing).map { ($0, described) } },
    uniquingKeysWith: { first, _ in first }
  )

  var isController: Bool { base is any DocumentController.Type }
  var isView: Bool { base is UIView.Type }
}
