// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// The look of a bar. Stored; has no effect here, apart from the background and the title in pictures.
@preconcurrency
@MainActor
open class UIBarAppearance: NSObject, NSCopying, TypedCopying {
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
