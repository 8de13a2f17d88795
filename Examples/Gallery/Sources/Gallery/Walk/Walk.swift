#if !(os(iOS) || os(tvOS) || os(visionOS))
import Recycler

/// A walk through the gallery: each tab, scrolled to its end, a person, the info scene, an alert, and the people in the
/// dark and in larger text.
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

  static let screen = CGSize(width: 320, height: 568)

  private let window = UIWindow(frame: CGRect(origin: .zero, size: screen))
  private let tabs = GalleryTabBarController.instantiate()

  /// Walks through all stops and calls `look` at each.
  func go(_ look: (Stop) throws -> Void) rethrows {
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    let people: PeopleViewController = tab(0)
    try visit(people, look)
    try visit(tab(1) as PhotosViewController, look)
    let settings: WidgetsViewController = tab(2)
    try visit(settings, look)
    try visit(people, changing: settings, look)
  }

  /// The list, a person, and the end of the list.
  private func visit(_ people: PeopleViewController, _ look: (Stop) throws -> Void) rethrows {
    try look(stop("people", "People: 1,000 rows; cells from code, a nib and a storyboard", people.tableView))
    people.tableView(people.tableView, didSelectRowAt: [0, 2])
    try lookAtPresented(as: "person", "A person: a scene, presented", look)
    let rows = people.tableView.measureScrolling(by: 22)
    try look(stop("people-end", "… and at the end", people.tableView, "\(rows)."))
  }

  private func visit(_ photos: PhotosViewController, _ look: (Stop) throws -> Void) rethrows {
    try look(stop("places", "Places: 1,000 items; the same three ways, and section headers", photos.collectionView))
    let items = photos.collectionView.measureScrolling(by: 22)
    try look(stop("places-end", "… and at the end", photos.collectionView, "\(items)."))
  }

  /// The settings, and what its buttons present.
  private func visit(_ settings: WidgetsViewController, _ look: (Stop) throws -> Void) rethrows {
    try look(stop("settings", "Settings: one nib, used three times, and controls", settings.view))
    settings.infoButton.sendActions(for: .touchUpInside)
    try lookAtPresented(as: "info", "Info: a scene, presented", look)
    settings.signOutButton.sendActions(for: .touchUpInside)
    guard let alert = settings.presentedViewController as? UIAlertController else {
      preconditionFailure("Sign Out presents no alert")
    }
    let texts = [alert.title, alert.message].compactMap(\.self) + alert.actions.compactMap(\.title).map { "[ \($0) ]" }
    try look(stop("alert", "An alert above the settings", settings.view, texts.joined(separator: "  ")))
    alert.dismiss(animated: false)
  }

  /// The people again, with the settings that change their looks.
  private func visit(
    _ people: PeopleViewController,
    changing settings: WidgetsViewController,
    _ look: (Stop) throws -> Void
  ) rethrows {
    people.tableView.contentOffset = .zero
    settings.appearanceControl.selectedSegmentIndex = 1
    settings.appearanceControl.sendActions(for: .valueChanged)
    tabs.selectedIndex = 0
    try look(stop("dark", "The people in the dark", people.tableView))
    settings.textSizeSwitch.isOn = true
    settings.textSizeSwitch.sendActions(for: .valueChanged)
    try look(stop("large", "… and in larger text", people.tableView))
  }

  /// Looks at what a tab presented, and dismisses it.
  private func lookAtPresented(as name: String, _ title: String, _ look: (Stop) throws -> Void) rethrows {
    guard let presented = tabs.selectedViewController?.presentedViewController ?? tabs.presentedViewController else {
      preconditionFailure("nothing is presented at the stop \(name)")
    }
    try look(stop(name, title, presented.view))
    presented.dismiss(animated: false)
  }

  private func tab<Controller: UIViewController>(_ index: Int) -> Controller {
    tabs.selectedIndex = index
    guard let controller = tabs.selectedViewController as? Controller else {
      preconditionFailure("tab \(index) of Main.storyboard isn't a \(Controller.self)")
    }
    return controller
  }

  private func stop(_ name: String, _ title: String, _ view: UIView, _ remark: String? = nil) -> Stop {
    window.layoutIfNeeded()
    return Stop(name: name, title: title, view: view, screen: window, remark: remark)
  }
}
#endif
