extension UIBarStyle {
  /// The styles by their names in documents.
  static let interfaceBuilderNames: KeyValuePairs<String, UIBarStyle> = [
    "default": .default, "black": .black, "blackOpaque": .blackOpaque, "blackTranslucent": .blackTranslucent,
  ]
}
