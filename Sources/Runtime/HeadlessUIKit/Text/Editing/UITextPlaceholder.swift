/// A place that is kept for text. Nothing is shown.
@preconcurrency @MainActor
open class UITextPlaceholder: NSObject {
  open var rects: [UITextSelectionRect] { [] }
}
