/// The bytes of a document as UTF-8 without a byte order mark: what the reader reads and what locations refer to.
package struct IBSource: Sendable {
  package let path: String
  package let bytes: [UInt8]
  /// Whether it must be a document of Interface Builder, rather than other XML of Xcode's, which has a document type.
  let isDocument: Bool
  /// The offset of the first character that XML doesn't allow.
  let illegalCharacter: Int?

  /// Decodes the bytes of a file.
  ///
  /// Interface Builder writes UTF-8. UTF-16, which every XML reader must support, is converted to it.
  package init(_ file: some Sequence<UInt8>, path: String, isDocument: Bool = true) throws(IBReadError) {
    // An array is not copied.
    let file = Array(file)
    self.path = path
    self.isDocument = isDocument
    guard !file.isEmpty else { throw IBReadError(path: path, problem: .empty) }
    guard file.count <= IBLimits.bytes else {
      throw IBReadError(path: path, problem: .tooLarge(bytes: file.count))
    }
    // A byte order mark, or "<?" in UTF-16.
    let beginning = Self.beginning(of: file)
    if beginning &>> 8 == 0xEF_BBBF {
      bytes = Array(file.dropFirst(3))
    } else if beginning &>> 16 == 0xFEFF || beginning == 0x003C_003F {
      bytes = try Self.utf8(fromUTF16: file, isBigEndian: true, path: path)
    } else if beginning &>> 16 == 0xFFFE || beginning == 0x3C00_3F00 {
      bytes = try Self.utf8(fromUTF16: file, isBigEndian: false, path: path)
    } else {
      bytes = file
    }
    let scan = bytes.withUnsafeBytes { CharacterScan($0) }
    illegalCharacter = scan.illegalCharacter
    try check(scan)
  }

  /// The first four bytes of a file as one number, with spaces for those that it doesn't have.
  private static func beginning(of file: [UInt8]) -> UInt32 {
    var number: UInt32 = 0
    var index = 0
    while index < 4 {
      number = number &<< 8 | (index < file.count ? UInt32(file[index]) : 0x20)
      index += 1
    }
    return number
  }
}
