// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Dragging text. Nothing here drags text; a test calls the methods.
@preconcurrency
@MainActor
public protocol UITextDraggable: UITextInput {
  var textDragDelegate: AnyObject? { get set }
}

@preconcurrency
@MainActor
public protocol UITextDroppable: UITextInput {
  var textDropDelegate: AnyObject? { get set }
}

/// The delegate of dragging from a text. All methods are optional.
@preconcurrency
@MainActor
public protocol UITextDragDelegate: NSObjectProtocol {
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    dragSessionWillBegin session: any UIDragSession
  )
}

extension UITextDragDelegate {
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    dragSessionWillBegin session: any UIDragSession
  ) {}
}

/// The delegate of dropping into a text. All methods are optional.
@preconcurrency
@MainActor
public protocol UITextDropDelegate: NSObjectProtocol {
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidEnd session: any UIDropSession
  )
}

extension UITextDropDelegate {
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidEnd session: any UIDropSession
  ) {}
}

/// The effect of dropping into a text. Stored; has no effect here.
open class UITextDropProposal: UIDropProposal {
  public enum Action: UInt, Sendable {
    case insert, replaceSelection, replaceAll
  }
  open var dropAction = Action.insert
  open var useFastSameViewOperations = false
}

/// The delegate of pasting into a text.
@preconcurrency
@MainActor
public protocol UITextPasteDelegate: NSObjectProtocol {}

/// An object that text input tells about changes. Nothing here calls it.
@preconcurrency
@MainActor
public protocol UITextInputDelegate: AnyObject {
  func selectionWillChange(_ textInput: (any UITextInput)?)
  func selectionDidChange(_ textInput: (any UITextInput)?)
  func textWillChange(_ textInput: (any UITextInput)?)
  func textDidChange(_ textInput: (any UITextInput)?)
}
