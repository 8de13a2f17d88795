/// The abstract superclass of haptic feedback generators. Feedback is recorded for tests.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject, UIInteraction {
  @available(iOS 17.5, *)
  public private(set) final weak var view: UIView?
  @available(iOS 17.5, *)
  open func willMove(to view: UIView?) {}
  @available(iOS 17.5, *)
  open func didMove(to view: UIView?) { self.view = view }

  /// The feedback of all generators, in order: "impact medium", "selection", "notification error".
  package static var given: [String] = []

  fileprivate init(_ nothing: Void) { super.init() }
  open func prepare() {}
}

open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }
  private let style: FeedbackStyle
  public init(style: FeedbackStyle) {
    self.style = style
    super.init(())
  }
  @available(iOS 17, *)
  public convenience init() { self.init(style: .medium) }
  @available(iOS 17.5, *)
  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(style: style)
    view.addInteraction(self)
  }
  open func impactOccurred() { Self.given.append("impact \(style)") }
  open func impactOccurred(intensity: CGFloat) { impactOccurred() }
  @available(iOS 17, *)
  open func impactOccurred(at location: CGPoint) { impactOccurred() }
}

open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  @available(iOS 17, *)
  public init() { super.init(()) }
  @available(iOS 17.5, *)
  public convenience init(view: UIView) {
    self.init()
    view.addInteraction(self)
  }
  open func selectionChanged() { Self.given.append("selection") }
  @available(iOS 17, *)
  open func selectionChanged(at location: CGPoint) { selectionChanged() }
}

open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }
  public init() { super.init(()) }
  open func notificationOccurred(_ notificationType: FeedbackType) {
    Self.given.append("notification \(notificationType)")
  }
  @available(iOS 17, *)
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
    notificationOccurred(notificationType)
  }
}
