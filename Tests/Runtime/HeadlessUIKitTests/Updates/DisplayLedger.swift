@testable import HeadlessUIKit

/// The views that are displayed according to delegate calls, and every wrong call.
@MainActor struct DisplayLedger {
  private(set) var displayed: Set<ObjectIdentifier> = []
  /// Every view that was ever displayed.
  private(set) var everDisplayed: Set<ObjectIdentifier> = []
  private(set) var faults: [String] = []

  mutating func begin(_ view: UIView) {
    everDisplayed.insert(ObjectIdentifier(view))
    if !displayed.insert(ObjectIdentifier(view)).inserted { faults.append("\(type(of: view)) displayed twice") }
  }

  mutating func end(_ view: UIView) {
    if displayed.remove(ObjectIdentifier(view)) == nil { faults.append("\(type(of: view)) ended, but not displayed") }
  }
}
