open class UISwitch: UIControl {
  package override class var uiKitClass: UIKitClass { switchClass }

  override var actsOnSingleTaps: Bool { isEnabled }

  open var isOn = false
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?

  /// The style. Stored; has no effect here.
  open var preferredStyle = Style.automatic
  public enum Style: Int, Sendable {
    case automatic, checkbox, sliding
  }
  /// The style that the switch has: the only one of a phone.
  open var style: Style { .sliding }
  /// The title of a checkbox. Stored; has no effect here.
  open var title: String?

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 51, height: 31)))
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// Toggles the switch as a tap does, and sends its events.
  package final func toggleByUser() {
    isOn.toggle()
    sendValueChanged()
  }

  override func touchedUpInside() {
    toggleByUser()
    super.touchedUpInside()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 51, height: 31) }
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }
  open override var intrinsicContentSize: CGSize { CGSize(width: 49, height: 31) }
  /// The image of the switch that is on. Stored; has no effect here.
  open var onImage: UIImage?
  /// The image of the switch that is off. Stored; has no effect here.
  open var offImage: UIImage?
}
