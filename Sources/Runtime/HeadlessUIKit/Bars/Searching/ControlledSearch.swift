/// The search that a search bar controls: that of its search controller.
@MainActor
protocol ControlledSearch: AnyObject {
  var isActive: Bool { get set }
  var automaticallyShowsCancelButton: Bool { get set }
  var automaticallyShowsScopeBar: Bool { get set }
  func searchBegan()
  func updateResults()
}
