package import InterfaceBuilderXML

/// How mistakes in a document are treated.
package struct NibRules {
  /// Whether an unknown class is replaced by the class of its element, and unknown keys are ignored: for pictures.
  let isLenient: Bool
  /// Called for each replacement.
  let note: @MainActor (String) -> Void
  /// Called for each view that is made, with its element.
  let made: @MainActor (UIView, IBElement) -> Void

  /// As in UIKit: the program stops.
  package static let strict = NibRules(isLenient: false, note: { _ in }, made: { _, _ in })

  /// For pictures: mistakes are noted.
  package static func lenient(
    note: @escaping @MainActor (String) -> Void,
    made: @escaping @MainActor (UIView, IBElement) -> Void = { _, _ in }
  ) -> NibRules {
    NibRules(isLenient: true, note: note, made: made)
  }
}
