extension UIModalPresentationStyle {
  /// The styles by their names in documents.
  static let interfaceBuilderNames: KeyValuePairs<String, UIModalPresentationStyle> = [
    "automatic": .automatic, "none": .none, "fullScreen": .fullScreen, "pageSheet": .pageSheet,
    "formSheet": .formSheet, "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
    "overCurrentContext": .overCurrentContext, "popover": .popover,
  ]
}
