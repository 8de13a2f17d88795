public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown
  case portrait
  case portraitUpsideDown
  case landscapeLeft = 4
  case landscapeRight = 3

  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
