extension UIImage {
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }
  public enum ResizingMode: Int, Sendable {
    case tile, stretch
  }
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

    var isTurned: Bool { [.left, .right, .leftMirrored, .rightMirrored].contains(self) }
    var mirrored: Orientation { Orientation(rawValue: (rawValue + 4) % 8) ?? .up }
  }

  public var baselineOffsetFromBottom: CGFloat? { look.baselineOffsetFromBottom }
  /// The color that replaces the image's colors.
  package var tintColor: UIColor? { look.tintColor }
}
