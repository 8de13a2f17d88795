import HeadlessUIKitTesting
import Testing
import UIKit

/// The texts of the issues that an audit records.
@MainActor
func issues(_ action: @MainActor () async -> Void) async -> [String] {
  let found = Found()
  await withKnownIssue(isIntermittent: true) {
    await action()
  } matching: { issue in
    found.texts += issue.comments.map(\.rawValue)
    return true
  }
  return found.texts
}

private final class Found: @unchecked Sendable {
  var texts: [String] = []
}

/// The issues of both audits of a table, without the name of the call.
@MainActor
func findings(
  in table: UITableView,
  of rows: [IndexPath]? = nil,
  settling: (@MainActor () async -> Bool)? = nil
) async -> [String] {
  let reuse = await issues { await table.audit.reuse(of: rows, settling: settling) }
  let contract = await issues { table.audit.contract(of: rows, operatesRows: false) }
  return (reuse + contract).map { $0.replacingOccurrences(of: "UITableView.audit.", with: "") }
}

/// The issues of both audits of a collection view, without the name of the call.
@MainActor
func findings(in collection: UICollectionView) async -> [String] {
  let reuse = await issues { await collection.audit.reuse() }
  let contract = await issues { collection.audit.contract(operatesItems: false) }
  return (reuse + contract).map { $0.replacingOccurrences(of: "UICollectionView.audit.", with: "") }
}

/// A controller on the screen of a phone.
/// The findings about the accessibility of a screen, each by its view and category: "ItemCell.titleLabel
/// [dynamicType]".
@MainActor
func accessibilityFindings(on screen: UIViewController) async -> [String] {
  let texts = await issues { await screen.audit.accessibility() }
  return texts.map { text in
    let start = text.range(of: "audit.accessibility(): ")?.upperBound ?? text.startIndex
    let message = text[start...].replacingOccurrences(of: "\n", with: " ")
    let category = message.range(of: "[", options: .backwards)?.lowerBound ?? message.endIndex
    let place = [" has ", " is ", " keeps "].compactMap { message.range(of: $0)?.lowerBound }.min() ?? category
    return "\(message[..<place]) \(message[category...])"
  }.sorted()
}

@MainActor
func show(_ controller: UIViewController) -> UIWindow {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  window.rootViewController = controller
  window.makeKeyAndVisible()
  window.layoutIfNeeded()
  return window
}

extension UIViewController {
  /// The first controller of a class among the controller, its children, and theirs.
  @MainActor
  func first<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
    self as? Controller ?? children.lazy.compactMap { $0.first(type) }.first
  }
}
