/// Layout passes: from a view down to its descendants, each visited at most once.
extension UIView {
  /// The number of times a view is laid out before it is left as it is, although it still needs a layout.
  ///
  /// A layout may require another one, for instance if a measured row moves others. Views that never come to rest must
  /// not hang the program.
  static let layoutLimit: UInt8 = 8

  /// Repeats layout passes until no view needs a layout, or all that do have reached the limit.
  ///
  /// A call inside a layout of an ancestor counts towards that layout's limits. Otherwise the number of layouts would
  /// multiply with every superview.
  final func layOutTree() {
    guard needsLayout || descendantNeedsLayout, !isLayoutDeferred else { return }
    if let root = layoutRoot { return repeatLayoutPasses(in: root) }
    layoutState.isLayoutRoot = true
    repeatLayoutPasses(in: self)
    layoutState.isLayoutRoot = false
    for view in layoutState.laidOut {
      layoutState.work.layouts += Int(view.layoutState.layoutCount)
      layoutState.work.solves += Int(view.layoutState.solveCount)
      view.layoutState.layoutCount = 0
      view.layoutState.solveCount = 0
    }
    layoutState.laidOut.removeAll(keepingCapacity: true)
  }

  /// The nearest view, from this one up, whose layout is in progress.
  private var layoutRoot: UIView? {
    var ancestor: UIView? = self
    while let view = ancestor {
      if view.layoutState.isLayoutRoot { return view }
      ancestor = view.superview
    }
    return nil
  }

  private func repeatLayoutPasses(in root: UIView) {
    let traits = CurrentTraits.ofThread
    var passes: UInt8 = 0
    traits.restored {
      while needsLayout || descendantNeedsLayout, passes < Self.layoutLimit {
        passes += 1
        runLayoutPass(in: root, traits)
      }
    }
  }

  private func runLayoutPass(in root: UIView, _ traits: CurrentTraits) {
    if needsLayout { layOut(in: root, traits) }
    guard descendantNeedsLayout else { return }
    descendantNeedsLayout = false
    for view in subviews where view.needsLayout || view.descendantNeedsLayout { view.runLayoutPass(in: root, traits) }
  }

  private func layOut(in root: UIView, _ traits: CurrentTraits) {
    if isLayoutDeferred || layoutState.layoutCount >= Self.layoutLimit { return markAncestorsOfLayout() }
    if layoutState.layoutCount == 0 { root.layoutState.laidOut.append(self) }
    layoutState.layoutCount += 1
    let outer = traits.replaceEnvironment(.passUnretained(self))
    defer { _ = traits.replaceEnvironment(outer) }
    let controller = viewController
    noticeSafeArea()
    prepareForLayout()
    updateOwnConstraintsIfNeeded()
    controller?.viewWillLayoutSubviews()
    needsLayout = false
    layoutState.isLayingOutSubviews = true
    layoutState.skipsConstraints = true
    if let layer = layerToLayOut { layoutSublayers(of: layer) } else { layoutSubviews() }
    layoutState.isLayingOutSubviews = false
    controller?.viewDidLayoutSubviews()
  }

  /// The layer, if there is one, or if an app's class may override `layoutSublayers(of:)`.
  private var layerToLayOut: CALayer? {
    let own = type(of: self)
    return layerIfPresent ?? (own.uiKitClass.base == own ? nil : layer)
  }

  final func markAncestorsOfLayout() {
    var ancestor = superview
    while let view = ancestor, !view.descendantNeedsLayout {
      view.descendantNeedsLayout = true
      ancestor = view.superview
    }
  }
}
