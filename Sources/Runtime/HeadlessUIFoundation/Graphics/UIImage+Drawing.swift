extension UIImage {
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

  // MARK: Prepared images
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
