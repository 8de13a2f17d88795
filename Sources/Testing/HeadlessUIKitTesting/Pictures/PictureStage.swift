import HeadlessUIKit

/// Shows a view in variants, one after the other, and then as before.
@MainActor
struct PictureStage {
  /// The view that is drawn.
  let view: UIView
  /// The view that gets the size and the traits: the window, or the view itself if it is in none.
  private let root: UIView

  init(_ view: UIView) {
    self.view = view
    root = view.window ?? view
  }

  func content(_ variant: PictureVariant, _ form: PictureForm) -> String {
    if variant == .standard { return form.content(of: view) }
    let (frame, overrides) = (root.frame, root.traitOverrides)
    defer {
      root.traitOverrides = overrides
      root.frame = frame
      root.layoutIfNeeded()
    }
    variant.override(traitsOf: root)
    if let size = variant.size { root.frame.size = size }
    root.layoutIfNeeded()
    return form.content(of: view)
  }
}

extension UIViewController {
  /// Calls a closure while the view is in a window: in its own, or in one of a phone's size for the outermost
  /// controller around it.
  func inWindow(_ body: (UIView) -> Void) {
    if viewIfLoaded?.window != nil { return body(view) }
    var root: UIViewController = self
    while let parent = root.parent { root = parent }
    // Not the screen's size, which follows windows of other tests.
    let window = UIWindow(frame: CGRect(origin: .zero, size: StandardScreen.size))
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    body(view)
    window.isHidden = true
    window.rootViewController = nil
  }
}
