public import HeadlessUIKit
public import Testing

extension UserActions where Object: UICollectionView {
  /// Taps an item.
  ///
  /// The item is highlighted, then selected, or deselected if several items may be selected. The delegate's methods are
  /// called in UIKit's order. The touch reaches tap recognizers around the item, which may keep it from the collection
  /// view. Records an issue if there is no such item, if it isn't in view, or if it is covered or doesn't take touches.
  ///
  ///     photos.collectionView.user.tapItem(at: IndexPath(item: 3, section: 0))
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the item.
  ///   - sourceLocation: The location of an issue. The location of the call unless specified.
  public func tapItem(at indexPath: IndexPath, sourceLocation: SourceLocation = #_sourceLocation) {
    attempt("tapItem(at: \(indexPath))", sourceLocation) { () throws(MissedAction) in
      try requireElement(at: indexPath)
      if let cell = object.cellForItem(at: indexPath) { try tapElement(at: indexPath, cell) }
    }
  }

  /// Drags an item.
  ///
  /// The delegate may choose another target; the data source moves the data. Records an issue if there is no such item,
  /// if it isn't in view or is covered, if it can't be moved, or if the data source doesn't implement the move.
  ///
  /// - Parameters:
  ///   - source: The index path of the item.
  ///   - target: The index path to which the item is dragged.
  ///   - sourceLocation: The location of an issue. The location of the call unless specified.
  public func dragItem(at source: IndexPath, to target: IndexPath, sourceLocation: SourceLocation = #_sourceLocation) {
    attempt("dragItem(at: \(source), to: \(target))", sourceLocation) { () throws(MissedAction) in
      try requireElement(at: source)
      try object.drag(from: source, to: target)
    }
  }

  /// The scroll view of a section that scrolls across the scroll direction.
  ///
  /// Records an issue if the section doesn't scroll that way, or if it isn't in view.
  ///
  ///     let shelf = shop.collectionView.user.scrollView(ofSection: 1)
  ///     shelf?.user.beginDragging()
  ///     shelf?.user.drag(by: CGPoint(x: 80, y: 0))
  ///     shelf?.user.endDragging()
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - sourceLocation: The location of an issue. The location of the call unless specified.
  /// - Returns: The scroll view, whose content offset is that of the section.
  public func scrollView(ofSection section: Int, sourceLocation: SourceLocation = #_sourceLocation) -> UIScrollView? {
    attempt("scrollView(ofSection: \(section))", sourceLocation, otherwise: nil) { () throws(MissedAction) in
      guard let scroller = object.scroller(ofSection: section) else {
        throw MissedAction(
          "section \(section) isn't in view, or doesn't scroll on its own; see orthogonalScrollingBehavior"
        )
      }
      return scroller
    }
  }

  /// Taps the outline disclosure of an item.
  ///
  /// Expands or collapses the item of a section snapshot, or runs the accessory's action if it has one. The diffable
  /// data source's `sectionSnapshotHandlers` may refuse. Records an issue if there is no such item, if it isn't in
  /// view, or if its cell has no outline disclosure.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the item.
  ///   - sourceLocation: The location of an issue. The location of the call unless specified.
  public func tapOutlineDisclosure(at indexPath: IndexPath, sourceLocation: SourceLocation = #_sourceLocation) {
    attempt("tapOutlineDisclosure(at: \(indexPath))", sourceLocation) { () throws(MissedAction) in
      try requireElement(at: indexPath)
      try object.tapOutlineDisclosure(at: indexPath)
    }
  }
}
