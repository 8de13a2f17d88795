/// An object that makes more of its element than attributes and parts: a view controller its view, a list its
/// prototypes, a cell its labels.
@MainActor
protocol DocumentContainer: AnyObject {
  /// Takes what its element contains, after its attributes were set.
  func adopt(_ node: NibNode, _ instantiation: NibInstantiation)
}

/// A view controller of a document.
@MainActor
protocol DocumentController: DocumentContainer, UIResponder {
  /// Adds a guide that constraints of the document refer to.
  func add(_ guide: UILayoutGuide)
  /// Connects a segue that starts at the view controller or at an object in its view. Its popover points at `anchor`.
  func addSegue(_ connection: NibConnection, from source: AnyObject, pointingAt anchor: AnyObject?, of plan: NibPlan)
}

/// An object that learns when its document is complete, and that is neither a responder nor an item of a bar.
@MainActor
protocol WakingItem: AnyObject {
  func awakeFromNib()
}

/// A view that shows the subviews of its element in another view.
@MainActor
protocol ContentViewHolder: AnyObject {
  var contentView: UIView { get }
}
