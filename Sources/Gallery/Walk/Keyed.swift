import Recycler

// Without the Objective-C runtime a class says which properties are set through their observers, and which actions are
// called, by the names that the documents use. Plain outlets, also private ones, need no such line.
#if !canImport(ObjectiveC)
extension RatingWidget: KeyedOutlets {
  static var keyedOutlets: [KeyedOutlet] {
    [KeyedOutlet("title", \RatingWidget.title), KeyedOutlet("stars", \RatingWidget.stars)]
  }
}

extension WidgetsViewController: KeyedActions {
  static var keyedActions: [KeyedAction] { [KeyedAction("showInfo:", WidgetsViewController.showInfo)] }
}

extension InfoViewController: KeyedActions {
  static var keyedActions: [KeyedAction] { [KeyedAction("close:", InfoViewController.close)] }
}
#endif
