import HeadlessListModel

/// The methods that delegate classes implement. Swift can't determine that; default implementations return a special
/// value.
struct HeightDecisions {
  var rowHeight: [ObjectIdentifier: Bool] = [:]
  var estimate: [ObjectIdentifier: Bool] = [:]
  /// The height returned for the row that was probed, which isn't requested again.
  var probe: (indexPath: IndexPath, height: CGFloat)?
}
