// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// Shows a view's title large while it is touched. Stored; has no effect here.
open class UILargeContentViewerInteraction: ViewInteraction {
  open class var isEnabled: Bool { false }
  open package(set) var gestureRecognizerForExclusionRelationship = UILongPressGestureRecognizer()
}
