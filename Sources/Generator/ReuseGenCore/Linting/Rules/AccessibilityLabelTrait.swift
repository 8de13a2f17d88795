enum AccessibilityLabelTrait: AccessibilityRule {
  static let name = "accessibility-label-trait"
  static let category = AccessibilityCategory.trait
  static let summary = "An accessibility label ends with the kind of the object, such as “button”."
  static let discussion = "Labels in English are recognized."
  static let rationale = "VoiceOver adds the kind from the object's traits, and reads “Close button, button”."
  static let fix = "Remove the word from the label."
  static let example = """
    VoiceOver reads “Close button, button”:

        <button id="b">
            <accessibility key="accessibilityConfiguration" label="Close button"/>
        </button>
    """

  static func findings(in views: DocumentViews, _ context: SourceContext) -> [Finding] {
    views.all.compactMap { view -> Finding? in
      guard let label = view.accessibilityLabel, let (trait, rest) = repeatedTrait(in: label, of: view) else {
        return nil
      }
      let suggestion = rest.isEmpty ? "describe what it does" : "set it to \(quoted(rest))"
      return Finding(
        "the accessibility label \(quoted(label)) repeats “\(trait)”, which VoiceOver adds; \(suggestion)",
        at: views.location(of: view)
      )
    }
  }

  /// The trait that a label repeats as its last word, and the label without it.
  private static func repeatedTrait(in label: String, of view: DocumentViews.View) -> (trait: String, rest: String)? {
    let text = label.trimmed(where: { $0.isWhitespace || $0 == "." })
    return traits(of: view).lazy.compactMap { trait -> (trait: String, rest: String)? in
      guard text.lowercased().hasSuffix(trait) else { return nil }
      let rest = text.dropLast(trait.count)
      guard rest.last?.isWhitespace ?? true else { return nil }
      return (trait, String(rest).trimmed(where: \.isWhitespace))
    }.first
  }

  private static func traits(of view: DocumentViews.View) -> [String] {
    let stated = view.accessibility?.child(named: "accessibilityTraits")
    let added = ["button", "link", "image"].filter { stated?[$0] == "YES" }
    switch view.element.name {
    case "button", "barButtonItem": return ["button"] + added
    case "imageView": return ["image"] + added
    case "switch": return ["switch"] + added
    case "textField": return ["text field"] + added
    case "searchBar": return ["search field"] + added
    default: return added
    }
  }
}

extension String {
  fileprivate func trimmed(where isTrimmed: (Character) -> Bool) -> String {
    var text = self[...]
    while let last = text.last, isTrimmed(last) { text.removeLast() }
    return String(text.drop(while: isTrimmed))
  }
}
