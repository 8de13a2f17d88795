@preconcurrency @MainActor
open class UIKey: NSObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
  open var characters: String { "" }
  open var charactersIgnoringModifiers: String { "" }
  open var modifierFlags: UIKeyModifierFlags { [] }
  open var keyCode: UIKeyboardHIDUsage { .keyboardReturnOrEnter }
  /// Creates an object. The parameter keeps this from overriding `NSObject.init()`, which isn't isolated.
  public init(_ nothing: Void = ()) { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  open func encode(with coder: NSCoder) {}
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

public enum UIKeyboardHIDUsage: CFIndex, Sendable {
  case keyboardReturnOrEnter = 0x28, keyboardEscape = 0x29, keyboardDeleteOrBackspace = 0x2A, keyboardTab = 0x2B
  case keyboardSpacebar = 0x2C, keyboardRightArrow = 0x4F, keyboardLeftArrow = 0x50, keyboardDownArrow = 0x51
  case keyboardUpArrow = 0x52, keyboardY = 0x1C, keyboardSelect = 0x77, keyboardFind = 0x7E
}
