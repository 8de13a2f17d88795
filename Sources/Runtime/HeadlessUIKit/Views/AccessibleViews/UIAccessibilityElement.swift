open class UIAccessibilityElement: UIResponder {
  package override class var uiKitClass: UIKitClass { accessibilityElementClass }

  open weak var accessibilityContainer: AnyObject?
  open var accessibilityFrameInContainerSpace = CGRect.zero

  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  /// The frame on the screen: the frame that was set, or else the frame in the container.
  open override var accessibilityFrame: CGRect {
    get {
      let own = super.accessibilityFrame
      if own != .zero { return own }
      guard let view = accessibilityContainer as? UIView else { return accessibilityFrameInContainerSpace }
      return view.convert(accessibilityFrameInContainerSpace, to: nil)
    }
    set { super.accessibilityFrame = newValue }
  }
}
