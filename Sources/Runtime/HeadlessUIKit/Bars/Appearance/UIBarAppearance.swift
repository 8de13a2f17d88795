/// The look of a bar. Stored; has no effect here, apart from the color of the background in pictures.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying, @preconcurrency NSSecureCoding, TypedCopying {
  open package(set) var idiom: UIUserInterfaceIdiom
  open var backgroundEffect: UIBlurEffect?
  open var backgroundColor: UIColor?
  open var backgroundImage: UIImage?
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  open var shadowColor: UIColor? = .separator
  open var shadowImage: UIImage?

  public required init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
  }
  public required convenience init(_ nothing: Void = ()) { self.init(idiom: .phone) }
  public convenience init(barAppearance: UIBarAppearance) {
    self.init(idiom: barAppearance.idiom)
    takeValues(of: barAppearance)
  }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {
    coder.encodeValue(idiom.rawValue, forKey: "idiom")
    coder.encodeObject(backgroundEffect, forKey: "backgroundEffect")
    coder.encodeObject(backgroundColor, forKey: "backgroundColor")
    coder.encodeObject(backgroundImage, forKey: "backgroundImage")
    coder.encodeValue(backgroundImageContentMode.rawValue, forKey: "backgroundImageContentMode")
    coder.encodeObject(shadowColor, forKey: "shadowColor")
    coder.encodeObject(shadowImage, forKey: "shadowImage")
  }
  public required convenience init(coder: NSCoder) {
    self.init(idiom: coder.decodeValue(Int.self, forKey: "idiom").flatMap(UIUserInterfaceIdiom.init) ?? .phone)
    backgroundEffect = coder.decodedObject(UIBlurEffect.self, forKey: "backgroundEffect")
    backgroundColor = coder.decodedObject(UIColor.self, forKey: "backgroundColor")
    backgroundImage = coder.decodedObject(UIImage.self, forKey: "backgroundImage")
    let mode = coder.decodeValue(Int.self, forKey: "backgroundImageContentMode").flatMap(UIView.ContentMode.init)
    backgroundImageContentMode = mode ?? .scaleToFill
    shadowColor = coder.decodedObject(UIColor.self, forKey: "shadowColor")
    shadowImage = coder.decodedObject(UIImage.self, forKey: "shadowImage")
  }

  open func configureWithDefaultBackground() {
    (backgroundEffect, backgroundColor, backgroundImage) = (UIBlurEffect(style: .regular), nil, nil)
    (shadowColor, shadowImage) = (.separator, nil)
  }
  open func configureWithOpaqueBackground() {
    (backgroundEffect, backgroundColor, backgroundImage) = (nil, .systemBackground, nil)
    (shadowColor, shadowImage) = (.separator, nil)
  }
  open func configureWithTransparentBackground() {
    (backgroundEffect, backgroundColor, backgroundImage) = (nil, nil, nil)
    (shadowColor, shadowImage) = (nil, nil)
  }

  func takeValues(of other: UIBarAppearance) {
    (backgroundEffect, backgroundColor) = (other.backgroundEffect, other.backgroundColor)
    (backgroundImage, backgroundImageContentMode) = (other.backgroundImage, other.backgroundImageContentMode)
    (shadowColor, shadowImage) = (other.shadowColor, other.shadowImage)
  }
  open func copy() -> Self {
    let copy = Self(idiom: idiom)
    copy.takeValues(of: self)
    return copy
  }
  // The typed copy is preferred.
  @_disfavoredOverload
  public nonisolated override func copy() -> Any { untypedCopy() }
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { untypedCopy() }
}

extension UIColor {
  /// The background of bars without a color of their own.
  package static let barBackground = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 0.11 : 0.97, alpha: 0.95)
  }
}
