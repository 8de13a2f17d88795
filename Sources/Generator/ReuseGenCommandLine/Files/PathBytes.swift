/// A path that is compared by its bytes. Names that differ only in Unicode normalization are equal as strings, but name
/// different files.
package struct PathBytes: Hashable {
  /// A path of ASCII is its own text: the library compares strings much faster than a debug build compares bytes.
  private let text: String

  package init(_ path: String) {
    // Every other character has fewer units of UTF-16 than bytes.
    let isASCII = path.utf8.count == path.utf16.count
    text = isASCII ? path : path.utf8.reduce(into: "\u{0}") { $0 += "\($1) " }
  }
}
