extension UIViewController {
  final var rare: RareControllerValues {
    if let rareValues { return rareValues }
    let new = RareControllerValues()
    rareValues = new
    return new
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
