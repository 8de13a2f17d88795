import ReuseGenCore

extension FileNames {
  // MARK: - Documents

  /// Reads the values of all attributes, whatever their elements.
  mutating func readDocument(_ bytes: [UInt8]) {
    var start: Int?
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\"") {
      if let opening = start {
        attributes.insert(String(decoding: bytes[opening..<index], as: UTF8.self))
        start = nil
      } else if index > 0, bytes[index - 1] == UInt8(ascii: "=") {
        start = index + 1
      }
    }
  }

  // MARK: - Settings

  /// Reads the build settings that name assets and documents, and the files with data that a project lists.
  mutating func readSettings(_ bytes: [UInt8]) {
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let text = String(decoding: line, as: UTF8.self)
      if let file = Self.dataFile(in: text) { dataFiles.insert(file) }
      guard text.contains("ASSETCATALOG_") || text.contains("INFOPLIST_"), let sign = text.firstIndex(of: "=") else {
        continue
      }
      let value = text[sign...].dropFirst()
      for word in value.split(whereSeparator: { " \t\r\";".contains($0) }) { addText(word) }
    }
  }

  /// The name of the file in the line of a project that lists a file with data; `nil` for other lines.
  private static func dataFile(in line: String) -> String? {
    guard let range = line.firstRange(of: "path = "), line.contains("PBXFileReference"),
      let end = line[range.upperBound...].firstIndex(of: ";")
    else { return nil }
    let path = line[range.upperBound..<end].filter { $0 != "\"" }
    let isData = [".json", ".plist", ".csv", ".xml", ".geojson"].contains { path.lowercased().hasSuffix($0) }
    // Services keep their settings out of repositories, and Info.plist is a setting of its own.
    guard isData, !path.hasSuffix("Info.plist"), !path.contains("$") else { return nil }
    return path.split(separator: "/").last.map(String.init)
  }

  // MARK: - Data

  /// Reads the texts between the punctuation of property lists, JSON, pages and tables.
  mutating func readData(_ bytes: [UInt8]) {
    for run in bytes.split(whereSeparator: Self.endsText) {
      let text = run.trimmed
      if !text.isEmpty { addText(String(decoding: text, as: UTF8.self)) }
    }
  }

  private static func endsText(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || "\"'<>(){}[],;=|#".utf8.contains(byte)
  }
}

extension ArraySlice<UInt8> {
  /// The bytes without spaces and colons at both ends.
  fileprivate var trimmed: ArraySlice<UInt8> {
    func isOuter(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: ":") }
    var text = drop(while: isOuter)
    while let last = text.last, isOuter(last) { text.removeLast() }
    return text
  }
}
