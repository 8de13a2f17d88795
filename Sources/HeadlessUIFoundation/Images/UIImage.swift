/// An image: a file, a symbol, or what a context drew.
///
/// Files aren't decoded; their headers state the size. Pictures of views contain the files of images that are found.
open class UIImage: NSObject, @unchecked Sendable {
  // Unchecked, because UIKit's texts for assistive technologies can be set. Everything else is constant.

  /// Where the content comes from.
  package enum Content {
    case none
    /// A name in a document whose file isn't found.
    case name(String)
    case symbol(String)
    /// A file, and another one for the dark style.
    case file(URL, dark: URL? = nil)
    case data(Data)
    case drawn(CGImage)
    case frames([UIImage], TimeInterval)
  }

  /// How an image is drawn.
  package struct Look {
    package var renderingMode = RenderingMode.automatic
    package var tintColor: UIColor?
    package var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    package var alignmentRectInsets = UIEdgeInsets.zero
    var baselineOffsetFromBottom: CGFloat?
    package var orientation = Orientation.up
    var flipsForRightToLeft = false
    package var configuration: Configuration?
  }

  package let content: Content
  package let look: Look
  /// The size in points; zero if unknown.
  open package(set) var size: CGSize
  /// The number of pixels per point.
  open package(set) var scale: CGFloat
  /// The label for assistive technologies.
  open var accessibilityLabel: String?
  /// The hint for assistive technologies. Stored; has no effect here.
  open var accessibilityHint: String?
  /// The value for assistive technologies. Stored; has no effect here.
  open var accessibilityValue: String?
  /// The identifier for tests.
  open var accessibilityIdentifier: String?
  /// Whether assistive technologies access the image. Stored; has no effect here.
  open var isAccessibilityElement = false

  /// Creates an image from its parts.
  package init(_ content: Content, size: CGSize = .zero, scale: CGFloat = 1, look: Look = Look()) {
    (self.content, self.size, self.scale, self.look) = (content, size, scale, look)
  }

  /// Creates an empty image.
  public convenience override init() { self.init(.none) }

  /// Creates the image of a file or an asset catalog in the main bundle; `nil` if there is none.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Creates the image of a file or an asset catalog in a bundle, `nil` for the main one, or in the resource bundles
  /// beside it. Returns `nil` if there is none.
  ///
  /// Catalogs are read as they are on Linux: folders named `*.xcassets`. The file states the size.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard !name.isEmpty, let found = AssetSearch.image(named: name, in: bundle ?? .main) else { return nil }
    self.init(file: found)
    accessibilityIdentifier = name
  }

  /// Creates the image of a file or an asset catalog in a bundle; `nil` if there is none.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }

  /// Creates the image of an image literal. Stops if there is none, as in UIKit.
  public convenience init(imageLiteralResourceName name: String) {
    guard let found = AssetSearch.image(named: name, in: .main), let size = found.size else {
      stop("There is no image named \"\(name)\" in an asset catalog or file of the main bundle")
    }
    self.init(found.content, size: size, scale: found.scale, look: found.look)
  }

  /// Creates the image of a file by its path; `nil` if the file isn't an image. The suffix `@2x` or `@3x` of the name
  /// specifies the scale.
  public convenience init?(contentsOfFile path: String) {
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    let scale: CGFloat = name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
    self.init(file: AssetSearch.Image(url: URL(fileURLWithPath: path), scale: scale))
  }

  private convenience init?(file: AssetSearch.Image) {
    guard let size = file.size else { return nil }
    self.init(file.content, size: size, scale: file.scale, look: file.look)
  }

  /// Creates the image of a file's contents; `nil` if they aren't an image.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates the image of a file's contents; `nil` if they aren't an image.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let pixels = ImageFileSize.size(of: data) else { return nil }
    let scale = scale > 0 ? scale : 1
    self.init(.data(data), size: CGSize(width: pixels.width / scale, height: pixels.height / scale), scale: scale)
  }

  /// Creates a system symbol. Every name is accepted, because the symbols themselves aren't here.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }
  /// Creates a system symbol. Every name is accepted, because the symbols themselves aren't here.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: nil)
  }
  /// Creates a system symbol. Every name is accepted, because the symbols themselves aren't here. The size follows the
  /// point size of the configuration.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    if name.isEmpty { return nil }
    let side = (configuration as? SymbolConfiguration)?.side ?? SymbolConfiguration.standardSide
    var look = Look()
    look.configuration = configuration
    self.init(.symbol(name), size: CGSize(width: side, height: side), look: look)
  }
  /// Creates a system symbol. Every name is accepted, because the symbols themselves aren't here.
  public convenience init?(systemName name: String, variableValue value: Double, configuration: Configuration? = nil) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  /// Creates an image of CoreGraphics.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }
  /// Creates an image of CoreGraphics.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let scale = scale > 0 ? scale : 1
    var look = Look()
    look.orientation = orientation
    let size = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    let turned = orientation.isTurned ? CGSize(width: size.height, height: size.width) : size
    self.init(.drawn(cgImage), size: turned, scale: scale, look: look)
  }

  /// Creates the image of a context.
  package convenience init(drawn: CGImage, size: CGSize, scale: CGFloat) {
    self.init(.drawn(drawn), size: size, scale: scale)
  }

  /// Creates an image of a document, which specifies its size.
  package convenience init(name: String, size: CGSize, isSymbol: Bool) {
    self.init(isSymbol ? .symbol(name) : .name(name), size: size)
  }

  /// The same image in the size that a document specifies.
  package func resized(to size: CGSize) -> UIImage {
    let copy = UIImage(content, size: size, scale: scale, look: look)
    copy.accessibilityIdentifier = accessibilityIdentifier
    return copy
  }

  /// The same image with another look.
  package func with(_ change: (inout Look) -> Void) -> UIImage {
    var look = look
    change(&look)
    let copy = UIImage(content, size: size, scale: scale, look: look)
    copy.accessibilityLabel = accessibilityLabel
    copy.accessibilityIdentifier = accessibilityIdentifier
    return copy
  }

  /// The name that pictures and messages show.
  package var shownName: String {
    switch content {
    case .name(let name), .symbol(let name): name
    case .file(let url, _): accessibilityIdentifier ?? url.deletingPathExtension().lastPathComponent
    case .data: "image"
    case .drawn(let image): (image.sourceImage as? UIImage)?.shownName ?? "image"
    case .frames(let images, _): images.first?.shownName ?? ""
    case .none: ""
    }
  }

  /// Whether it is a system symbol.
  open var isSymbolImage: Bool { if case .symbol = content { true } else { false } }

  /// Images of the same file, symbol or drawing with the same scale are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    if self === other { return true }
    guard size == other.size, scale == other.scale, renderingMode == other.renderingMode else { return false }
    return switch (content, other.content) {
    case (.name(let mine), .name(let others)), (.symbol(let mine), .symbol(let others)): mine == others
    case (.file(let mine, _), .file(let others, _)): mine == others
    case (.data(let mine), .data(let others)): mine == others
    case (.drawn(let mine), .drawn(let others)): mine === others
    default: false
    }
  }

  /// Equal images have equal hashes.
  open override var hash: Int { shownName.hashValue ^ size.width.hashValue }
}

extension AssetSearch.Image {
  var content: UIImage.Content { .file(url, dark: dark) }

  var look: UIImage.Look {
    var look = UIImage.Look()
    look.renderingMode = renderingMode
    return look
  }
}

extension CGImage {
  /// The UIKit image that this one was created from.
  fileprivate var sourceImage: AnyObject? {
    #if canImport(CoreGraphics)
    nil
    #else
    source
    #endif
  }
}
