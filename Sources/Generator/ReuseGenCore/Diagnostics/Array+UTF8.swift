import ReuseGenXML

extension [UInt8] {
  /// The offset of the first byte that isn't well-formed UTF-8; `nil` if all are.
  package var firstInvalidUTF8Offset: Int? { withUnsafeBytes { CharacterScan($0).invalidUTF8 } }
}
