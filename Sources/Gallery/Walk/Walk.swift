import Recycler

/// A walk through the gallery: each tab, scrolled to its end, and the info scene.
///
/// Nothing here names a cell, a nib or a scene by a string.
@MainActor
struct Walk {
  /// A stop of the walk.
  struct Stop {
    /// The name of the picture.
    var name: String
    var title: String
    /// The view to look at.
    var view: UIView
    /// The whole screen, with the bars around the view.
    var screen: UIView
    /// A remark about the stop.
    var remark: String?
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 484))
  private let tabs = GalleryTabBarController.instantiate()

  /// Walks through all stops and calls `look` at each.
  func go(_ look: (Stop) throws -> Void) rethrows {
    window.rootViewController = tabs
    window.makeKeyAndVisible()

    let people: PeopleViewController = tab(0)
    try look(stop("people", "People: 1,000 rows; cells from code, a nib and a storyboard", people.tableView))
    let rows = people.tableView.measureScrolling(by: 22)
    try look(stop("people-end", "… and at the end", people.tableView, "\(rows)."))

    let photos: PhotosViewController = tab(1)
    try look(stop("photos", "Photos: 1,000 items; the same three ways, and section headers", photos.collectionView))
    let items = photos.collectionView.measureScrolling(by: 22)
    try look(stop("photos-end", "… and at the end", photos.collectionView, "\(items)."))

    let widgets: WidgetsViewController = tab(2)
    try look(stop("widgets", "Widgets: one nib, used three times", widgets.view))

    try visitInfo(from: widgets, look)
  }

  /// Taps the button that presents the info scene, then its close button.
  private func visitInfo(from widgets: WidgetsViewController, _ look: (Stop) throws -> Void) rethrows {
    press(widgets.view.subviews.compactMap { $0 as? UIButton }.first)
    guard let info = widgets.presentedViewController ?? tabs.presentedViewController else { return }
    try look(stop("info", "Info: a scene, presented", info.view))
    press((info as? InfoViewController)?.closeButton)
    let remark = tabs.presentedViewController == nil ? "The info scene is dismissed." : "The info scene is still there."
    try look(stop("back", "Back at the widgets", widgets.view, remark))
  }

  private func tab<Controller: UIViewController>(_ index: Int) -> Controller {
    tabs.selectedIndex = index
    guard let controller = tabs.selectedViewController as? Controller else {
      preconditionFailure("tab \(index) of Main.storyboard is no \(Controller.self)")
    }
    return controller
  }

  private func stop(_ name: String, _ title: String, _ view: UIView, _ remark: String? = nil) -> Stop {
    window.layoutIfNeeded()
    return Stop(name: name, title: title, view: view, screen: window, remark: remark)
  }

  private func press(_ button: UIButton?) { button?.sendActions(for: .touchUpInside) }
}
