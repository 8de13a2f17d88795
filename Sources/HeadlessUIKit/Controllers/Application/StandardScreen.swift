/// The screen of a phone, for code that isn't isolated to the main actor.
enum StandardScreen {
  /// The size, in points.
  static let size = CGSize(width: 390, height: 844)
  /// The number of pixels per point.
  static let scale: CGFloat = 2
}
