/// An action of an element in addition to its activation. A test performs it with `performAction()`.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  open var name: String
  open var attributedName: NSAttributedString {
    get { NSAttributedString(string: name) }
    set { name = newValue.string }
  }
  /// The image. Stored; has no effect here.
  open var image: UIImage?
  open weak var target: AnyObject?
  /// The method that the action calls. The target lists it in `KeyedActions`.
  open var selector: Selector
  open var actionHandler: Handler?

  public convenience init(name: String, target: Any?, selector: Selector) {
    self.init(name: name, image: nil, target: target, selector: selector)
  }
  public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.name = name
    self.image = image
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
  }
  public init(name: String, image: UIImage? = nil, actionHandler: @escaping Handler) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    selector = NSSelectorFromString("")
  }
  public init(attributedName: NSAttributedString, actionHandler: @escaping Handler) {
    name = attributedName.string
    self.actionHandler = actionHandler
    selector = NSSelectorFromString("")
  }
  public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
    self.init(name: attributedName.string, target: target, selector: selector)
  }

  /// Performs the action as an assistive technology does. Returns whether it succeeded; the method of a target counts
  /// as successful.
  package final func performByUser() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target else { return false }
    KeyedAction.perform(selector, on: target, sender: self)
    return true
  }
}

/// A rotor of an element. Stored; has no effect here.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  open var name: String
  open var itemSearchBlock: Search

  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.name = name
    self.itemSearchBlock = itemSearchBlock
  }

  public enum Direction: Int, Sendable {
    case previous, next
  }
}

/// The search of a rotor. Stored; has no effect here.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
  public init(_ nothing: Void = ()) { super.init() }
}

/// An item that a rotor finds. Stored; has no effect here.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  open weak var targetElement: (any NSObjectProtocol)?
  open var targetRange: UITextRange?
  public init(_ nothing: Void = ()) { super.init() }
  public convenience init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.init()
    (self.targetElement, self.targetRange) = (targetElement, targetRange)
  }
}

/// A description of an element in addition to its label and value. Stored; has no effect here.
open class AXCustomContent: NSObject, NSCopying, NSSecureCoding {
  public enum Importance: UInt, Sendable {
    case `default`, high
  }
  open internal(set) var label: String
  open internal(set) var value: String
  open var importance = Importance.default
  public init(label: String, value: String) { (self.label, self.value) = (label, value) }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {
    coder.encodeValue([label, value], forKey: "texts")
    coder.encodeValue(importance.rawValue, forKey: "importance")
  }
  public required init?(coder: NSCoder) {
    guard let texts = coder.decodeValue([String].self, forKey: "texts"), texts.count == 2 else { return nil }
    (label, value) = (texts[0], texts[1])
    importance = coder.decodeValue(UInt.self, forKey: "importance").flatMap(Importance.init) ?? .default
  }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXCustomContent(label: label, value: value)
    copy.importance = importance
    return copy
  }
}
