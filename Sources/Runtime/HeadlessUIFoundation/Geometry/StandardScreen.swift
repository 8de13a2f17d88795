/// The screen of a phone, for code that isn't isolated to the main actor.
package enum StandardScreen {
  /// The size, in points.
  package static let size = CGSize(width: 390, height: 844)
  /// The number of pixels per point.
  package static let scale: CGFloat = 2
}
