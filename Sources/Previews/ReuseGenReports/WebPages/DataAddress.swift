/// Addresses that contain what they refer to.
package enum DataAddress {
  /// The address of a picture. All that means something in addresses, attributes or style sheets is escaped.
  package static func svg(_ text: String) -> String {
    var result = "data:image/svg+xml,"
    for byte in text.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x20, 0x28, 0x29, 0x2C, 0x2D, 0x2E, 0x2F, 0x3A, 0x3B, 0x3D, 0x5F:
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default: result += byte.percentEscape
      }
    }
    return result
  }
}
