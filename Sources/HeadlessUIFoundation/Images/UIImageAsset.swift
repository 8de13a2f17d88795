// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// Images for different traits.
open class UIImageAsset: NSObject, @unchecked Sendable {
  // Unchecked, because a lock protects the images.
  private var images: [(traits: UITraitCollection, image: UIImage)] = []
  private let lock = NSLock()

  public override init() { super.init() }
  /// The image of the traits that fit best: those that the collection contains and that specify most.
  public func image(with traitCollection: UITraitCollection) -> UIImage {
    lock.lock()
    defer { lock.unlock() }
    return images.last { traitCollection.containsTraits(in: $0.traits) }?.image ?? images.first?.image ?? UIImage()
  }
  public func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    lock.lock()
    defer { lock.unlock() }
    images.append((traitCollection, image))
  }
  public func unregisterImage(with traitCollection: UITraitCollection) {
    lock.lock()
    defer { lock.unlock() }
    images.removeAll { $0.traits == traitCollection }
  }
}

extension UIImage {
  /// The images for different traits: this one, and the file of the asset catalog for the dark style.
  public var imageAsset: UIImageAsset? {
    let asset = UIImageAsset()
    asset.register(self, with: UITraitCollection())
    if case .file(_, let dark?) = content {
      let image = UIImage(.file(dark), size: size, scale: scale, look: look)
      image.accessibilityIdentifier = accessibilityIdentifier
      asset.register(image, with: UITraitCollection(userInterfaceStyle: .dark))
    }
    return asset
  }
}
