/// An image by name. Files aren't decoded; a test looks at the name and the size.
public final class UIImage: NSObject, Sendable {
  /// The name that it was asked for by.
  package let name: String
  /// Whether it is a symbol of the system.
  package let isSymbol: Bool
  /// The size in points; zero if unknown.
  public let size: CGSize
  /// The number of pixels per point.
  public let scale: CGFloat = 1

  /// Makes an empty image.
  public override init() {
    name = ""
    isSymbol = false
    size = .zero
  }

  /// Makes the image of a name. Every name is accepted, because no file is loaded.
  public init?(named name: String) {
    self.name = name
    isSymbol = false
    size = .zero
  }

  /// Makes the image of a name in a bundle. Every name is accepted, because no file is loaded.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    self.init(named: name)
  }

  /// Makes a system symbol. Every name is accepted, because no file is loaded.
  public init?(systemName name: String) {
    self.name = name
    isSymbol = true
    size = CGSize(width: 20, height: 20)
  }

  /// The contents of a file, by its path.
  public init?(contentsOfFile path: String) {
    name = path
    isSymbol = false
    size = .zero
  }

  /// Makes an image of a document, which specifies its size.
  init(name: String, size: CGSize, isSymbol: Bool) {
    self.name = name
    self.size = size
    self.isSymbol = isSymbol
  }
}
