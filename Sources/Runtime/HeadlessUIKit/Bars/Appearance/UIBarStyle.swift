/// The style of a bar. Stored; has no effect here.
public enum UIBarStyle: Int, Sendable {
  case `default`, black
  case blackTranslucent = 2
  public static let blackOpaque = UIBarStyle.black
}

extension UIBarStyle {
  static let interfaceBuilderNames: KeyValuePairs<String, UIBarStyle> = [
    "default": .default, "black": .black, "blackOpaque": .blackOpaque, "blackTranslucent": .blackTranslucent,
  ]
}
