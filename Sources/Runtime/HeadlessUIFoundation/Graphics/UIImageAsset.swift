open class UIImageAsset: NSObject, @unchecked Sendable, NSSecureCoding {
  // Unchecked, because a lock protects the images.
  private final var images: [(traits: UITraitCollection, image: UIImage)] = []
  private let lock = NSLock()

  public override init() { super.init() }
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
  public func unregisterImage(with configuration: UIImage.Configuration) {
    lock.lock()
    defer { lock.unlock() }
    images.removeAll { $0.traits == configuration.traitCollection ?? UITraitCollection() }
  }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {
    lock.lock()
    defer { lock.unlock() }
    coder.encodeObjects(images.map(\.traits), forKey: "traits")
    coder.encodeObjects(images.map(\.image), forKey: "images")
  }
  public required init?(coder: NSCoder) {
    let traits = coder.decodedObjects(UITraitCollection.self, forKey: "traits")
    images = Array(zip(traits, coder.decodedObjects(UIImage.self, forKey: "images"))).map { (traits: $0, image: $1) }
  }
}
