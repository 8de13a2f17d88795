/// A picture by name. Nothing is decoded; the name and the size are what a test can look at.
public final class UIImage: NSObject, Sendable {
  /// The name that it was asked for by.
  let name: String
  /// Whether it is a symbol of the system.
  let isSymbol: Bool
  /// The size, in points; none where it isn't known.
  public let size: CGSize
  /// Pixels for a point.
  public let scale: CGFloat = 1

  /// A picture without content.
  public override init() {
    name = ""
    isSymbol = false
    size = .zero
  }

  /// The picture of a name. Every name is accepted, because nothing is loaded.
  public init?(named name: String) {
    self.name = name
    isSymbol = false
    size = .zero
  }

  /// The picture of a name in a bundle. Every name is accepted, because nothing is loaded.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    self.init(named: name)
  }

  /// A symbol of the system. Every name is accepted, because nothing is loaded.
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

  /// A picture of a document, whose size the document says.
  init(name: String, size: CGSize, isSymbol: Bool) {
    self.name = name
    self.size = size
    self.isSymbol = isSymbol
  }
}
