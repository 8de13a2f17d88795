import HeadlessUIKit

extension AccessibilityAudit {
  /// Looks for descriptions that repeat a trait, and for elements that react to taps without saying so.
  mutating func checkTraits(of elements: AccessibleElements, in part: AuditedPart) {
    for object in elements.all {
      guard let view = object as? UIView else { continue }
      if let label = view.accessibilityLabel, let trait = Self.repeatedTrait(in: label, of: view) {
        note(.trait, at: view, in: part) {
          "\($0) has the description \"\(label)\", which repeats “\(trait)”; VoiceOver adds it from the traits"
        }
      }
      if view.hasTapGesture, !(view is UIControl), view.accessibilityTraits.isDisjoint(with: Self.active) {
        note(.trait, at: view, in: part) {
          "\($0) reacts to taps, but VoiceOver doesn't say so; insert .button or .link into its accessibilityTraits"
        }
      }
    }
  }

  private static let active: UIAccessibilityTraits = [
    .button, .link, .searchField, .keyboardKey, .adjustable, .allowsDirectInteraction, .startsMediaSession, .tabBar,
  ]

  /// The trait that a description has as its last word.
  private static func repeatedTrait(in label: String, of view: UIView) -> String? {
    // The words that are shown are also those by which Voice Control finds it.
    if ShownText(view)?.text == label { return nil }
    let words = label.lowercased().split { $0.isWhitespace || $0 == "." }
    return words.last.map(String.init).flatMap { last in traits(of: view).first { $0 == last } }
  }

  private static func traits(of view: UIView) -> [String] {
    let traits = view.accessibilityTraits
    if view is UISwitch { return ["switch"] }
    return [("button", .button), ("link", .link), ("image", .image)].compactMap {
      (name: String, trait: UIAccessibilityTraits) in
      traits.contains(trait) ? name : nil
    }
  }
}
