public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown, portrait, portraitUpsideDown, landscapeLeft = 4, landscapeRight = 3

  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
