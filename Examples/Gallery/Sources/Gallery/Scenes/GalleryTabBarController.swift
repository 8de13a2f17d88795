import Recycler

/// The initial scene of Main.storyboard: people, places, settings.
final class GalleryTabBarController: UITabBarController {
  /// Shows the text of all tabs in a size.
  func showText(_ category: UIContentSizeCategory) {
    for child in children {
      setOverrideTraitCollection(UITraitCollection(preferredContentSizeCategory: category), forChild: child)
    }
  }
}
