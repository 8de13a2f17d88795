extension UIImage {
  public static var supportsSecureCoding: Bool { true }

  /// The values of an image in an archive.
  private struct Archive: Codable {
    var name: String?
    var symbol: String?
    var file: URL?
    var darkFile: URL?
    var data: Data?
    var size: CGSize
    var scale: CGFloat
    var renderingMode: Int
    var identifier: String?
  }

  /// Writes the name, the location or the bytes of the image with its size. What was drawn is written as `pngData()`.
  public func encode(with coder: NSCoder) {
    var archive = Archive(size: size, scale: scale, renderingMode: renderingMode.rawValue)
    archive.identifier = accessibilityIdentifier
    switch content {
    case .none: break
    case .name(let name): archive.name = name
    case .symbol(let name): archive.symbol = name
    case .file(let url, let dark): (archive.file, archive.darkFile) = (url, dark)
    case .data(let data): archive.data = data
    case .drawn, .frames: archive.data = pngData()
    }
    coder.encodeValue(archive, forKey: "UIImage")
  }

  /// The parts of an archived image.
  static func parts(of coder: NSCoder) -> (content: Content, size: CGSize, scale: CGFloat, look: Look, name: String?)? {
    guard let archive = coder.decodeValue(Archive.self, forKey: "UIImage") else { return nil }
    var look = Look()
    look.renderingMode = RenderingMode(rawValue: archive.renderingMode) ?? .automatic
    let content: Content =
      archive.name.map { .name($0) } ?? archive.symbol.map { .symbol($0) }
      ?? archive.file.map { .file($0, dark: archive.darkFile) } ?? archive.data.map { .data($0) } ?? .none
    return (content, archive.size, archive.scale, look, archive.identifier)
  }
}
