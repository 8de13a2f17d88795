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

      /// The standard options.
      public nonisolated init() {}

      /// The values that determine where zooming ends.
      @MainActor
      public struct AlignmentRectContext {
        /// The view from which the transition begins.
        public let sourceView: UIView
        public let zoomedViewController: UIViewController
      }
      /// The touch that may begin to dismiss.
      @MainActor
      public struct InteractionContext {
        /// The location of the touch.
        public let location: CGPoint
        /// The velocity of the touch.
        public let velocity: CGVector
        /// Whether the system would begin.
        public let willBegin: Bool
      }
    }

    /// The values that determine the view from which zooming begins.
    @MainActor
    public struct ZoomSourceViewProviderContext {
      /// The view controller that shows the other one.
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
    /// Slides up from the bottom.
    public static var coverVertical: Transition { Transition("coverVertical") }
    /// Flips around a vertical axis.
    public static var flipHorizontal: Transition { Transition("flipHorizontal") }
    /// Fades.
    public static var crossDissolve: Transition { Transition("crossDissolve") }
    /// Curls up a corner.
    public static var partialCurl: Transition { Transition("partialCurl") }
  }

  /// How the view controller is pushed or presented. Stored; has no effect here.
  @available(iOS 18, *)
  public var preferredTransition: Transition? {
    get { rareValues?.preferredTransition }
    set { rare.preferredTransition = newValue }
  }
}
