extension PropertyWords {
  /// The importance of a change of a property.
  static func category(of path: String) -> Change.Category {
    if path == "class" || identifiers.contains(last(path)) { return .identity }
    if path == "initialViewController" { return .connection }
    if isText(path) { return .text }
    let name = last(path)
    if looks.contains(name) || name.hasSuffix("Color") || name.hasSuffix("Image") || name.hasSuffix("Inset")
      || name.hasSuffix("Insets") || name.hasSuffix("Priority") || name.hasSuffix("Margins") || path.contains("=")
    {
      return .appearance
    }
    return .other
  }

  private static let identifiers: Set<Substring> = [
    "storyboardIdentifier", "reuseIdentifier", "restorationIdentifier", "identifier", "storyboardName",
    "referencedIdentifier", "bundleIdentifier",
  ]
  private static let looks: Set<Substring> = [
    "fontDescription", "font", "image", "hidden", "alpha", "textAlignment", "numberOfLines", "lineBreakMode",
    "contentMode", "spacing", "axis", "alignment", "distribution", "borderStyle", "buttonType", "style",
    "separatorStyle",
    "accessoryType", "rowHeight", "on", "value", "minValue", "maxValue", "progress", "enabled", "selected", "tintColor",
    "itemSize", "headerReferenceSize", "footerReferenceSize", "minimumLineSpacing", "minimumInteritemSpacing",
    "clipsSubviews", "systemItem", "barStyle", "minimumFontSize", "symbolScale", "keyboardType",
  ]
}
