import ReuseGenCLibrary

package struct SymbolicLink {
  package let path: String

  package init(path: String) { self.path = path }

  /// Where it leads; `nil` for anything else than a link.
  package var destination: String? {
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
      guard let base = buffer.baseAddress else { return }
      count = max(0, readlink(path, base, buffer.count))
    }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }
}
