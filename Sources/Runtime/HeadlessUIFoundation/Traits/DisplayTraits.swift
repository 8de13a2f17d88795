/// The range of colors of a display.
public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  case SRGB, P3
}

/// The contrast of the interface.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal, high
}

/// The weight of text.
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular, bold
}

/// Whether touches have a force.
public enum UIForceTouchCapability: Int, Sendable {
  case unknown, unavailable, available
}
