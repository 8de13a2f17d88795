// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// Shows a view's title large while it is touched. Stored; has no effect here.
open class UILargeContentViewerInteraction: ViewInteraction {
  public class var isEnabled: Bool { false }
  public let gestureRecognizerForExclusionRelationship = UILongPressGestureRecognizer()
}
