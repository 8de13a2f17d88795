#if !canImport(ObjectiveC)
/// An object that an activity asks. Called by tests only.
public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// The activity will be saved.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// Another device continues the activity.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  /// Optional. The default does nothing.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  /// Optional. The default does nothing.
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}
#endif
