import InterfaceBuilderXML

/// A document as a bundle knows it: by its name.
///
/// It can have several versions, of which a device loads one: for languages (Base.lproj, en.lproj …) and for devices
/// (~iphone, ~ipad).
struct NamedDocument: Sendable {
  /// The properties that all versions of a document have in common.
  struct Identity: Hashable, Sendable {
    /// The name without its extension, as code writes it.
    let name: String
    let kind: InterfaceBuilderDocument.Kind
    /// The folder, without that of a language.
    let folder: String

    init(path: String, kind: InterfaceBuilderDocument.Kind) {
      var folders = path.split(separator: "/", omittingEmptySubsequences: false)
      let file = folders.removeLast()
      if let last = folders.last, last.hasSuffix(".lproj") { folders.removeLast() }
      var name = file[..<(file.lastIndex(of: ".") ?? file.endIndex)]
      for device in ["~iphone", "~ipad"] where name.hasSuffix(device) { name = name.dropLast(device.count) }
      self.name = String(name)
      self.kind = kind
      folder = folders.joined(separator: "/")
    }
  }

  private let identity: Identity
  /// The base language first, then by path.
  private(set) var versions: [InterfaceBuilderDocument]
  /// The index in the document set.
  var position = 0

  init(_ identity: Identity, _ document: InterfaceBuilderDocument) {
    self.identity = identity
    versions = [document]
  }

  var name: String { identity.name }
  var kind: InterfaceBuilderDocument.Kind { identity.kind }
  var folder: String { identity.folder }

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
