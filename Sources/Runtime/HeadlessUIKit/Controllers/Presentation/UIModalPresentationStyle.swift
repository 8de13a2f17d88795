public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2, none = -1, fullScreen = 0, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover
}

extension UIModalPresentationStyle {
  static let interfaceBuilderNames: KeyValuePairs<String, UIModalPresentationStyle> = [
    "automatic": .automatic, "none": .none, "fullScreen": .fullScreen, "pageSheet": .pageSheet,
    "formSheet": .formSheet, "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
    "overCurrentContext": .overCurrentContext, "popover": .popover,
  ]
}
