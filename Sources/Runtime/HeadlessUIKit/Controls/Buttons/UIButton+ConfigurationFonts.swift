extension UIButton.Configuration {
  /// The displayed texts with their fonts: the title and the subtitle.
  @MainActor
  func lines(title: String?) -> [(text: String, font: UIFont)] {
    let texts = [
      (title, Self.font(of: attributedTitle, titleTextAttributesTransformer) ?? titleFont, UIFont.TextStyle.body),
      (shownSubtitle, Self.font(of: attributedSubtitle, subtitleTextAttributesTransformer), .caption1),
    ]
    return texts.compactMap { text, font, style in
      guard let text, !text.isEmpty else { return nil }
      return (text, font ?? .preferredFont(forTextStyle: style))
    }
  }

  /// The font of an attributed text, as a transformer changes it.
  private static func font(
    of text: AttributedString?,
    _ transformer: UIConfigurationTextAttributesTransformer?
  ) -> UIFont? {
    #if canImport(ObjectiveC)
    return nil
    #else
    typealias Key = AttributeScopes.UIKitAttributes.FontAttribute
    let own = text?.runs.first?[Key.self]
    guard let transformer else { return own }
    var attributes = AttributeContainer()
    attributes[Key.self] = own
    return transformer(attributes)[Key.self] ?? own
    #endif
  }
}
