public import Foundation
import HeadlessUIKit
public import Testing

/// A scene without a storyboard identifier, which code can't instantiate alone unless it is the initial one. `reusegen
/// headless` lists those of an app.
///
/// ```swift
/// @Test(arguments: [AuditedScene("DetailController", id: "d1", in: "Main")])
/// func aSceneLoads(_ scene: AuditedScene) { scene.audit(in: .module) }
/// ```
public struct AuditedScene: Sendable, CustomTestStringConvertible {
  private let className: String
  private let id: String
  private let storyboard: String

  /// - Parameters:
  ///   - className: The class of the view controller, for the name of the test case.
  ///   - id: The object identifier of the view controller.
  ///   - storyboard: The name of the storyboard.
  public init(_ className: String, id: String, in storyboard: String) {
    self.className = className
    self.id = id
    self.storyboard = storyboard
  }

  /// The class of the view controller.
  public var testDescription: String { className }

  /// Makes the view controller and its view, with their outlets. `viewDidLoad` isn't called, because it may use what
  /// another screen passes.
  ///
  /// Records an issue for each class that doesn't exist, and for each action that a control's target doesn't have.
  @MainActor
  public func audit(in bundle: Bundle, sourceLocation: SourceLocation = #_sourceLocation) {
    func record(_ text: String) { Issue.record("\(className): \(text)", sourceLocation: sourceLocation) }
    let storyboard = UIStoryboard(name: storyboard, bundle: bundle)
    guard let controller = storyboard.makeScene(withID: id, noting: record) else {
      return record("the storyboard has no scene with the object identifier \(id)")
    }
    controller.loadView()
    var views = [controller.viewIfLoaded].compactMap(\.self)
    while let view = views.popLast() {
      views += view.subviews
      guard let control = view as? UIControl else { continue }
      for target in control.allTargets {
        guard let object = target.base as? NSObject else { continue }
        let actions = control.actions(forTarget: object, forControlEvent: .allEvents) ?? []
        for action in actions where !object.responds(to: Selector(action)) {
          record("\(type(of: object)) has no action \(action)")
        }
      }
    }
  }
}
