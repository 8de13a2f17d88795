extension UIViewController {
  final var rare: RareControllerValues {
    if let rareValues { return rareValues }
    let new = RareControllerValues()
    rareValues = new
    return new
  }

  /// The margins of the root view when `own` are set: no narrower than the system's, unless those aren't respected.
  final func rootMargins(_ own: UIEdgeInsets) -> UIEdgeInsets {
    if own != .zero || rareValues != nil { rare.rootMargins = own }
    guard viewRespectsSystemMinimumLayoutMargins else { return own }
    let system = systemMinimumLayoutMargins
    return UIEdgeInsets(
      top: own.top,
      left: max(own.left, system.leading),
      bottom: own.bottom,
      right: max(own.right, system.trailing)
    )
  }

  /// Sets the margins of the root view again, after the system's changed.
  final func updateRootMargins() {
    guard let view = viewIfLoaded else { return }
    if let margins = view.rareIfPresent?.directionalLayoutMargins { return view.setDirectionalMargins(margins) }
    view.layoutMargins = rareValues?.rootMargins ?? .zero
  }

  final var addedKeyCommands: [UIKeyCommand]? {
    let commands = rareValues?.keyCommands ?? []
    return commands.isEmpty ? nil : commands
  }
}

/// The context of a peek.
@MainActor
final class PreviewingContext: NSObject, UIViewControllerPreviewing {
  let sourceView: UIView
  var sourceRect: CGRect
  init(_ view: UIView) { (sourceView, sourceRect) = (view, view.bounds) }
}

#if !canImport(ObjectiveC)
extension UIViewController: AssociationOwner {
  package func keepUntilGone(_ release: AssociationRelease) { rare.associationRelease = release }
}
#endif
