/// The orientation of the interface.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// Landscape, the home button at the left.
  case landscapeLeft = 4
  /// Landscape, the home button at the right.
  case landscapeRight = 3

  /// Whether it is landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it is portrait.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
