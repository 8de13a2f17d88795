/// An image: a file, a symbol, or what a context drew.
///
/// Files aren't decoded; their headers state the size. Pictures of views contain the files of images that are found.
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
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
    #if !canImport(CoreImage)
    var ciImage: CIImage?
    #endif
  }

  package private(set) var content = Content.none
  package private(set) var look = Look()
  /// Zero if it is unknown.
  open package(set) var size = CGSize.zero
  open package(set) var scale: CGFloat = 1
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
  package convenience init(_ content: Content, size: CGSize = .zero, scale: CGFloat = 1, look: Look = Look()) {
    self.init()
    (self.content, self.size, self.scale, self.look) = (content, size, scale, look)
  }

  public required convenience init?(coder: NSCoder) {
    guard let parts = UIImage.parts(of: coder) else { return nil }
    self.init(parts.content, size: parts.size, scale: parts.scale, look: parts.look)
    accessibilityIdentifier = parts.name
  }

  /// Creates an empty image. It is the designated initializer, so that subclasses inherit all.
  public override init() { super.init() }

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

  /// Creates the image of a file or an asset catalog in a bundle; `nil` if there is none. The size of a symbol follows
  /// the point size of the configuration.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    guard !name.isEmpty, let found = AssetSearch.image(named: name, in: bundle ?? .main) else { return nil }
    self.init(file: found, configuration)
    accessibilityIdentifier = name
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

  private convenience init?(file: AssetSearch.Image, _ configuration: Configuration? = nil) {
    guard let size = file.size else { return nil }
    var look = file.look
    look.configuration = configuration
    let side = file.symbol == nil ? nil : (configuration as? SymbolConfiguration)?.side
    self.init(file.content, size: side.map { CGSize(width: $0, height: $0) } ?? size, scale: file.scale, look: look)
  }

  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

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

  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }
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

  open var isSymbolImage: Bool { if case .symbol = content { true } else { false } }

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

  open override var hash: Int { shownName.hashValue ^ size.width.hashValue }

  open class var actions: UIImage { SystemImages.actions }
  open class var add: UIImage { SystemImages.add }
  open var alignmentRectInsets: UIEdgeInsets { look.alignmentRectInsets }
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return UIImage(.frames(images, duration), size: first.size, scale: first.scale)
  }
  open class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    let frames = (0...1024).lazy.map { UIImage(named: "\(name)\($0)") }.prefix { $0 != nil }.compactMap { $0 }
    return animatedImage(with: Array(frames), duration: duration)
  }
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(symbolConfiguration?.applying(configuration) ?? configuration)
  }
  open func byPreparingForDisplay() async -> UIImage? { self }
  open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
  open var capInsets: UIEdgeInsets { look.capInsets }
  /// The image of CoreGraphics: its size in pixels. `nil` for an empty image.
  open var cgImage: CGImage? {
    switch content {
    case .none: return nil
    case .drawn(let image): return image
    default:
      #if canImport(CoreGraphics)
      return GraphicsContexts.make(size: size, scale: scale)?.makeImage()
      #else
      let pixels = CGSize(width: size.width * scale, height: size.height * scale)
      return CGImage(width: Int(pixels: pixels.width), height: Int(pixels: pixels.height), drawing: nil, source: self)
      #endif
    }
  }
  open class var checkmark: UIImage { SystemImages.checkmark }
  open var configuration: Configuration? { look.configuration }
  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) { draw(at: point) }
  /// Draws the image into the current context, which records it.
  open func draw(in rect: CGRect) {
    #if canImport(CoreGraphics)
    if let cgImage { UIGraphicsGetCurrentContext()?.draw(cgImage, in: rect) }
    #else
    UIGraphicsGetCurrentContext()?.record(self, in: rect)
    #endif
  }
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) { draw(in: rect) }
  /// Draws the image once, because tiles aren't recorded.
  open func drawAsPattern(in rect: CGRect) { draw(in: rect) }
  open var duration: TimeInterval { if case .frames(_, let duration) = content { duration } else { 0 } }
  open var flipsForRightToLeftLayoutDirection: Bool { look.flipsForRightToLeft }
  /// The images for different traits: this one, and the file of the asset catalog for the dark style.
  open var imageAsset: UIImageAsset? {
    let asset = UIImageAsset()
    asset.register(self, with: UITraitCollection())
    if case .file(_, let dark?) = content {
      let image = UIImage(.file(dark), size: size, scale: scale, look: look)
      image.accessibilityIdentifier = accessibilityIdentifier
      asset.register(image, with: UITraitCollection(userInterfaceStyle: .dark))
    }
    return asset
  }
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { with { $0.flipsForRightToLeft = true } }
  open var imageOrientation: Orientation { look.orientation }
  open var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
  open func imageWithoutBaseline() -> UIImage { with { $0.baselineOffsetFromBottom = nil } }
  open var images: [UIImage]? { if case .frames(let images, _) = content { images } else { nil } }
  @preconcurrency
  open func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) { completionHandler(self) }
  @preconcurrency
  open func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(preparingThumbnail(of: size))
  }
  /// The image, which isn't decoded.
  open func preparingForDisplay() -> UIImage? { self }
  open func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard self.size.width > 0, self.size.height > 0 else { return nil }
    let factor = min(size.width / self.size.width, size.height / self.size.height)
    let fitting = CGSize(width: self.size.width * factor, height: self.size.height * factor)
    return UIImage(content, size: fitting, scale: scale, look: look)
  }
  open class var remove: UIImage { SystemImages.remove }
  open var renderingMode: RenderingMode { look.renderingMode }
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { with { $0.capInsets = capInsets } }
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    with { ($0.capInsets, $0.resizingMode) = (capInsets, resizingMode) }
  }
  open var resizingMode: ResizingMode { look.resizingMode }
  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    let insets = UIEdgeInsets(top: top, left: left, bottom: size.height - top - 1, right: size.width - left - 1)
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }
  open class var strokedCheckmark: UIImage { SystemImages.strokedCheckmark }
  open var symbolConfiguration: SymbolConfiguration? { look.configuration as? SymbolConfiguration }
  /// The traits for which the image was chosen: the current ones.
  open var traitCollection: UITraitCollection { .current }
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = alignmentInsets }
  }
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    with { $0.baselineOffsetFromBottom = baselineOffset }
  }
  /// The image with a configuration. The size of a symbol follows its point size.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard case .symbol = content, let side = (configuration as? SymbolConfiguration)?.side else {
      return with { $0.configuration = configuration }
    }
    var look = look
    look.configuration = configuration
    return UIImage(content, size: CGSize(width: side, height: side), scale: scale, look: look)
  }
  open func withHorizontallyFlippedOrientation() -> UIImage { with { $0.orientation = $0.orientation.mirrored } }
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { with { $0.renderingMode = renderingMode } }
  open func withTintColor(_ color: UIColor) -> UIImage { with { $0.tintColor = color } }
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with { ($0.tintColor, $0.renderingMode) = (color, renderingMode) }
  }
}

extension AssetSearch.Image {
  var content: UIImage.Content { symbol.map { UIImage.Content.symbol($0) } ?? .file(url, dark: dark) }

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
