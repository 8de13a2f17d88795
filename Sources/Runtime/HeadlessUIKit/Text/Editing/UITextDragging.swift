// Dragging text. Nothing here drags text; a test calls the methods.
@preconcurrency @MainActor
public protocol UITextDraggable: UITextInput {
  var textDragDelegate: (any UITextDragDelegate)? { get set }
  var textDragInteraction: UIDragInteraction? { get }
}

@preconcurrency @MainActor
public protocol UITextDroppable: UITextInput, UIPasteConfigurationSupporting {
  var textDropDelegate: (any UITextDropDelegate)? { get set }
  var textDropInteraction: UIDropInteraction? { get }
}

extension UITextField: UITextDraggable, UITextDroppable {}
extension UITextView: UITextDraggable, UITextDroppable {}

@preconcurrency @MainActor
public protocol UITextDragDelegate: NSObjectProtocol {
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    dragSessionWillBegin session: any UIDragSession
  )
}

extension UITextDragDelegate {
  public func textDraggableView(_: any UIView & UITextDraggable, dragSessionWillBegin _: any UIDragSession) {}
}

@preconcurrency @MainActor
public protocol UITextDropDelegate: NSObjectProtocol {
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidEnd session: any UIDropSession
  )
}

extension UITextDropDelegate {
  public func textDroppableView(_: any UIView & UITextDroppable, dropSessionDidEnd _: any UIDropSession) {}
}

/// The effect of dropping into a text. Stored; has no effect here.
open class UITextDropProposal: UIDropProposal {
  public enum Action: UInt, Sendable {
    case insert, replaceSelection, replaceAll
  }
  /// Stored; has no effect here.
  open var dropAction = Action.insert
  /// Stored; has no effect here.
  open var useFastSameViewOperations = false
}

@preconcurrency @MainActor
public protocol UITextPasteDelegate: NSObjectProtocol {}
