// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
extension UIImage {
  /// The image of CoreGraphics: its size in pixels. `nil` for an empty image.
  public var cgImage: CGImage? {
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

  /// Draws the image into the current context, which records it.
  public func draw(in rect: CGRect) {
    #if canImport(CoreGraphics)
    if let cgImage { UIGraphicsGetCurrentContext()?.draw(cgImage, in: rect) }
    #else
    UIGraphicsGetCurrentContext()?.record(self, in: rect)
    #endif
  }
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) { draw(in: rect) }
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) { draw(at: point) }
  /// Draws the image once, because tiles aren't recorded.
  public func drawAsPattern(in rect: CGRect) { draw(in: rect) }

  /// The format for drawing a similar image.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }

  /// The file's contents if it is a PNG file. Pixels aren't available, so that the data of another image is a
  /// transparent image of the same size. `nil` for an empty image.
  public func pngData() -> Data? {
    if let data = fileData, data.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return data }
    return TransparentPNG.data(width: Int(pixels: size.width * scale), height: Int(pixels: size.height * scale))
  }
  /// The file's contents if it is a JPEG file, or what `pngData()` returns.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    if let data = fileData, data.starts(with: [0xFF, 0xD8]) { return data }
    return pngData()
  }
  private var fileData: Data? {
    switch content {
    case .file(let url, _): try? Data(contentsOf: url)
    case .data(let data): data
    default: nil
    }
  }

  // MARK: Animated images

  public var images: [UIImage]? { if case .frames(let images, _) = content { images } else { nil } }
  public var duration: TimeInterval { if case .frames(_, let duration) = content { duration } else { 0 } }
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return UIImage(.frames(images, duration), size: first.size, scale: first.scale)
  }
  /// The images `name0`, `name1` and so on.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    let frames = (0...1024).lazy.map { UIImage(named: "\(name)\($0)") }.prefix { $0 != nil }.compactMap { $0 }
    return animatedImage(with: Array(frames), duration: duration)
  }

  // MARK: Prepared images

  /// The image, which isn't decoded.
  public func preparingForDisplay() -> UIImage? { self }
  public func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) { completionHandler(self) }
  /// The image in another size.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard self.size.width > 0, self.size.height > 0 else { return nil }
    let factor = min(size.width / self.size.width, size.height / self.size.height)
    let fitting = CGSize(width: self.size.width * factor, height: self.size.height * factor)
    return UIImage(content, size: fitting, scale: scale, look: look)
  }
  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping (UIImage?) -> Void) {
    completionHandler(preparingThumbnail(of: size))
  }
  public func byPreparingForDisplay() async -> UIImage? { self }
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

  /// The images of the system's buttons.
  public class var add: UIImage { UIImage(.symbol("plus.circle.fill"), size: CGSize(width: 20, height: 20)) }
  public class var remove: UIImage { UIImage(.symbol("minus.circle.fill"), size: CGSize(width: 20, height: 20)) }
  public class var checkmark: UIImage { UIImage(.symbol("checkmark"), size: CGSize(width: 20, height: 20)) }
  public class var actions: UIImage { UIImage(.symbol("ellipsis.circle"), size: CGSize(width: 20, height: 20)) }
  public class var strokedCheckmark: UIImage { UIImage(.symbol("checkmark"), size: CGSize(width: 20, height: 20)) }
}

/// A PNG file of a size without anything visible.
private enum TransparentPNG {
  static func data(width: Int, height: Int) -> Data? {
    // A device has no memory for more pixels, either.
    guard width > 0, height > 0, width * height <= 1 << 28 else { return nil }
    var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    // One bit per pixel, of a palette with one transparent color.
    let depthAndColors: [UInt8] = [1, 3, 0, 0, 0]
    file += chunk("IHDR", bytes(width) + bytes(height) + depthAndColors)
    file += chunk("PLTE", [0, 0, 0, 0, 0, 0])
    file += chunk("tRNS", [0, 0])
    file += chunk("IDAT", compressed(zeros: ((width + 7) / 8 + 1) * height))
    return file + chunk("IEND", [])
  }

  /// Zeros as uncompressed blocks of a zlib stream.
  private static func compressed(zeros count: Int) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var left = count
    repeat {
      let length = min(left, 0xFFFF)
      left -= length
      let low = UInt8(length & 0xFF)
      let high = UInt8(length >> 8)
      let header: [UInt8] = [left == 0 ? 1 : 0, low, high, ~low, ~high]
      stream += header
      stream += [UInt8](repeating: 0, count: length)
    } while left > 0
    // Adler's checksum of zeros: the sum is 1, and the sum of sums is the count.
    let checksum = (count % 65_521) << 16 | 1
    return stream + bytes(checksum)
  }

  private static func chunk(_ type: String, _ content: [UInt8]) -> Data {
    let named = Array(type.utf8) + content
    return Data(bytes(content.count) + named + bytes(Int(checksum(named))))
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 {
        let half = sum >> 1
        sum = sum & 1 == 0 ? half : half ^ 0xEDB8_8320
      }
    }
    return ~sum
  }

  private static func bytes(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
