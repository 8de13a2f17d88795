open class UIVisualEffectView: UIView, @preconcurrency NSSecureCoding {
  package override class var uiKitClass: UIKitClass { visualEffectViewClass }

  open private(set) var contentView = UIView()
  open var effect: UIVisualEffect?

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addSubview(contentView)
  }

  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  open class var supportsSecureCoding: Bool { true }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if effect == nil { effect = coder.decodedObject(UIVisualEffect.self, forKey: "effect") }
    if contentView.superview == nil { insertSubview(contentView, at: 0) }
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encodeObject(effect, forKey: "effect")
  }

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    if subview === contentView || contentView.superview !== self { return }
    stop(
      "\(subview) has been added as a subview to \(self). Do not add subviews directly to the visual effect view itself, "
        + "instead add them to the -contentView."
    )
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }
}
