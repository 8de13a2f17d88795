import Recycler

/// The initial scene of Main.storyboard: people, photos, widgets.
final class GalleryTabBarController: UITabBarController {}
