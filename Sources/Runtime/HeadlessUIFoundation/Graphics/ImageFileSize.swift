/// The size of an image, as the header of its file states it. Nothing is decoded.
package enum ImageFileSize {
  /// The size in pixels, or in points for PDF and SVG; `nil` if the file isn't an image of a known type.
  package static func size(of data: Data) -> CGSize? {
    let bytes = [UInt8](data.prefix(1 << 20))
    return png(bytes) ?? gif(bytes) ?? jpeg(bytes) ?? webP(bytes) ?? pdf(bytes) ?? svg(bytes)
  }

  private static func big(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int {
    bytes[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
  }
  private static func little(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int {
    bytes[start..<start + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
  private static func starts(_ bytes: [UInt8], _ text: String, at start: Int = 0) -> Bool {
    bytes.dropFirst(start).starts(with: Array(text.utf8))
  }

  private static func png(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
    // Xcode's optimized files begin with another chunk.
    let start = starts(bytes, "CgBI", at: 12) ? 28 : 12
    guard bytes.count >= start + 12, starts(bytes, "IHDR", at: start) else { return nil }
    return CGSize(width: big(bytes, start + 4, 4), height: big(bytes, start + 8, 4))
  }

  private static func gif(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count >= 10, starts(bytes, "GIF8") else { return nil }
    return CGSize(width: little(bytes, 6, 2), height: little(bytes, 8, 2))
  }

  private static func jpeg(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var index = 2
    while index + 9 < bytes.count {
      guard bytes[index] == 0xFF else { return nil }
      let marker = bytes[index + 1]
      if marker == 0xFF {
        index += 1
        continue
      }
      // A frame header contains the size; three of the markers in its range are tables.
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return CGSize(width: big(bytes, index + 7, 2), height: big(bytes, index + 5, 2))
      }
      index += 2 + big(bytes, index + 2, 2)
    }
    return nil
  }

  private static func webP(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count >= 30, starts(bytes, "RIFF"), starts(bytes, "WEBP", at: 8) else { return nil }
    if starts(bytes, "VP8X", at: 12) {
      return CGSize(width: little(bytes, 24, 3) + 1, height: little(bytes, 27, 3) + 1)
    }
    if starts(bytes, "VP8L", at: 12) {
      let bits = little(bytes, 21, 4)
      return CGSize(width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
    }
    return CGSize(width: little(bytes, 26, 2) & 0x3FFF, height: little(bytes, 28, 2) & 0x3FFF)
  }

  private static func pdf(_ bytes: [UInt8]) -> CGSize? {
    guard starts(bytes, "%PDF"), let box = numbers(after: "/MediaBox", in: bytes), box.count == 4 else { return nil }
    return CGSize(width: box[2] - box[0], height: box[3] - box[1])
  }

  private static func numbers(after key: String, in bytes: [UInt8]) -> [Double]? {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let range = text.range(of: key) else { return nil }
    let rest = text[range.upperBound...].drop { $0 != "[" }.dropFirst().prefix { $0 != "]" }
    return rest.split { $0 == " " || $0.isNewline }.compactMap { Double($0) }
  }

  private static func svg(_ bytes: [UInt8]) -> CGSize? {
    let text = String(decoding: bytes.prefix(4096), as: UTF8.self)
    guard let tag = text.range(of: "<svg") else { return nil }
    let attributes = text[tag.upperBound...].prefix { $0 != ">" }
    func value(_ name: String) -> String? {
      guard let range = attributes.range(of: " \(name)=") else { return nil }
      let rest = attributes[range.upperBound...]
      guard let quote = rest.first else { return nil }
      return String(rest.dropFirst().prefix { $0 != quote })
    }
    func length(_ name: String) -> Double? {
      value(name).flatMap { text in text.hasSuffix("%") ? nil : Double(text.prefix { $0.isNumber || $0 == "." }) }
    }
    if let width = length("width"), let height = length("height") { return CGSize(width: width, height: height) }
    let box = (value("viewBox") ?? "").split { $0 == " " || $0 == "," || $0.isNewline }.compactMap { Double($0) }
    return box.count == 4 ? CGSize(width: box[2], height: box[3]) : nil
  }
}
