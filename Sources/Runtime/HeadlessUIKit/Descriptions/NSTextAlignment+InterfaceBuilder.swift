extension NSTextAlignment {
  static let interfaceBuilderNames: KeyValuePairs<String, NSTextAlignment> = [
    "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
  ]
}
