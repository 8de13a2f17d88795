open class UIInputView: UIView {
  package override class var uiKitClass: UIKitClass { inputViewClass }

  public enum Style: Int, Sendable {
    case `default`, keyboard
  }
  open private(set) var inputViewStyle = Style.default
  open var allowsSelfSizing = false
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The sounds of an input view. They aren't played.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  public var enableInputClicksWhenVisible: Bool { false }
}
