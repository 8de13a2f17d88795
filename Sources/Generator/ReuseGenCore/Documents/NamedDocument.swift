package import InterfaceBuilderXML

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

  private let identity: Identity
  /// The base language first, then by path.
  package private(set) var versions: [InterfaceBuilderDocument]
  /// The index in the document set.
  var position = 0

  init(_ identity: Identity, _ document: InterfaceBuilderDocument) {
    self.identity = identity
    versions = [document]
  }

  package var name: String { identity.name }
  package var kind: InterfaceBuilderDocument.Kind { identity.kind }
  var folder: String { identity.folder }
  /// The number of folders around the document.
  var depth: Int { folder.isEmpty ? 0 : folder.utf8.split(separator: UInt8(ascii: "/")).count }

  mutating func add(_ version: InterfaceBuilderDocument) {
    versions.append(version)
    versions.sort { (Self.rank($0), $0.path) < (Self.rank($1), $1.path) }
  }

  /// Puts the base language before others, and versions for every device before those for one.
  private static func rank(_ version: InterfaceBuilderDocument) -> Int {
    let isLocalized = version.path.contains(".lproj/") && !version.path.contains("Base.lproj/")
    return (isLocalized ? 2 : 0) + (version.path.contains("~") ? 1 : 0)
  }
}
