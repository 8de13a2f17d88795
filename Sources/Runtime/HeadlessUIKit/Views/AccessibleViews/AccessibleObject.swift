/// The superclass of objects that assistive technologies can access.
///
/// UIKit adds these members to every `NSObject`, so that a subclass can override them. Without Objective-C only members
/// of a class can be overridden, so responders, bar items and accessibility elements inherit them from here. Values are
/// stored for tests to read; nothing is spoken. As in UIKit, standard controls have values of their own until others
/// are set.
@preconcurrency @MainActor
open class AccessibleObject: NSObject, DescribedClass {
  /// The description of the class.
  package class var uiKitClass: UIKitClass { accessibleObjectClass }

  private final var storedValues: AccessibilityValues?

  private final var values: AccessibilityValues {
    if let storedValues { return storedValues }
    let new = AccessibilityValues()
    storedValues = new
    return new
  }

  private final var standard: StandardAccessibility<AnyObject> { type(of: self).uiKitClass.accessibility }

  /// The label that was set, without the default.
  package final var specifiedAccessibilityLabel: String? { storedValues?.label }
  /// The hint that was set.
  package final var specifiedAccessibilityHint: String? { storedValues?.hint }
  /// The value that was set, without the default.
  package final var specifiedAccessibilityValue: String? { storedValues?.value }
  /// The traits that were set, without the default.
  package final var specifiedAccessibilityTraits: UIAccessibilityTraits? { storedValues?.traits }
  /// The custom actions that were set.
  package final var specifiedAccessibilityActions: [UIAccessibilityCustomAction] { storedValues?.customActions ?? [] }

  /// Creates an object without values.
  ///
  /// The parameter keeps this initializer from overriding `NSObject.init()`, which isn't isolated to the main actor; a
  /// subclass's own `init()` would inherit that.
  public init(_ nothing: Void = ()) { super.init() }

  open var isAccessibilityElement: Bool {
    get { storedValues?.isElement ?? type(of: self).uiKitClass.isAccessibilityElement }
    set { values.isElement = newValue }
  }
  open var accessibilityLabel: String? {
    get { storedValues?.label ?? standard.label?(self) }
    set { (values.label, values.attributedLabel) = (newValue, nil) }
  }
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { storedValues?.attributedLabel ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { (values.label, values.attributedLabel) = (newValue?.string, newValue) }
  }
  /// The hint. Stored; has no effect here.
  open var accessibilityHint: String? {
    get { storedValues?.hint }
    set { (values.hint, values.attributedHint) = (newValue, nil) }
  }
  /// The hint with attributes. Stored; has no effect here.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { storedValues?.attributedHint ?? accessibilityHint.map { NSAttributedString(string: $0) } }
    set { (values.hint, values.attributedHint) = (newValue?.string, newValue) }
  }
  open var accessibilityValue: String? {
    get { storedValues?.value ?? standard.value?(self) }
    set { (values.value, values.attributedValue) = (newValue, nil) }
  }
  open var accessibilityAttributedValue: NSAttributedString? {
    get { storedValues?.attributedValue ?? accessibilityValue.map { NSAttributedString(string: $0) } }
    set { (values.value, values.attributedValue) = (newValue?.string, newValue) }
  }
  open var accessibilityTraits: UIAccessibilityTraits {
    get { storedValues?.traits ?? standard.traits(of: self) }
    set { values.traits = newValue }
  }
  /// The identifier for tests.
  open var accessibilityIdentifier: String? {
    get { storedValues?.identifier }
    set { values.identifier = newValue }
  }
  /// The frame on the screen. The default is a view's frame in its window.
  open var accessibilityFrame: CGRect {
    get { storedValues?.frame ?? standard.frame?(self) ?? .zero }
    set { values.frame = newValue }
  }
  /// The outline on the screen. Stored; has no effect here.
  open var accessibilityPath: UIBezierPath? {
    get { storedValues?.path }
    set { values.path = newValue }
  }
  /// The point on the screen that activates the object. The default is the center of its frame.
  open var accessibilityActivationPoint: CGPoint {
    get {
      if let point = storedValues?.activationPoint { return point }
      let frame = accessibilityFrame
      return CGPoint(x: frame.midX, y: frame.midY)
    }
    set { values.activationPoint = newValue }
  }
  /// The language of the texts. Stored; has no effect here.
  open var accessibilityLanguage: String? {
    get { storedValues?.language }
    set { values.language = newValue }
  }
  /// Whether elements inside the object are hidden. Audits read it.
  open var accessibilityElementsHidden: Bool {
    get { storedValues?.hidesElements ?? false }
    set { values.hidesElements = newValue }
  }
  /// Whether elements of sibling views are ignored. Audits read it.
  open var accessibilityViewIsModal: Bool {
    get { storedValues?.isModal ?? false }
    set { values.isModal = newValue }
  }
  /// Whether child elements are visited as a group. Audits read it.
  open var shouldGroupAccessibilityChildren: Bool {
    get { storedValues?.groupsChildren ?? false }
    set { values.groupsChildren = newValue }
  }
  /// How the object is visited. Stored; has no effect here.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { storedValues?.navigationStyle ?? .automatic }
    set { values.navigationStyle = newValue }
  }
  open var accessibilityRespondsToUserInteraction: Bool {
    get { storedValues?.respondsToUser ?? !accessibilityTraits.isDisjoint(with: [.button, .link, .adjustable]) }
    set { values.respondsToUser = newValue }
  }
  /// The names by which the user can address the object. Stored; has no effect here.
  open var accessibilityUserInputLabels: [String]! {
    get { storedValues?.inputLabels ?? [] }
    set { values.inputLabels = newValue }
  }
  /// The type of text. Stored; has no effect here.
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { storedValues?.textualContext }
    set { values.textualContext = newValue }
  }
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { storedValues?.customActions }
    set { values.customActions = newValue }
  }
  /// The rotors. Stored; has no effect here.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { storedValues?.customRotors }
    set { values.customRotors = newValue }
  }
  /// Descriptions in addition to the label and the value. Stored; has no effect here.
  open var accessibilityCustomContent: [AXCustomContent]! {
    get { storedValues?.customContent ?? [] }
    set { values.customContent = newValue }
  }
  open var accessibilityElements: [Any]? {
    get { storedValues?.elements }
    set { values.elements = newValue }
  }
  /// Views outside the object that belong to it. Stored; has no effect here.
  open var accessibilityHeaderElements: [Any]? {
    get { storedValues?.headerElements }
    set { values.headerElements = newValue }
  }
  /// The type of the container. Stored; has no effect here.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { storedValues?.containerType ?? .none }
    set { values.containerType = newValue }
  }
  /// Whether inverted colors leave the object unchanged. Stored; has no effect here.
  open var accessibilityIgnoresInvertColors: Bool {
    get { storedValues?.ignoresInvertColors ?? false }
    set { values.ignoresInvertColors = newValue }
  }

  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  open func accessibilityActivate() -> Bool { false }
  /// Increments the value. Does nothing unless overridden.
  open func accessibilityIncrement() {}
  /// Decrements the value. Does nothing unless overridden.
  open func accessibilityDecrement() {}
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Called when an assistive technology focuses the object. Called by tests only.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called when an assistive technology no longer focuses the object. Called by tests only.
  open func accessibilityElementDidLoseFocus() {}
  /// Whether an assistive technology focuses the object: never here.
  open func accessibilityElementIsFocused() -> Bool { false }
}

/// The values that were set. Most objects have none.
@MainActor
private final class AccessibilityValues {
  var isElement: Bool?
  var label: String?
  var attributedLabel: NSAttributedString?
  var hint: String?
  var attributedHint: NSAttributedString?
  var value: String?
  var attributedValue: NSAttributedString?
  var traits: UIAccessibilityTraits?
  var identifier: String?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var language: String?
  var hidesElements = false
  var isModal = false
  var groupsChildren = false
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var respondsToUser: Bool?
  var inputLabels: [String]?
  var textualContext: UIAccessibilityTextualContext?
  var customActions: [UIAccessibilityCustomAction]?
  var customRotors: [UIAccessibilityCustomRotor]?
  var customContent: [AXCustomContent]?
  var elements: [Any]?
  var headerElements: [Any]?
  var containerType = UIAccessibilityContainerType.none
  var ignoresInvertColors = false
}
