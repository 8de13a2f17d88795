/// The width that a column of a split view should have. `automaticDimension` leaves a value to the split view.
@MainActor
struct ColumnWidth {
  private static let automatic = UISplitViewController.automaticDimension

  var preferred = automatic
  var fraction = automatic
  var minimum = automatic
  var maximum = automatic

  /// The width inside a split view of a width.
  ///
  /// As UIKit documents it, points come before a fraction, and both stay between a minimum of 0 and a maximum of 320
  /// points unless the app specifies others. The fraction isn't documented; here it is two fifths.
  func points(in total: CGFloat) -> CGFloat {
    let wanted = preferred == Self.automatic ? total * (fraction == Self.automatic ? 0.4 : fraction) : preferred
    let least = minimum == Self.automatic ? 0 : minimum
    let most = maximum == Self.automatic ? max(320, least) : maximum
    return min(total, max(least, min(most, wanted)))
  }
}
