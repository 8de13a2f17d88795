extension String {
  /// The text for an address, without characters that have a meaning in addresses or in HTML. Slashes stay.
  package var escapedForAddress: String {
    var result = ""
    for byte in utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F:
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default: result += byte.percentEscape
      }
    }
    return result
  }
}

extension UInt8 {
  /// The byte as addresses state it: "%2F".
  var percentEscape: String {
    let digits = String(self, radix: 16, uppercase: true)
    return digits.count == 1 ? "%0\(digits)" : "%\(digits)"
  }
}
