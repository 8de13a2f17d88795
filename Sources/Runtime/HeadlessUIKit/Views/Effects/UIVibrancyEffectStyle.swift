/// The style of content above a blur.
public enum UIVibrancyEffectStyle: Int, Sendable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}
