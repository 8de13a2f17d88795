/// The values of a view that few views have. They are allocated when the first one is set.
@MainActor
final class RareViewValues {
  var transform = CGAffineTransform.identity
  /// The tint color that a reusable view was told about last.
  var toldTintColor: UIColor?
  /// Whether somebody observes, or observed, a property of the view.
  var isObserved = false
  /// Releases what is associated with the view.
  var associationRelease: AnyObject?
  /// `nil` if `transform` is all of it.
  var transform3D: CATransform3D?
  /// `nil` if it is the middle.
  var anchorPoint: CGPoint?
  /// The natural size that layouts use; `nil` for none.
  var intrinsicSize: CGSize?
  var keyboardLayoutGuide: UIKeyboardLayoutGuide?
  var traitOverrides = TraitValues.unspecified
  let traitRegistrations = TraitRegistrations()
  var traitAdaptation: (any TraitAdaptation)?
  /// Where a label or a field drew its text last.
  var drawnTextRect: CGRect?
  var interactions: [any UIInteraction] = []
  var motionEffects: [UIMotionEffect] = []
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  /// `nil` as long as none was set.
  var semanticContentAttribute: UISemanticContentAttribute?
  /// The margins that were set in layout direction; `nil` if they were set by edges.
  var directionalLayoutMargins: NSDirectionalEdgeInsets?
  var insetsLayoutMarginsFromSafeArea = true
  var contentScaleFactor: CGFloat?
  var mask: UIView?
  var cornerConfiguration = UICornerConfiguration.corners(radius: .fixed(0))
  var isExclusiveTouch = false
  var clearsContextBeforeDrawing = true
  var focusEffect: UIFocusEffect?
  var focusGroupIdentifier: String?
  var minimumContentSizeCategory: UIContentSizeCategory?
  var maximumContentSizeCategory: UIContentSizeCategory?
  var largeContentTitle: String?
  var largeContentImage: UIImage?
  var showsLargeContentViewer = false
  var scalesLargeContentImage = false
  var largeContentImageInsets = UIEdgeInsets.zero
}
