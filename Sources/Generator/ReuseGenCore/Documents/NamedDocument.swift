package import ReuseGenXML

/// A document as a bundle knows it: by its name.
///
/// It can have several versions, of which a device loads one: for languages (Base.lproj, en.lproj …) and for devices
/// (~iphone, ~ipad).
package struct NamedDocument: Sendable {
  /// The properties that all versions of a document have in common.
  struct Identity: Hashable, Sendable {
    /// The name without its extension, as code writes it.
    let name: String
    let kind: InterfaceBuilderDocument.Kind
    /// The folder, without that of a language.
    let folder: String

    init(path: String, kind: InterfaceBuilderDocument.Kind) {
      // By bytes: a set can have thousands of documents.
      let slash = path.lastIndex(ofByte: UInt8(ascii: "/"))
      let start = slash.map { path.utf8.index(after: $0) } ?? path.startIndex
      let dot = path.lastIndex(ofByte: UInt8(ascii: "."))
      let end = dot.map { $0 < start ? path.endIndex : $0 } ?? path.endIndex
      var name = String(path[start..<end])
      for device in ["~iphone", "~ipad"] where name.hasSuffix(device) { name = String(name.dropLast(device.count)) }
      self.name = name
      self.kind = kind
      let folder = slash.map { String(path[..<$0]) } ?? ""
      if folder.hasSuffix(".lproj") {
        self.folder = folder.lastIndex(ofByte: UInt8(ascii: "/")).map { String(folder[..<$0]) } ?? ""
      } else {
        self.folder = folder
      }
    }
  }

  /// Entries and rules copy documents thousands of times. A copy of one costs as much as that of an object.
  private let store: Store
  /// The index in the document set.
  var position = 0

  private final class Store: Sendable {
    let identity: Identity
    let versions: [InterfaceBuilderDocument]

    init(_ identity: Identity, _ versions: [InterfaceBuilderDocument]) {
      (self.identity, self.versions) = (identity, versions)
    }
  }

  /// - Parameter versions: The versions in the order of their paths.
  init(_ identity: Identity, _ versions: [InterfaceBuilderDocument]) {
    if versions.count == 1 {
      store = Store(identity, versions)
    } else {
      let ranks = versions.map { Self.rank($0.path) }
      store = Store(identity, versions.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { versions[$0] })
    }
  }

  package var name: String { store.identity.name }
  package var kind: InterfaceBuilderDocument.Kind { store.identity.kind }
  /// The base language first, then by path.
  package var versions: [InterfaceBuilderDocument] { store.versions }
  var folder: String { store.identity.folder }
  /// The number of folders around the document.
  var depth: Int {
    var depth = 0
    var isInName = false
    _ = folder.hasByte { byte in
      if byte == UInt8(ascii: "/") {
        isInName = false
      } else if !isInName {
        isInName = true
        depth += 1
      }
      return false
    }
    return depth
  }

  /// Puts the base language before others, and versions for every device before those for one.
  private static func rank(_ path: String) -> Int {
    let folder = path.lastIndex(ofByte: UInt8(ascii: "/")).map { path[..<$0] } ?? ""
    let isLocalized = folder.hasSuffix(".lproj") && !folder.hasSuffix("Base.lproj")
    return (isLocalized ? 2 : 0) + (path.hasByte { $0 == UInt8(ascii: "~") } ? 1 : 0)
  }
}
