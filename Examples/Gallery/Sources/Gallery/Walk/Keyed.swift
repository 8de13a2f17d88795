import Recycler

// Without the Objective-C runtime a class lists properties whose observers run, and actions, by their names in
// documents. Plain outlets, also private ones, need no entry.
#if !canImport(ObjectiveC)
extension RatingWidget: KeyedOutlets {
  static var keyedOutlets: [KeyedOutlet] {
    [KeyedOutlet("title", \RatingWidget.title), KeyedOutlet("stars", \RatingWidget.stars)]
  }
}

extension WidgetsViewController: KeyedActions {
  static var keyedActions: [KeyedAction] {
    [
      KeyedAction("showInfo:", WidgetsViewController.showInfo), KeyedAction("signOut:", WidgetsViewController.signOut),
      KeyedAction("chooseTextSize:", WidgetsViewController.chooseTextSize),
      KeyedAction("chooseAppearance:", WidgetsViewController.chooseAppearance),
    ]
  }
}

extension InfoViewController: KeyedActions {
  static var keyedActions: [KeyedAction] { [KeyedAction("close:", InfoViewController.close)] }
}

extension InfoDetailViewController: KeyedActions {
  static var keyedActions: [KeyedAction] { [KeyedAction("close:", InfoDetailViewController.close)] }
}
#endif
