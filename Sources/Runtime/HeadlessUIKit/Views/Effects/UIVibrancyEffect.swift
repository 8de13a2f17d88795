/// An effect that lets the content behind a blur shine through. Stored; has no effect here.
open class UIVibrancyEffect: UIVisualEffect {
  package final let blurEffect: UIBlurEffect
  /// The style of the content.
  package final let style: UIVibrancyEffectStyle
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle = .label) {
    (self.blurEffect, self.style) = (blurEffect, style)
    super.init()
  }
  public required init?(coder: NSCoder) {
    guard let blur = coder.decodedObject(UIBlurEffect.self, forKey: "blur"),
      let style = coder.decodeValue(Int.self, forKey: "style").flatMap(UIVibrancyEffectStyle.init)
    else { return nil }
    (blurEffect, self.style) = (blur, style)
    super.init(coder: coder)
  }
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(blurEffect, forKey: "blur")
    coder.encodeValue(style.rawValue, forKey: "style")
  }
}

public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}
