/// The screen of a phone, 390 by 844 points.
@preconcurrency
@MainActor
public final class UIScreen: NSObject {
  /// The one screen.
  public static let main = UIScreen(())
  /// The whole screen, in points.
  public let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  /// The number of pixels per point.
  public let scale: CGFloat = 2

  private init(_ nothing: Void) { super.init() }
}
