extension UIViewController {
  /// How a view controller is pushed or presented. Stored; has no effect here.
  @available(iOS 18, *)
  @MainActor
  public final class Transition {
    /// The options of zooming. Stored; has no effect here.
    @MainActor
    public final class ZoomOptions {
      /// Where zooming in ends. Stored; has no effect here.
      public var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
      /// Whether the user may begin to dismiss. Stored; has no effect here.
      public var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?
      /// The color behind the source. Stored; has no effect here.
      public var dimmingColor: UIColor?
      /// The effect behind the view. Stored; has no effect here.
      public var dimmingVisualEffect: UIBlurEffect?

      public nonisolated init() {}

      @MainActor
      public struct AlignmentRectContext {
        public let sourceView: UIView
        public let zoomedViewController: UIViewController
      }
      @MainActor
      public struct InteractionContext {
        public let location: CGPoint
        public let velocity: CGVector
        public let willBegin: Bool
      }
    }

    @MainActor
    public struct ZoomSourceViewProviderContext {
      public let sourceViewController: UIViewController
      public let zoomedViewController: UIViewController
    }

    private let name: String
    /// Returns the view from which zooming begins. Called by tests only.
    public let sourceViewProvider: ((ZoomSourceViewProviderContext) -> UIView?)?

    private init(_ name: String, _ provider: ((ZoomSourceViewProviderContext) -> UIView?)? = nil) {
      (self.name, sourceViewProvider) = (name, provider)
    }

    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition { Transition("zoom", sourceViewProvider) }
    public static var coverVertical: Transition { Transition("coverVertical") }
    public static var flipHorizontal: Transition { Transition("flipHorizontal") }
    public static var crossDissolve: Transition { Transition("crossDissolve") }
    public static var partialCurl: Transition { Transition("partialCurl") }
  }

  /// How the view controller is pushed or presented. Stored; has no effect here.
  @available(iOS 18, *)
  public var preferredTransition: Transition? {
    get { rareValues?.preferredTransition }
    set { rare.preferredTransition = newValue }
  }
}
