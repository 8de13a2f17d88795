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
    let isSized = view.bounds.width > 0 && view.bounds.height > 0
    if variant == .standard, isSized { return form.content(of: view) }
    let (frame, overrides, own) = (root.frame, root.traitOverrides, view.frame)
    defer {
      root.traitOverrides = overrides
      root.frame = frame
      if !isSized { view.frame = own }
      root.layoutIfNeeded()
    }
    variant.override(traitsOf: root)
    if let size = variant.size { root.frame.size = size }
    root.layoutIfNeeded()
    if view.bounds.width <= 0 || view.bounds.height <= 0 { view.frame.size = view.sizeOfContent }
    root.layoutIfNeeded()
    return form.content(of: view)
  }
}

extension UIView {
  /// The size that shows all of a view that has none: as its constraints say, or else as its content does. A width that
  /// it has is kept.
  fileprivate var sizeOfContent: CGSize {
    let width = max(bounds.width, 0)
    let fitting = systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: width > 0 ? .required : .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
    let unlimited = CGFloat(UIView.noLimit)
    let content = sizeThatFits(CGSize(width: width > 0 ? width : unlimited, height: unlimited))
    func length(_ one: CGFloat, _ other: CGFloat) -> CGFloat {
      let usable = [one, other].filter { $0.isFinite && $0 > 0 && $0 < unlimited }
      // Part of a point would cut a text off.
      return (usable.first ?? 0).rounded(.up)
    }
    return CGSize(
      width: width > 0 ? width : length(fitting.width, content.width),
      height: length(fitting.height, content.height)
    )
  }

  private static var noLimit: Double { 1e6 }
}

extension UIViewController {
  /// Calls a closure while the view is in a window: in its own, or in one of a phone's size for the outermost
  /// controller around it.
  func inWindow(_ body: (UIView) -> Void) {
    let window = windowIfNeeded()
    body(view)
    window?.close()
  }

  /// The same for a closure during which other tasks run.
  func inWindow(_ body: @MainActor (UIView) async -> Void) async {
    let window = windowIfNeeded()
    await body(view)
    window?.close()
  }

  private func windowIfNeeded() -> UIWindow? {
    if viewIfLoaded?.window != nil { return nil }
    var root: UIViewController = self
    while let parent = root.parent { root = parent }
    // Not the screen's size, which follows windows of other tests.
    let window = UIWindow(frame: CGRect(origin: .zero, size: StandardScreen.size))
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }
}

extension UIWindow {
  fileprivate func close() {
    isHidden = true
    rootViewController = nil
  }
}
