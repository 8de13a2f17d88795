/// A command of keys. A test performs it with `UIApplication.shared.sendAction(_:to:from:for:)`.
open class UIKeyCommand: UICommand {
  open package(set) var input: String?
  open package(set) var modifierFlags: UIKeyModifierFlags
  /// Stored; has no effect here.
  open var wantsPriorityOverSystemBehavior = false
  /// Stored; has no effect here.
  open var allowsAutomaticLocalization = true
  /// Stored; has no effect here.
  open var allowsAutomaticMirroring = true

  public init(
    title: String = "",
    image: UIImage? = nil,
    action: Selector,
    input: String,
    modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off
  ) {
    (self.input, self.modifierFlags) = (input, modifierFlags)
    super.init(
      title: title,
      image: image,
      action: action,
      propertyList: propertyList,
      alternates: alternates,
      discoverabilityTitle: discoverabilityTitle,
      attributes: attributes,
      state: state
    )
  }
  public init() {
    modifierFlags = []
    super.init(title: "", action: NSSelectorFromString(""))
  }
  public required init?(coder: NSCoder) {
    input = coder.decodeValue(String?.self, forKey: "input") ?? nil
    modifierFlags = UIKeyModifierFlags(rawValue: coder.decodeValue(Int.self, forKey: "modifierFlags") ?? 0)
    super.init(coder: coder)
  }
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encodeValue(input, forKey: "input")
    coder.encodeValue(modifierFlags.rawValue, forKey: "modifierFlags")
  }
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIKeyCommand(
      title: title,
      image: image,
      action: action,
      input: input ?? "",
      modifierFlags: modifierFlags
    )
    copy.takeDetails(of: self)
    copy.wantsPriorityOverSystemBehavior = wantsPriorityOverSystemBehavior
    copy.allowsAutomaticLocalization = allowsAutomaticLocalization
    copy.allowsAutomaticMirroring = allowsAutomaticMirroring
    return copy
  }
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }
  public convenience init(
    input: String,
    modifierFlags: UIKeyModifierFlags,
    action: Selector,
    discoverabilityTitle: String
  ) {
    self.init(
      title: "",
      action: action,
      input: input,
      modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle
    )
  }

  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  public nonisolated static let inputHome = "UIKeyInputHome"
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  public nonisolated static let inputDelete = "UIKeyInputDelete"
  public nonisolated static let f1 = "UIKeyInputF1"
}

public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alphaShift = Self(rawValue: 1 << 16)
  public static let shift = Self(rawValue: 1 << 17)
  public static let control = Self(rawValue: 1 << 18)
  public static let alternate = Self(rawValue: 1 << 19)
  public static let command = Self(rawValue: 1 << 20)
  public static let numericPad = Self(rawValue: 1 << 21)
}
