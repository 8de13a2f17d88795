public import HeadlessUIKit
public import Testing

extension UserActions where Object: UITableView {
  /// Taps a row.
  ///
  /// The row is highlighted, then selected, or deselected if several rows may be selected. The delegate's methods are
  /// called in UIKit's order. The touch reaches tap recognizers around the row, which may keep it from the table view.
  /// Records an issue if there is no such row, if it isn't in view, if it is covered or doesn't take touches, or if its
  /// controls and scroll views leave no space to tap.
  ///
  ///     people.tableView.user.tapRow(at: IndexPath(row: 0, section: 0))
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the row.
  ///   - sourceLocation: The location of an issue. The location of the call unless specified.
  public func tapRow(at indexPath: IndexPath, sourceLocation: SourceLocation = #_sourceLocation) {
    attempt("tapRow(at: \(indexPath))", sourceLocation) { () throws(MissedAction) in
      try requireElement(at: indexPath)
      if let cell = object.cellForRow(at: indexPath) { try tapElement(at: indexPath, cell) }
    }
  }

  /// Taps the detail button of a row: its `accessoryType` is `.detailButton` or `.detailDisclosureButton`.
  ///
  /// Notifies the delegate; a prototype's accessory segue is performed; the row isn't selected. A control as
  /// `accessoryView` is tapped by its own `user.tap()`.
  /// Records an issue if there is no such row, if it isn't in view or is covered, or if it shows no such button.
  ///
  ///     people.tableView.user.tapAccessoryButton(at: IndexPath(row: 0, section: 0))
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the row.
  ///   - sourceLocation: The location of an issue. The location of the call unless specified.
  public func tapAccessoryButton(at indexPath: IndexPath, sourceLocation: SourceLocation = #_sourceLocation) {
    attempt("tapAccessoryButton(at: \(indexPath))", sourceLocation) { () throws(MissedAction) in
      try object.requireTouches()
      guard let cell = object.cellForRow(at: indexPath) else { throw MissedAction("the row isn't in view") }
      try cell.requireTouches()
      let isEditing = cell.isEditing
      let (type, view) =
        isEditing
        ? (cell.editingAccessoryType, cell.editingAccessoryView) : (cell.accessoryType, cell.accessoryView)
      guard view == nil, type == .detailButton || type == .detailDisclosureButton else {
        let shown = view.map { "\(Swift.type(of: $0))" } ?? "\(type)"
        throw MissedAction("the row shows no detail button: its accessory is \(shown)")
      }
      object.delegate?.tableView(object, accessoryButtonTappedForRowWith: indexPath)
      cell.accessorySegue?(cell)
    }
  }

  /// Taps a title of the section index.
  ///
  /// The data source chooses the section, which scrolls to the top. Records an issue if there is no such title, or if
  /// the data source chooses a section that doesn't exist.
  ///
  /// - Parameters:
  ///   - index: The index of the title in `sectionIndexTitles`.
  ///   - sourceLocation: The location of an issue. The location of the call unless specified.
  public func tapSectionIndexTitle(at index: Int, sourceLocation: SourceLocation = #_sourceLocation) {
    attempt("tapSectionIndexTitle(at: \(index))", sourceLocation) { () throws(MissedAction) in
      let titles = object.sectionIndexTitles ?? []
      guard titles.indices.contains(index), let dataSource = object.dataSource else {
        throw MissedAction("the section index has \(titles.count) titles")
      }
      let section = dataSource.tableView(object, sectionForSectionIndexTitle: titles[index], at: index)
      guard (0..<object.numberOfSections).contains(section) else {
        throw MissedAction(
          "the data source chooses section \(section), and the table view has \(object.numberOfSections) sections"
        )
      }
      object.scrollToTop(ofSection: section)
    }
  }

  /// Taps the delete or insert control of a row, or the delete button of a swipe.
  ///
  /// The data source commits the edit. Records an issue if there is no such row, if it isn't in view or is covered, if
  /// it can't be edited, or if the table shows no such control: the data source doesn't implement the edit, the row's
  /// editing style is another one, or the table isn't in editing mode, which inserting requires.
  ///
  ///     table.user.commitEditing(.delete, at: IndexPath(row: 2, section: 0))
  ///
  /// - Parameters:
  ///   - style: The edit.
  ///   - indexPath: The index path of the row.
  ///   - sourceLocation: The location of an issue. The location of the call unless specified.
  public func commitEditing(
    _ style: UITableViewCell.EditingStyle,
    at indexPath: IndexPath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    attempt("commitEditing(.\(style), at: \(indexPath))", sourceLocation) { () throws(MissedAction) in
      try requireElement(at: indexPath)
      let shown = object.delegate?.tableView(object, editingStyleForRowAt: indexPath) ?? .delete
      if shown != style {
        throw MissedAction("the row's editing style is \(shown); see tableView(_:editingStyleForRowAt:)")
      }
      if style == .insert, !object.isEditing {
        throw MissedAction("the row shows no insert control; call setEditing(true, animated:) first")
      }
      try object.commitEditing(style, at: indexPath)
    }
  }

  /// Drags a row by its reorder control.
  ///
  /// The delegate may choose another target; the data source moves the data. Records an issue if there is no such row,
  /// if it isn't in view or is covered, if it can't be moved, or if the table shows no reorder control: the data source
  /// doesn't implement the move, or the table isn't in editing mode and has no drag delegate.
  ///
  /// - Parameters:
  ///   - source: The index path of the row.
  ///   - target: The index path to which the row is dragged.
  ///   - sourceLocation: The location of an issue. The location of the call unless specified.
  public func dragRow(at source: IndexPath, to target: IndexPath, sourceLocation: SourceLocation = #_sourceLocation) {
    attempt("dragRow(at: \(source), to: \(target))", sourceLocation) { () throws(MissedAction) in
      try requireElement(at: source)
      try object.requireMovement(from: source)
      if !object.isEditing, object.dragDelegate == nil {
        throw MissedAction(
          "the table isn't in editing mode and has no drag delegate, so that its rows can't be dragged; call "
            + "setEditing(true, animated:) first"
        )
      }
      try object.drag(from: source, to: target)
    }
  }
}
