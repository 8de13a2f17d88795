public import HeadlessUIKit
public import Testing

extension UserActions where Object: UIPickerView {
  /// Turns a component to a row.
  ///
  /// Notifies the delegate if another row was selected. Records an issue if there is no such row, or if the picker is
  /// hidden or doesn't take touches.
  ///
  ///     picker.user.tapRow(2, inComponent: 0)
  ///
  /// - Parameters:
  ///   - row: The index of the row.
  ///   - component: The index of the component.
  ///   - sourceLocation: The location of an issue. The location of the call unless specified.
  public func tapRow(_ row: Int, inComponent component: Int, sourceLocation: SourceLocation = #_sourceLocation) {
    attempt("tapRow(\(row), inComponent: \(component))", sourceLocation) { () throws(MissedAction) in
      try object.requireTouches()
      guard (0..<object.numberOfComponents).contains(component) else {
        throw MissedAction("the picker has \(object.numberOfComponents) components")
      }
      let count = object.numberOfRows(inComponent: component)
      guard (0..<count).contains(row) else { throw MissedAction("the component has \(count) rows") }
      if row == object.selectedRow(inComponent: component) { return }
      object.selectRow(row, inComponent: component, animated: true)
      object.delegate?.pickerView(object, didSelectRow: row, inComponent: component)
    }
  }
}
