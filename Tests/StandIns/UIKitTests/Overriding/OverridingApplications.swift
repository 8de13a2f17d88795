// Members that apps override. The file compiles only if each can be overridden; nothing runs.
import UIKit

private class OverridingApplication: UIApplication {
  override func sendEvent(_ event: UIEvent) {}
  override func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool { true }
}

private class OverridingActivity: UIActivity {
  override var activityTitle: String? { nil }
  override var activityImage: UIImage? { nil }
  override var activityType: UIActivity.ActivityType? { nil }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
  override func prepare(withActivityItems activityItems: [Any]) {}
  override func perform() {}
  override class var activityCategory: UIActivity.Category { .share }
  override var activityViewController: UIViewController? { nil }
}

private class OverridingActivityItemProvider: UIActivityItemProvider, @unchecked Sendable {
  override var item: Any { 1 }
  override var placeholderItem: Any? { nil }
}

private class OverridingDocument: UIDocument {
  override func contents(forType typeName: String) throws -> Any { 1 }
  override func load(fromContents contents: Any, ofType typeName: String?) throws {}
  override func handleError(_ error: Error, userInteractionPermitted: Bool) {}
  override func save(
    to url: URL,
    for saveOperation: UIDocument.SaveOperation,
    completionHandler: ((Bool) -> Void)? = nil
  ) {}
  override var localizedName: String { "" }
}
