public import HeadlessUIKit
public import Testing

extension UserActions where Object: UISwitch {
  /// Toggles the switch as a tap does: its value changes, then it sends `valueChanged`.
  ///
  /// Records an issue if the switch is disabled or hidden, or doesn't take touches.
  ///
  ///     cell.notificationsSwitch.user.toggle()
  public func toggle(sourceLocation: SourceLocation = #_sourceLocation) {
    attempt("toggle()", sourceLocation) { () throws(MissedAction) in
      try object.requireEnabled()
      object.toggleByUser()
    }
  }
}
