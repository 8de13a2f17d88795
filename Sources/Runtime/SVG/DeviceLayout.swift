import HeadlessUIKit

/// Lays out scenes and views on the screen of a device.
@MainActor
struct DeviceLayout {
  let device: PictureDevice

  /// Gives the view of a scene the size of the screen, below the bars that it was designed below.
  func resize(_ scene: ScenePicture) {
    guard let view = scene.view, let controller = scene.controller else { return }
    let top = max(0, view.frame.minY)
    view.frame = CGRect(x: 0, y: top, width: device.size.width, height: device.size.height - top)
    // Gives the view the margins and the safe area of the screen.
    if view.next !== controller { controller.view = view }
    let bars = scene.bars
    // A view that begins below a bar isn't covered by it.
    controller.additionalSafeAreaInsets = UIEdgeInsets(
      top: max(0, bars.top - top),
      left: 0,
      bottom: bars.bottom,
      right: 0
    )
    layOut(view)
  }

  /// The sides of the screens for which Interface Builder designs views.
  private static let widths: Set<CGFloat> = [320, 375, 390, 393, 402, 414, 428, 430, 440, 600, 768, 820, 834, 1024]
  private static let heights: Set<CGFloat> = [
    480, 568, 600, 667, 736, 812, 844, 852, 874, 896, 926, 932, 956, 1024, 1180, 1194, 1366,
  ]

  /// Gives the view of a nib the width and the height of the screen, where it was designed for that of another one.
  func resize(_ view: UIView) {
    var size = view.frame.size
    if Self.widths.contains(size.width) { size.width = device.size.width }
    if Self.heights.contains(size.height) { size.height = device.size.height }
    view.frame.size = size
    layOut(view)
  }

  private func layOut(_ view: UIView) {
    // A layout of a list would ask for rows.
    if view is UITableView || view is UICollectionView { return }
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }
}
